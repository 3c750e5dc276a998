import { useMemo } from "react";
import { placeLabels } from "./labels.ts";
import type { Sheet } from "./sheet.ts";
import type { Spot, View } from "./view.ts";

type MapLabelsProps = { sheet: Sheet; view: View; unitsPerPixel: number; marks: readonly Spot[] };

/** Capital, towns and, nearer by, counties: as many names as stand beside each other. */
export function MapLabels({ sheet, view, unitsPerPixel, marks }: MapLabelsProps) {
  const placed = useMemo(
    () => placeLabels(sheet.labels, view, unitsPerPixel, marks),
    [sheet, view, unitsPerPixel, marks],
  );
  return placed.map(({ kind, name, spot, side }) => (
    <g
      key={`${kind} ${name} ${spot.x}`}
      transform={`translate(${spot.x} ${spot.y}) scale(${unitsPerPixel})`}
      fontSize="12"
      strokeLinejoin="round"
      paintOrder="stroke"
      strokeWidth="3"
      className="stroke-raised"
    >
      {kind === "beside" ? (
        <text
          y="4"
          fontSize="11"
          letterSpacing="1.5"
          textAnchor="middle"
          className="fill-quiet stroke-sunken"
        >
          {name.toUpperCase()}
        </text>
      ) : kind === "water" ? (
        <text
          y="4"
          fontSize="11"
          fontStyle="italic"
          textAnchor="middle"
          className="fill-sky-text stroke-sea"
        >
          {name}
        </text>
      ) : kind === "area" ? (
        <text y="4" textAnchor="middle" fontStyle="italic" className="fill-quiet">
          {name}
        </text>
      ) : (
        <>
          {kind === "capital" ? (
            <path d="M-4-4h8v8h-8z" strokeWidth="1.5" className="fill-ink" />
          ) : (
            <circle r="2.6" strokeWidth="1.5" className="fill-ink" />
          )}
          <text
            x={side === "left" ? -7 : 7}
            textAnchor={side === "left" ? "end" : "start"}
            y="4"
            className="fill-ink"
            {...(kind === "capital" && { fontWeight: 700 })}
          >
            {name}
          </text>
        </>
      )}
    </g>
  ));
}
