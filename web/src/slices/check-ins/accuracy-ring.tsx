import { classNames } from "../../ui/class-names.ts";
import { formatMetresAsFeet } from "../../ui/distance.ts";
import { GOOD_RADIUS, isGoodEnough, ringRadius } from "./ring.ts";

/** A ring that shrinks to how surely the position is known, and the number in feet. */
export function AccuracyRing({ accuracyM }: { accuracyM: number | null }) {
  const good = accuracyM !== null && isGoodEnough(accuracyM);
  return (
    <div className="relative mx-auto size-56">
      <svg aria-hidden="true" viewBox="0 0 200 200" fill="none" className="size-full">
        <path
          d="M100 4v14M100 182v14M4 100h14M182 100h14"
          strokeWidth="1.5"
          className="stroke-edge"
        />
        <circle
          cx="100"
          cy="100"
          r={GOOD_RADIUS}
          strokeWidth="1.5"
          strokeDasharray="4 4"
          className="stroke-edge"
        />
        <circle
          cx="100"
          cy="100"
          r="92"
          strokeWidth={accuracyM === null ? 4 : 3}
          style={{
            transform: `scale(${accuracyM === null ? 1 : ringRadius(accuracyM) / 92})`,
            transformOrigin: "center",
          }}
          vectorEffect="non-scaling-stroke"
          className={classNames(
            "transition-transform duration-200 ease-out",
            accuracyM === null && "animate-breathe",
            good ? "fill-pine-wash stroke-pine" : "fill-brass-wash/60 stroke-brass",
          )}
        />
      </svg>
      <span className="figure absolute inset-0 flex items-center justify-center text-xl font-semibold tabular-nums">
        {accuracyM === null ? "" : formatMetresAsFeet(accuracyM)}
      </span>
    </div>
  );
}
