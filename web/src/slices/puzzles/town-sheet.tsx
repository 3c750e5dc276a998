import type { MouseEvent, ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { dotMarker, labelsOf, letterHeight, type Spot, scaleMiles } from "./town-map.ts";

type TownSheetProps = {
  outlines: readonly string[];
  towns: readonly (Spot & { id: string; name: string })[];
  milesWide: number;
  /** Towns whose names come before all others and are set strongly. */
  strong?: readonly string[];
  /** Half the width of what stands at a town. */
  marker?: number;
  /** What is drawn over the land and under the names. */
  children?: ReactNode;
  /** Flags and other things over the map. */
  over?: ReactNode;
  onPress?: ((spot: Spot) => void) | undefined;
};

/** A flat map of towns, for eyes and fingers alone: whoever uses it says all of it in words beside it. */
export function TownSheet(props: TownSheetProps) {
  const { outlines, towns, milesWide, strong = [], marker = dotMarker, over, onPress } = props;
  const first = towns.filter(({ id }) => strong.includes(id));
  const labels = labelsOf(
    [...first, ...towns.filter(({ id }) => !strong.includes(id))],
    marker,
    towns,
  );
  const bar = (1000 * scaleMiles(milesWide)) / milesWide;
  function press(event: MouseEvent<SVGSVGElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const at = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1000);
    onPress?.({
      x: at((event.clientX - left) / width),
      y: at((event.clientY - top) / height),
    });
  }
  return (
    <div className="grid max-w-xl gap-1">
      <div className="relative">
        <svg
          viewBox="0 0 1000 1000"
          aria-hidden="true"
          onClick={press}
          className={classNames(
            "block w-full touch-manipulation rounded-md border border-contour bg-sunken",
            onPress ? "cursor-crosshair" : "",
          )}
        >
          {outlines.map((points) => (
            <polygon key={points} points={points} className="fill-raised stroke-edge stroke-[3]" />
          ))}
          {props.children}
          {marker === dotMarker &&
            towns.map(({ id, x, y }) => (
              <circle
                key={id}
                cx={x}
                cy={y}
                r={strong.includes(id) ? 14 : 8}
                className={strong.includes(id) ? "fill-flag" : "fill-ink"}
              />
            ))}
          {labels.map(({ id, text, x, y, anchor }) => (
            <text
              key={id}
              x={x}
              y={y}
              textAnchor={anchor}
              fontSize={letterHeight}
              className={classNames(
                "fill-ink stroke-raised font-sans [paint-order:stroke]",
                strong.includes(id) ? "stroke-[10] font-bold" : "stroke-[6]",
              )}
            >
              {text}
            </text>
          ))}
        </svg>
        {over}
      </div>
      <p aria-hidden="true" className="flex items-center gap-2 text-xs text-quiet">
        <span className="h-1.5 border border-t-0 border-edge" style={{ width: `${bar / 10}%` }} />
        {scaleMiles(milesWide)} miles. North is up.
      </p>
    </div>
  );
}
