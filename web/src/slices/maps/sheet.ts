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
export type SheetData = Topology<{
  outline: GeometryCollection;
  inner: GeometryCollection<{ name?: string }>;
}> & {
  /** Name, latitude and longitude. */
  capital: [string, number, number][];
  /** The largest towns, the largest first. */
  towns: [string, number, number][];
};

/** What is named on a map: the capital first, then towns by their size, then counties. */
export interface Label {
  kind: "capital" | "town" | "area";
  name: string;
  at: Spot;
}

export interface Sheet {
  /** Path data in a drawing of 800 by 600. */
  outline: string;
  /** The lines between the counties of a state, or between the states of the nation. */
  inner: string;
  labels: Label[];
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
  const spotOf = (lat: number, lng: number): Spot | null => {
    const at = projection([lng, lat]);
    return at ? { x: at[0], y: at[1] } : null;
  };
  const named = (kind: "capital" | "town") => (place: [string, number, number]) => {
    const at = spotOf(place[1], place[2]);
    return at ? [{ kind, name: place[0], at }] : [];
  };
  const areas = feature(data, data.objects.inner).features.flatMap((area): Label[] => {
    const [x, y] = path.centroid(area);
    const name = area.properties?.name;
    return name && Number.isFinite(x + y) ? [{ kind: "area", name, at: { x, y } }] : [];
  });
  const borders = mesh(data, data.objects.inner, (a, b) => a !== b);
  return {
    outline: path(land) ?? "",
    inner: path(borders) ?? "",
    labels: [
      ...data.capital.flatMap(named("capital")),
      ...data.towns.flatMap(named("town")),
      ...areas,
    ],
    project: ({ lat, lng }) => spotOf(lat, lng),
    unproject({ x, y }) {
      const at = projection.invert?.([x, y]);
      return at && Number.isFinite(at[0] + at[1]) ? { lat: at[1], lng: at[0] } : null;
    },
  };
}

function aroundMiddle([lng, lat]: [number, number]): GeoProjection {
  return geoAzimuthalEqualArea().rotate([-lng, -lat]);
}
