import type { Sheet } from "./sheet.ts";
import type { View } from "./view.ts";

/** Whether it is known what is land beside the state: else nothing is called sea. */
export function hasWater({ around }: Sheet): boolean {
  return around.beside !== "" || around.lakes !== "";
}

/** The land of a sheet with what lies in and around it, moved and magnified. */
export function MapGround({ sheet, view }: { sheet: Sheet; view: View }) {
  return (
    <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
      <path
        d={sheet.around.beside}
        className="fill-sunken stroke-contour"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <path d={sheet.outline} className="fill-raised" />
      <path
        d={sheet.around.streams}
        className="stroke-water"
        strokeWidth="0.75"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={sheet.around.rivers}
        className="stroke-water"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={sheet.around.lakes}
        className="fill-sea stroke-water"
        strokeWidth="0.75"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={sheet.inner}
        className="stroke-contour"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={sheet.outline}
        className="stroke-pine"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  );
}
