import { contourLines } from "@ten-paces/geo/contours";
import { classNames } from "./class-names.ts";

type ContoursProps = {
  seed: string;
  /** Size and place; the colour is that of the text (text-contour unless told otherwise). */
  className?: string;
};

const SHAPE = { width: 800, height: 400, cell: 25, hill: 190, levels: 9 };

/** Contour lines as the ground of a page or panel. Decoration: fills its box, cut at the edges. */
export function Contours({ seed, className = "text-contour" }: ContoursProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`4 4 ${SHAPE.width - 8} ${SHAPE.height - 8}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      className={classNames("pointer-events-none absolute inset-0 size-full", className)}
    >
      {contourLines(seed, SHAPE).map((path, level) => (
        <path
          key={path}
          d={path}
          strokeWidth={level % 4 === 0 ? 1.5 : 0.75}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
