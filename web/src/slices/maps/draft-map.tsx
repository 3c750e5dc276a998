import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { MapFallback } from "./map-fallback.tsx";
import { MapFrame } from "./map-frame.tsx";
import { SquarePin } from "./map-marks.tsx";
import { MapTrail } from "./map-trail.tsx";
import { sheetQuery } from "./sheet-query.ts";

export type DraftMapProps = {
  /** Two letters of a state, or NATIONAL. */
  code: string;
  label: string;
  squares: readonly { sequenceNum: number; center: Point }[];
};

/** Where the squares of a hunt lie and in which order, for whoever makes it. */
export default function DraftMap({ code, label, squares }: DraftMapProps) {
  const sheet = useQuery(sheetQuery(code));
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const drawn = sheet.data;
  const spots = squares.flatMap(({ center }) => drawn.project(center) ?? []);
  return (
    <MapFrame
      sheet={drawn}
      label={label}
      maxZoom={256}
      zoomTo={{ spots, label: "Zoom to the squares" }}
    >
      {(drawing) => (
        <>
          <MapTrail drawing={drawing} spots={spots} />
          {squares.map(({ sequenceNum, center }) => (
            <SquarePin
              key={sequenceNum}
              sheet={drawn}
              drawing={drawing}
              at={center}
              number={sequenceNum}
            />
          ))}
        </>
      )}
    </MapFrame>
  );
}
