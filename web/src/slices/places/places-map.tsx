import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { outlineCode } from "../hunts/outline-code.ts";
import { stateName } from "../hunts/state-names.ts";
import { MapFallback } from "../maps/map-fallback.tsx";
import { MapFrame } from "../maps/map-frame.tsx";
import { sheetQuery } from "../maps/sheet-query.ts";
import type { View } from "../maps/view.ts";
import { DotStrokes } from "./dot-marks.tsx";
import { type DotState, nearestDot, type PlacedDot, placeDots, pointPath } from "./map-dots.ts";
import type { Dot } from "./queries.ts";

/** Free places below, so that the few others are not covered. */
const ORDER: readonly DotState[] = ["f", "u", "w"];
/** How far from a dot a click still means it, in units of the drawing at zoom 1. */
const REACH = 26;

type PlacesMapProps = {
  /** A state in capitals, or null for all of the nation. */
  stock: string | null;
  dots: readonly Dot[];
  chosen: string | null;
  onOpen: (id: string) => void;
};

/** All matches as dots, on the map of their state or of the nation. */
export default function PlacesMap({ stock, dots, chosen, onOpen }: PlacesMapProps) {
  const code = stock === null ? "NATIONAL" : outlineCode(stock);
  const sheet = useQuery(sheetQuery(code));
  const placed = useMemo(() => (sheet.data ? placeDots(sheet.data, dots) : []), [sheet.data, dots]);
  const strokes = useMemo(() => <AllDots placed={placed} />, [placed]);
  if (!sheet.data)
    return <MapFallback onRetry={sheet.isError ? () => void sheet.refetch() : null} />;
  const mark = placed.find(({ id }) => id === chosen);
  return (
    <MapFrame
      key={code}
      sheet={sheet.data}
      label={`Map of the places: ${code === "NATIONAL" ? "the United States" : stateName(stock ?? "")}`}
      maxZoom={1024}
      onPick={(spot, view) => {
        const nearest = nearestDot(placed, spot, REACH / view.k);
        if (nearest) onOpen(nearest.id);
      }}
    >
      {({ view }) => (
        <g transform={moved(view)}>
          {strokes}
          {mark && <ChosenDot mark={mark} />}
        </g>
      )}
    </MapFrame>
  );
}

const moved = ({ x, y, k }: View) => `translate(${x} ${y}) scale(${k})`;

/** Pixels across: the more dots there are, the smaller. */
function sizeFor(count: number): number {
  if (count > 1_000) return 4.5;
  return count > 200 ? 6 : 9;
}

function AllDots({ placed }: { placed: readonly PlacedDot[] }) {
  const size = sizeFor(placed.length);
  return ORDER.map((state) => (
    <DotStrokes key={state} d={pointPath(placed, state)} state={state} size={size} />
  ));
}

function ChosenDot({ mark }: { mark: PlacedDot }) {
  const d = pointPath([mark], mark.state);
  const shared = { d, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      <path {...shared} className="stroke-ink" strokeWidth="21" />
      <path {...shared} className="stroke-raised" strokeWidth="15" />
      <DotStrokes d={d} state={mark.state} size={10} />
    </>
  );
}
