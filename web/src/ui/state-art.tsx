import { type ContourShape, contourLines } from "@ten-paces/geo/contours";
import { hashText } from "@ten-paces/geo/noise";
import { memo, useId, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useNearView } from "./use-near-view.ts";
import { type StateOutline, useStateOutline } from "./use-state-outline.ts";

type StateArtProps = {
  /** A state's name in any case, or its code; anything else, as NATIONAL and FREE, has the nation as its picture. */
  state: string;
  /** The hunt's id: each hunt has its own ground. */
  seed: string;
  /** The harder the hunt, the closer the lines. */
  difficulty?: "EASY" | "MEDIUM" | "HARD";
  className?: string;
};

const LEVELS = { EASY: 5, MEDIUM: 7, HARD: 10 };
const TINTS = ["text-pine", "text-brass", "text-rust-text", "text-sky-text", "text-moss-text"];

const GROUND: Omit<ContourShape, "levels"> = { width: 100, height: 100, cell: 5, hill: 30 };

/** A hunt's picture: its state as a sheet of a map, with ground of its own. Decoration. */
export const StateArt = memo(function StateArt(props: StateArtProps) {
  const { state, seed, difficulty = "MEDIUM", className } = props;
  const sheet = useRef<SVGSVGElement>(null);
  // The ground of a card takes longer than the rest of it.
  const near = useNearView(sheet);
  const outline = useStateOutline(state);
  const tint = TINTS[hashText(`tint ${seed}`) % TINTS.length] ?? "text-pine";
  return (
    <svg
      ref={sheet}
      aria-hidden="true"
      fill="none"
      className={classNames("block bg-sunken", tint, className)}
    >
      {/* The frame takes any shape, so that the land within is never cut. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 320 180"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
      >
        <Neatline />
      </svg>
      {outline && near && (
        <svg
          aria-hidden="true"
          x="8%"
          y="11%"
          width="84%"
          height="78%"
          viewBox={outline.viewBox}
          overflow="visible"
        >
          <Land
            outline={outline}
            lines={contourLines(seed, { ...GROUND, levels: LEVELS[difficulty] })}
          />
        </svg>
      )}
    </svg>
  );
});

function Land({ outline, lines }: { outline: StateOutline; lines: readonly string[] }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={outline.path} />
      </clipPath>
      <path d={outline.path} className="fill-raised" />
      <g clipPath={`url(#${clip})`} stroke="currentColor" fill="currentColor" fillRule="evenodd">
        {lines.map((path, level) => (
          <path
            key={path}
            d={path}
            fillOpacity="0.09"
            strokeOpacity={level % 4 === 3 ? 0.85 : 0.45}
            strokeWidth={level % 4 === 3 ? 1.2 : 0.8}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <path
        d={outline.path}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** The frame of a map sheet: a thin line with ticks, and crosses where its graticule meets. */
function Neatline() {
  return (
    <g className="stroke-edge *:[vector-effect:non-scaling-stroke]" strokeWidth="1" opacity="0.55">
      <path d="M8 8h304v164H8z" />
      <path d="M64 8v5M120 8v5M176 8v5M232 8v5M288 8v5M64 172v-5M120 172v-5M176 172v-5M232 172v-5M288 172v-5M8 48h5M8 90h5M8 132h5M312 48h-5M312 90h-5M312 132h-5" />
      <path
        d="M60 48h8M64 44v8M116 90h8M120 86v8M228 90h8M232 86v8M284 48h8M288 44v8M60 132h8M64 128v8M284 132h8M288 128v8M172 48h8M176 44v8M172 132h8M176 128v8"
        opacity="0.7"
      />
    </g>
  );
}
