import { useQuery } from "@tanstack/react-query";
import type { Point } from "@ten-paces/geo";
import { useMemo, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { hasWater, MapGround } from "./map-ground.tsx";
import { MapLabels } from "./map-labels.tsx";
import { PickedMark, SquarePin } from "./map-marks.tsx";
import { MapTrail } from "./map-trail.tsx";
import type { Sheet } from "./sheet.ts";
import { sheetQuery } from "./sheet-query.ts";
import { useUnitsPerPixel } from "./use-units-per-pixel.ts";
import { holding, SHEET } from "./view.ts";

export type SquareMapProps = {
  /** Two letters of a state, or NATIONAL. */
  code: string;
  label: string;
  squares: readonly { sequenceNum: number; center: Point }[];
  /** The square it is about. */
  num: number;
};

/** However near its neighbors lie, some country is seen around a square. */
const NEAREST = 8;

/** Where one square lies between the one before and the one after: a picture that cannot be moved. */
export default function SquareMap(props: SquareMapProps) {
  const sheet = useQuery(sheetQuery(props.code)).data;
  return sheet ? (
    <Picture sheet={sheet} {...props} />
  ) : (
    <Skeleton className="aspect-4/3 w-full rounded-md" />
  );
}

function Picture({ sheet, label, squares, num }: SquareMapProps & { sheet: Sheet }) {
  const frame = useRef<HTMLDivElement>(null);
  const unitsPerPixel = useUnitsPerPixel(frame);
  const around = useMemo(() => {
    const near = squares.filter(({ sequenceNum }) => Math.abs(sequenceNum - num) <= 1);
    return { near, spots: near.flatMap(({ center }) => sheet.project(center) ?? []) };
  }, [sheet, squares, num]);
  const own = around.near.find(({ sequenceNum }) => sequenceNum === num);
  const view = useMemo(() => holding(around.spots, NEAREST), [around]);
  const drawing = { view, unitsPerPixel, unitsPerMetre: Number.NaN };
  return (
    <div
      ref={frame}
      className="aspect-4/3 overflow-hidden rounded-md border border-contour bg-sunken"
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        fill="none"
        className={classNames("size-full select-none", hasWater(sheet) && "bg-sea")}
      >
        <MapGround sheet={sheet} view={view} />
        <MapLabels sheet={sheet} view={view} unitsPerPixel={unitsPerPixel} marks={around.spots} />
        <MapTrail drawing={drawing} spots={around.spots} />
        {around.near
          .filter(({ sequenceNum }) => sequenceNum !== num)
          .map(({ sequenceNum, center }) => (
            <SquarePin
              key={sequenceNum}
              sheet={sheet}
              drawing={drawing}
              at={center}
              number={sequenceNum}
            />
          ))}
        {own && <PickedMark sheet={sheet} drawing={drawing} at={own.center} />}
      </svg>
    </div>
  );
}
