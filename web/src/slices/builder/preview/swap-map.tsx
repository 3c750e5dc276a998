import { useQuery } from "@tanstack/react-query";
import type { HuntDraftShape } from "@ten-paces/contract";
import { useMemo } from "react";
import { outlineCode } from "../../hunts/outline-code.ts";
import { stateName } from "../../hunts/state-names.ts";
import { MapFallback } from "../../maps/map-fallback.tsx";
import { MapFrame } from "../../maps/map-frame.tsx";
import { PickedMark, SquarePin } from "../../maps/map-marks.tsx";
import { MapTrail } from "../../maps/map-trail.tsx";
import { sheetQuery } from "../../maps/sheet-query.ts";
import { DotStrokes } from "../../places/dot-marks.tsx";
import { nearestDot, placeDots, pointPath } from "../../places/map-dots.ts";

/** How far from a dot a click still means it, in units of the drawing at zoom 1. */
const REACH = 26;
/** Pixels across. */
const DOT = 9;

export type SwapMapProps = {
  draft: HuntDraftShape;
  /** The square to be moved. */
  num: number;
  /** Places that it may move to: id, latitude, longitude. */
  dots: readonly [string, number, number][];
  picked: string | null;
  /** Null where there is none at the spot. */
  onPick: (placeId: string | null) => void;
};

/** The free places as dots around the route of the draft; one is picked by a click, or by Enter over the cross. */
export default function SwapMap({ draft, num, dots, picked, onPick }: SwapMapProps) {
  const sheet = useQuery(sheetQuery(outlineCode(draft.state)));
  const placed = useMemo(
    () =>
      sheet.data
        ? placeDots(
            sheet.data,
            dots.map(([id, lat, lng]) => [id, lat, lng, "f"] as const),
          )
        : [],
    [sheet.data, dots],
  );
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const drawn = sheet.data;
  const spots = draft.squares.flatMap(({ center }) => drawn.project(center) ?? []);
  const others = draft.squares.filter(({ sequenceNum }) => sequenceNum !== num);
  const moved = draft.squares.find(({ sequenceNum }) => sequenceNum === num);
  const mark = placed.find(({ id }) => id === picked);
  return (
    <MapFrame
      sheet={drawn}
      label={`Map of the free places in ${stateName(draft.state)}`}
      maxZoom={256}
      startAt={spots}
      zoomTo={{ spots, label: "Zoom to the squares" }}
      onPick={(spot, view) => {
        onPick(nearestDot(placed, spot, REACH / view.k)?.id ?? null);
      }}
    >
      {(drawing) => (
        <>
          <MapTrail drawing={drawing} spots={spots} />
          <g transform={`translate(${drawing.view.x} ${drawing.view.y}) scale(${drawing.view.k})`}>
            <DotStrokes d={pointPath(placed, "f")} state="f" size={DOT} />
            {mark && <DotStrokes d={pointPath([mark], "f")} state="u" size={DOT * 2} />}
          </g>
          {others.map(({ sequenceNum, center }) => (
            <SquarePin
              key={sequenceNum}
              sheet={drawn}
              drawing={drawing}
              at={center}
              number={sequenceNum}
            />
          ))}
          {moved && <PickedMark sheet={drawn} drawing={drawing} at={moved.center} />}
        </>
      )}
    </MapFrame>
  );
}
