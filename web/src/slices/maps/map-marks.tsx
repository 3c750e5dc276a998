import type { Point } from "@ten-paces/geo";
import type { ReactNode } from "react";
import type { Drawing } from "./map-frame.tsx";
import type { Sheet } from "./sheet.ts";
import { toScreen } from "./view.ts";

type MarkProps = { sheet: Sheet; drawing: Drawing; at: Point };

/** Something at a place of the map, in pixels whatever the zoom; nothing where the map has no such place. */
function At({ sheet, drawing, at, children }: MarkProps & { children: ReactNode }) {
  const spot = sheet.project(at);
  if (!spot) return null;
  const { x, y } = toScreen(drawing.view, spot);
  return <g transform={`translate(${x} ${y}) scale(${drawing.unitsPerPixel})`}>{children}</g>;
}

/** A solved square: its number on a brass disc. */
export function SquarePin({ number, ...place }: MarkProps & { number: number }) {
  return (
    <At {...place}>
      <circle r="10" className="fill-brass-text stroke-raised" strokeWidth="2" />
      <text y="4" fontSize="12" fontWeight="700" textAnchor="middle" className="fill-on-brass">
        {number}
      </text>
    </At>
  );
}

/** Where the reader stands, within the circle of what the device is sure of. */
export function OwnMark({ accuracyM, ...place }: MarkProps & { accuracyM: number }) {
  const { unitsPerMetre, unitsPerPixel } = place.drawing;
  const radius = (accuracyM * unitsPerMetre) / unitsPerPixel;
  return (
    <At {...place}>
      <circle
        r={Number.isFinite(radius) ? Math.max(11, radius) : 11}
        className="fill-pine stroke-pine"
        fillOpacity="0.15"
      />
      <circle r="6" className="fill-pine stroke-raised" strokeWidth="2" />
    </At>
  );
}

/** The X of a picked place. */
export function PickedMark(place: MarkProps) {
  return (
    <At {...place}>
      <path d="M-8-8 8 8M8-8-8 8" className="stroke-flag" strokeWidth="3.5" strokeLinecap="round" />
    </At>
  );
}

/** The disc of a place, where the X is of the spot beside it that one stands on. */
export function SpotMark(place: MarkProps) {
  return (
    <At {...place}>
      <circle r="7" className="fill-pine stroke-raised" strokeWidth="2" />
    </At>
  );
}
