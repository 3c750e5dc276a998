import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { LocateFixed, MapPinned } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LocationHelp, TROUBLE_TITLES } from "../field-aids/location-help.tsx";
import { MapFallback } from "./map-fallback.tsx";
import { MapFrame } from "./map-frame.tsx";
import { OwnMark, SquarePin } from "./map-marks.tsx";
import { readMapStyle } from "./map-style.ts";
import { MapTrail } from "./map-trail.tsx";
import type { MappedSquare } from "./mapped-square.ts";
import type { Sheet } from "./sheet.ts";
import { sheetQuery } from "./sheet-query.ts";
import { useOwnPosition } from "./use-own-position.ts";
import { SHEET } from "./view.ts";

const StreetMap = lazy(() => arrivalOf(() => import("./street-map.tsx")));

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
  const [style] = useState(readMapStyle);
  const [streets, setStreets] = useState(false);
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const drawn = sheet.data;
  const spots = solved.flatMap(({ center }) => drawn.project(center) ?? []);
  const label = code === "NATIONAL" ? "Map of the United States" : `Map of ${stateName}`;
  return (
    <div className="grid gap-3">
      {streets && style ? (
        <Suspense fallback={<MapFallback />}>
          <StreetMap
            styleUrl={style.href}
            label={label}
            solved={solved}
            fix={fix}
            around={cornersOf(drawn)}
          />
        </Suspense>
      ) : (
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
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <SolvedList solved={solved} />
        <div className="flex flex-wrap gap-3">
          {style && (
            <Button
              variant="secondary"
              icon={<MapPinned aria-hidden="true" className="size-5" />}
              onClick={() => setStreets(!streets)}
            >
              {streets ? "Drawn map" : "Street map"}
            </Button>
          )}
          <Button
            variant="secondary"
            aria-pressed={wanted}
            icon={<LocateFixed aria-hidden="true" className="size-5" />}
            onClick={() => setWanted(!wanted)}
          >
            {wanted ? "Hide my position" : "Show my position"}
          </Button>
        </div>
      </div>
      {style && (
        <p className="text-xs text-quiet">
          {`The street map comes from ${style.host}, which then learns your network address and which part of the map you look at.`}
        </p>
      )}
      <p className="text-xs text-quiet">
        Lines: U.S. Census Bureau. Rivers and lakes: Natural Earth. Towns: GeoNames, CC BY 4.0.
      </p>
      {trouble && (
        <Notice tone="error" title={TROUBLE_TITLES[trouble]} announce>
          <LocationHelp trouble={trouble} />
        </Notice>
      )}
      {fix && !streets && !drawn.project(fix) && (
        <Notice announce>You are outside of this map.</Notice>
      )}
    </div>
  );
}

/** South-west and north-east of what a sheet shows; of the nation its main land. */
function cornersOf(drawn: Sheet): readonly [Point, Point] {
  const southWest = drawn.unproject({ x: 0, y: SHEET.height });
  const northEast = drawn.unproject({ x: SHEET.width, y: 0 });
  return southWest && northEast ? [southWest, northEast] : MAIN_LAND;
}

const MAIN_LAND = [
  { lat: 24.5, lng: -125 },
  { lat: 49.5, lng: -66.9 },
] as const;

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
