import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { MapFallback } from "./map-fallback.tsx";
import { MapFrame } from "./map-frame.tsx";
import { PickedMark } from "./map-marks.tsx";
import { sheetQuery } from "./sheet-query.ts";

type FinderMapProps = {
  code: string;
  label: string;
  picked: Point | null;
  onPick: (point: Point) => void;
};

/** A map to pick a place on, by a click or with the keys. */
export default function FinderMap({ code, label, picked, onPick }: FinderMapProps) {
  const sheet = useQuery(sheetQuery(code));
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const drawn = sheet.data;
  return (
    <MapFrame
      key={code}
      sheet={drawn}
      label={label}
      maxZoom={1024}
      onPick={(spot) => {
        const point = drawn.unproject(spot);
        if (point) onPick(point);
      }}
    >
      {(drawing) => picked && <PickedMark sheet={drawn} drawing={drawing} at={picked} />}
    </MapFrame>
  );
}
