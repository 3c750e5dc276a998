import type { DotState } from "./map-dots.ts";

/** How a dot looks: a solid disc for a used place, a ring for a free one, a square with a hole for a withdrawn. */
const LOOKS: Record<DotState, { outer: string; inner: string | null; cap: "round" | "square" }> = {
  f: { outer: "stroke-pine", inner: "stroke-raised", cap: "round" },
  u: { outer: "stroke-brass-text", inner: null, cap: "round" },
  w: { outer: "stroke-flag", inner: "stroke-raised", cap: "square" },
};

/** Dots up to this many pixels stand too close for a rim of paper around each. */
const SMALL = 5;

type DotStrokesProps = {
  /** Path data of lines without length. */
  d: string;
  state: DotState;
  /** Pixels across. */
  size: number;
};

/** Dots of one state that keep their size whatever the zoom. */
export function DotStrokes({ d, state, size }: DotStrokesProps) {
  const { outer, inner, cap } = LOOKS[state];
  const shared = { d, strokeLinecap: cap, vectorEffect: "non-scaling-stroke" } as const;
  return (
    <>
      {size > SMALL && <path {...shared} className="stroke-raised" strokeWidth={size + 2} />}
      <path {...shared} className={outer} strokeWidth={size} />
      {inner && (
        <path {...shared} className={inner} strokeWidth={size > SMALL ? size - 4 : size - 2.5} />
      )}
    </>
  );
}

const MEANINGS: readonly [DotState, string][] = [
  ["u", "used by a hunt"],
  ["f", "free"],
  ["w", "withdrawn"],
];

/** What the dots mean, with how many there are of each. */
export function DotLegend({ counts }: { counts: Record<DotState, number> }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-quiet">
      {MEANINGS.map(([state, meaning]) => (
        <li key={state} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" className="size-4">
            <DotStrokes d="M8 8h0" state={state} size={9} />
          </svg>
          {counts[state].toLocaleString("en-US")} {meaning}
        </li>
      ))}
    </ul>
  );
}
