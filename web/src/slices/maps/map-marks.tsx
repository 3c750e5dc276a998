import type { Point } from "@ten-paces/geo";
import type { Sheet } from "./sheet.ts";
import { toScreen, type View } from "./view.ts";

interface Placed {
  sheet: Sheet;
  view: View;
}

/** A solved square: its number on a brass disc. */
export function SquarePin({ sheet, view, at, number }: Placed & { at: Point; number: number }) {
  const spot = sheet.project(at);
  if (!spot) return null;
  const { x, y } = toScreen(view, spot);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" className="fill-brass-text stroke-raised" strokeWidth="2.5" />
      <text y="6" fontSize="17" fontWeight="700" textAnchor="middle" className="fill-on-brass">
        {number}
      </text>
    </g>
  );
}

type OwnMarkProps = Placed & { at: Point; accuracyM: number; unitsPerMetre: number };

/** Where the reader stands, within the circle of what the device is sure of. */
export function OwnMark({ sheet, view, at, accuracyM, unitsPerMetre }: OwnMarkProps) {
  const spot = sheet.project(at);
  if (!spot) return null;
  const { x, y } = toScreen(view, spot);
  const radius = Number.isFinite(unitsPerMetre) ? accuracyM * unitsPerMetre : 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={Math.max(14, radius)} className="fill-pine stroke-pine" fillOpacity="0.15" />
      <circle r="8" className="fill-pine stroke-raised" strokeWidth="2.5" />
    </g>
  );
}

/** The X of a picked place. */
export function PickedMark({ sheet, view, at }: Placed & { at: Point }) {
  const spot = sheet.project(at);
  if (!spot) return null;
  const { x, y } = toScreen(view, spot);
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-11-11 11 11M11-11-11 11"
      className="stroke-flag"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
  );
}
