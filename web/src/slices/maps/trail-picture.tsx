import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { useId } from "react";
import { sheetQuery } from "./sheet-query.ts";
import { frameAround, insetIn, sheetInto, trailBetween } from "./trail-frame.ts";
import { SHEET } from "./view.ts";

export type TrailPictureProps = {
  /** Two letters of a state, or NATIONAL. */
  code: string;
  /** The solved squares in their order. */
  stops: readonly Point[];
  /** Whether the last leg draws itself, once. */
  drawsLast?: boolean;
  className?: string;
};

/** The way between the solved squares on the ground of their state. Decoration: a text says where one was. */
export default function TrailPicture(props: TrailPictureProps) {
  const { code, stops, drawsLast = false, className = "" } = props;
  const mask = useId();
  const sheet = useQuery(sheetQuery(code)).data;
  const spots = sheet ? stops.flatMap((stop) => sheet.project(stop) ?? []) : [];
  const frame = frameAround(spots);
  if (!sheet || !frame) return <div className={`aspect-video bg-sunken ${className}`} />;
  const unit = frame.width / 320;
  const last = spots.at(-1);
  const inset = insetIn(frame, spots);
  const legs = spots.slice(1).map((to, index) => ({ from: spots[index] ?? to, to }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      fill="none"
      className={`block aspect-video bg-sunken ${className}`}
    >
      <path d={sheet.outline} className="fill-raised stroke-edge" strokeWidth={1.6 * unit} />
      <path d={sheet.inner} className="stroke-contour" strokeWidth={1 * unit} />
      {inset && last && (
        <g>
          <rect
            {...inset}
            rx={3 * unit}
            strokeWidth={1 * unit}
            className="fill-sunken stroke-contour"
          />
          <g transform={sheetInto(inset)}>
            <path
              d={sheet.outline}
              className="fill-raised stroke-edge"
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
            />
            <circle cx={last.x} cy={last.y} r={SHEET.width / 28} className="fill-flag" />
          </g>
        </g>
      )}
      {legs.map(({ from, to }, index) => {
        const arriving = drawsLast && index === legs.length - 1;
        const path = trailBetween(from, to);
        return (
          <g key={path}>
            {/* A dotted line cannot be drawn dot by dot: a whole one uncovers it. */}
            {arriving && (
              <mask id={mask} maskUnits="userSpaceOnUse" {...frame}>
                <path
                  d={path}
                  stroke="#fff"
                  strokeWidth={10 * unit}
                  pathLength={1}
                  strokeDasharray={1}
                  className="animate-draw"
                />
              </mask>
            )}
            <path
              d={path}
              strokeWidth={3 * unit}
              strokeDasharray={`${0.1 * unit} ${6.5 * unit}`}
              strokeLinecap="round"
              className="stroke-brass"
              {...(arriving && { mask: `url(#${mask})` })}
            />
          </g>
        );
      })}
      {spots.slice(0, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5 * unit} className="fill-brass" />
      ))}
      {last && (
        <g
          transform={`translate(${last.x} ${last.y}) scale(${unit})`}
          strokeWidth="4.5"
          strokeLinecap="round"
          className="stroke-flag"
        >
          <path d="M-7-7 7 7M7-7-7 7" />
        </g>
      )}
    </svg>
  );
}
