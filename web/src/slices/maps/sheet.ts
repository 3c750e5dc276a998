import type { Point } from "@ten-paces/geo";
import {
  type GeoProjection,
  geoAlbersUsa,
  geoAzimuthalEqualArea,
  geoCentroid,
  geoPath,
} from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { SHEET, type Spot } from "./view.ts";

/** One state with its counties, or the nation with its states, as generated/ holds them. */
export type SheetData = Topology<{ outline: GeometryCollection; inner: GeometryCollection }>;

export interface Sheet {
  /** Path data in a drawing of 800 by 600. */
  outline: string;
  /** The lines between the counties of a state, or between the states of the nation. */
  inner: string;
  /** Null for a point that the map does not cover. */
  project(point: Point): Spot | null;
  unproject(spot: Spot): Point | null;
}

const MARGIN = 28;

/** Draws a sheet: the nation in Albers with Alaska and Hawaii inset, a state around its own middle. */
export function drawSheet(data: SheetData, code: string): Sheet {
  const land = feature(data, data.objects.outline);
  const projection = code === "NATIONAL" ? geoAlbersUsa() : aroundMiddle(geoCentroid(land));
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [SHEET.width - MARGIN, SHEET.height - MARGIN],
    ],
    land,
  );
  const path = geoPath(projection).digits(2);
  const borders = mesh(data, data.objects.inner, (a, b) => a !== b);
  return {
    outline: path(land) ?? "",
    inner: path(borders) ?? "",
    project({ lat, lng }) {
      const at = projection([lng, lat]);
      return at ? { x: at[0], y: at[1] } : null;
    },
    unproject({ x, y }) {
      const at = projection.invert?.([x, y]);
      return at && Number.isFinite(at[0] + at[1]) ? { lat: at[1], lng: at[0] } : null;
    },
  };
}

function aroundMiddle([lng, lat]: [number, number]): GeoProjection {
  return geoAzimuthalEqualArea().rotate([-lng, -lat]);
}
