import type { EvidenceRun } from "@ten-paces/contract";
import { drawTrack } from "./track.ts";

const STROKES = ["stroke-pine", "stroke-sky-text", "stroke-rust-text", "stroke-quiet"];
const DASHES = [undefined, "6 4", "2 4", "10 4 2 4"];

const strokeOf = (index: number) => STROKES[Math.min(index, STROKES.length - 1)];
const dashOf = (index: number) => DASHES[Math.min(index, DASHES.length - 1)];

type TrackProps = {
  squares: readonly { num: number; lat: number; lng: number }[];
  runs: readonly EvidenceRun[];
};

/** Where the winner and the other finishers checked in. All of it stands in the table below, too. */
export function TrackDrawing({ squares, runs }: TrackProps) {
  const drawn = drawTrack(squares, runs);
  if (!drawn) return <p className="text-quiet">Nobody stands anywhere in a digital hunt.</p>;
  const names = drawn.runs.map(({ displayName }) => displayName).join(", ");
  return (
    <figure className="grid gap-3">
      <svg
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        role="img"
        aria-label={`The tracks of ${names}, north up`}
        className="max-h-[32rem] w-full rounded-md border border-contour bg-sunken"
      >
        {drawn.squares.map(({ num, x, y }) => (
          <g key={num} transform={`translate(${x} ${y})`}>
            <circle r="11" className="fill-brass-text stroke-raised" strokeWidth="2" />
            <text
              y="4"
              fontSize="12"
              fontWeight="700"
              textAnchor="middle"
              className="fill-on-brass"
            >
              {num}
            </text>
          </g>
        ))}
        {drawn.runs.toReversed().map(({ userId, path, spots }, reversed) => {
          const index = drawn.runs.length - 1 - reversed;
          return (
            <g key={userId} fill="none" className={strokeOf(index)}>
              <path d={path} strokeWidth={index === 0 ? 3 : 2} strokeDasharray={dashOf(index)} />
              {spots.map(({ x, y, squareNum, suspicious }, at) => (
                <circle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a track never changes its order.
                  key={`${squareNum} ${at}`}
                  cx={x}
                  cy={y}
                  r={suspicious ? 8 : 4}
                  strokeWidth={suspicious ? 4 : 2}
                  className={suspicious ? "fill-none stroke-flag" : "fill-raised"}
                />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {drawn.runs.map(({ userId, displayName }, index) => (
            <li key={userId} className="flex items-center gap-2">
              <svg viewBox="0 0 28 6" aria-hidden="true" className="h-1.5 w-7">
                <path
                  d="M0 3H28"
                  strokeWidth="3"
                  strokeDasharray={dashOf(index)}
                  className={strokeOf(index)}
                />
              </svg>
              {displayName}
              {index === 0 && " (the winner)"}
            </li>
          ))}
          <li>A red ring: a check-in that weighs</li>
        </ul>
      </figcaption>
    </figure>
  );
}
