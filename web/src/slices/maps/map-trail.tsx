import type { Drawing } from "./map-frame.tsx";
import { trailBetween } from "./trail-frame.ts";
import type { Spot } from "./view.ts";

/** The dotted way from spot to spot, in their order. */
export function MapTrail({ drawing, spots }: { drawing: Drawing; spots: readonly Spot[] }) {
  const legs = spots.slice(1).map((to, index) => trailBetween(spots[index] ?? to, to));
  const { x, y, k } = drawing.view;
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      {legs.map((leg) => (
        <path
          key={leg}
          d={leg}
          strokeWidth="3"
          strokeDasharray="0.1 7"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-brass"
        />
      ))}
    </g>
  );
}
