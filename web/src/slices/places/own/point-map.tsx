import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { MapFallback } from "../../maps/map-fallback.tsx";
import { MapFrame } from "../../maps/map-frame.tsx";
import { PickedMark, SpotMark } from "../../maps/map-marks.tsx";
import { sheetQuery } from "../../maps/sheet-query.ts";

type PointMapProps = {
  /** Two letters of a state, or NATIONAL. */
  code: string;
  label: string;
  place: Point | null;
  stand: Point | null;
  onPick: (point: Point) => void;
};

/** Where a place and its stand lie, and a click that puts one of them elsewhere. */
export default function PointMap({ code, label, place, stand, onPick }: PointMapProps) {
  const sheet = useQuery(sheetQuery(code));
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const drawn = sheet.data;
  const startAt = [place, stand].flatMap((point) => (point && drawn.project(point)) ?? []);
  return (
    <MapFrame
      key={code}
      sheet={drawn}
      label={label}
      maxZoom={1024}
      startAt={startAt}
      onPick={(spot) => {
        const point = drawn.unproject(spot);
        if (point) onPick(point);
      }}
    >
      {(drawing) => (
        <>
          {place && <SpotMark sheet={drawn} drawing={drawing} at={place} />}
          {stand && <PickedMark sheet={drawn} drawing={drawing} at={stand} />}
        </>
      )}
    </MapFrame>
  );
}
