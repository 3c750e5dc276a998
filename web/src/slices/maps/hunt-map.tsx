import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LocationHelp, TROUBLE_TITLES } from "../field-aids/location-help.tsx";
import { MapFallback } from "./map-fallback.tsx";
import { MapFrame } from "./map-frame.tsx";
import { OwnMark, SquarePin } from "./map-marks.tsx";
import { MapTrail } from "./map-trail.tsx";
import { sheetQuery } from "./sheet-query.ts";
import { useOwnPosition } from "./use-own-position.ts";

export interface MappedSquare {
  sequenceNum: number;
  name: string;
  town: string;
  center: Point;
}

export type HuntMapProps = {
  /** Two letters of a state, or NATIONAL. */
  code: string;
  stateName: string;
  /** The solved squares. The place of any other is not known here. */
  solved: readonly MappedSquare[];
};

/** The map of a hunt: its state, what is solved, and on request where the reader stands. */
export default function HuntMap({ code, stateName, solved }: HuntMapProps) {
  const [wanted, setWanted] = useState(false);
  const { fix, trouble } = useOwnPosition(wanted);
  const sheet = useQuery(sheetQuery(code));
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const drawn = sheet.data;
  const spots = solved.flatMap(({ center }) => drawn.project(center) ?? []);
  const label = code === "NATIONAL" ? "Map of the United States" : `Map of ${stateName}`;
  return (
    <div className="grid gap-3">
      <MapFrame
        sheet={drawn}
        label={label}
        maxZoom={256}
        startAt={spots}
        zoomTo={{ spots, label: "Zoom to the solved squares" }}
      >
        {(drawing) => (
          <>
            <MapTrail drawing={drawing} spots={spots} />
            {solved.map((square) => (
              <SquarePin
                key={square.sequenceNum}
                sheet={drawn}
                drawing={drawing}
                at={square.center}
                number={square.sequenceNum}
              />
            ))}
            {fix && <OwnMark sheet={drawn} drawing={drawing} at={fix} accuracyM={fix.accuracy} />}
          </>
        )}
      </MapFrame>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SolvedList solved={solved} />
        <Button
          variant="secondary"
          aria-pressed={wanted}
          icon={<LocateFixed aria-hidden="true" className="size-5" />}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? "Hide my position" : "Show my position"}
        </Button>
      </div>
      <p className="text-xs text-quiet">
        Lines: U.S. Census Bureau. Rivers and lakes: Natural Earth. Towns: GeoNames, CC BY 4.0.
      </p>
      {trouble && (
        <Notice tone="error" title={TROUBLE_TITLES[trouble]} announce>
          <LocationHelp trouble={trouble} />
        </Notice>
      )}
      {fix && !drawn.project(fix) && <Notice announce>You are outside of this map.</Notice>}
    </div>
  );
}

function SolvedList({ solved }: { solved: readonly MappedSquare[] }) {
  if (solved.length === 0) {
    return (
      <p className="text-sm text-quiet">Squares appear on the map once you have solved them.</p>
    );
  }
  return (
    <ol aria-label="Solved squares on the map" className="grid gap-0.5 text-sm">
      {solved.map((square) => (
        <li key={square.sequenceNum}>
          <strong className="text-brass-text">{square.sequenceNum}</strong> {square.name},{" "}
          {square.town}
        </li>
      ))}
    </ol>
  );
}
