import type { Point } from "@ten-paces/geo";
import {
  type GeoPermissibleObjects,
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

/** Lines as generated/around/ holds them: steps in thousandths of a degree, east and north in turn. */
type Steps = number[];

/** What lies in and around a state, as generated/around/ holds it. */
export interface AroundData {
  /** States and countries beside it. */
  beside: {
    name: string;
    rings: Steps[];
    /** Where its name stands, and how many units of the sheet there are for it. */
    label: [lng: number, lat: number, room: number] | null;
  }[];
  /** Few are named. */
  lakes: { name: string; ring: Steps }[];
  /** Each begins with its rank, 1 for the largest. */
  rivers: Steps[];
}

/** What is named on a map: lands beside it, the capital, towns by their size, lakes, then counties. */
export interface Label {
  kind: "beside" | "capital" | "town" | "water" | "area";
  name: string;
  at: Spot;
  /** Of lands beside it and lakes: how wide they are seen, in units of the sheet. */
  room?: number;
}

export interface Sheet {
  /** Path data in a drawing of 800 by 600. */
  outline: string;
  /** The lines between the counties of a state, or between the states of the nation. */
  inner: string;
  /** Paths of what lies in and around it; empty where that is not known. */
  around: { beside: string; lakes: string; rivers: string; streams: string };
  labels: Label[];
  /** Null for a point that the map does not cover. */
  project(point: Point): Spot | null;
  unproject(spot: Spot): Point | null;
}

const MARGIN = 28;

const perDegree = 1000;
/** Rivers of this rank and above are drawn as such, the others as streams. */
const lowestRiver = 5;
const nothing: AroundData = { beside: [], lakes: [], rivers: [] };

/** Draws a sheet: the nation in Albers with Alaska and Hawaii inset, a state around its own middle. */
export function drawSheet(
  data: SheetData,
  code: string,
  { beside, lakes, rivers }: AroundData = nothing,
): Sheet {
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
  const rings = (some: readonly Steps[]): GeoPermissibleObjects => ({
    type: "MultiPolygon",
    coordinates: some.map((steps) => [closed(pointsOf(steps))]),
  });
  const lines = (isWanted: (rank: number) => boolean): string =>
    path({
      type: "MultiLineString",
      coordinates: rivers
        .filter(([rank = 0]) => isWanted(rank))
        .map(([, ...steps]) => pointsOf(steps)),
    }) ?? "";
  const besides = beside.flatMap(({ name, label }): Label[] => {
    const at = label && spotOf(label[1], label[0]);
    return label && at ? [{ kind: "beside", name, at, room: label[2] }] : [];
  });
  const waters = lakes.flatMap(({ name, ring }): Label[] => {
    if (!name) return [];
    const lake = rings([ring]);
    const [x, y] = path.centroid(lake);
    const [[left], [right]] = path.bounds(lake);
    return Number.isFinite(x + y)
      ? [{ kind: "water", name, at: { x, y }, room: right - left }]
      : [];
  });
  const borders = mesh(data, data.objects.inner, (a, b) => a !== b);
  return {
    outline: path(land) ?? "",
    inner: path(borders) ?? "",
    around: {
      beside: path(rings(beside.flatMap((land) => land.rings))) ?? "",
      lakes: path(rings(lakes.map(({ ring }) => ring))) ?? "",
      rivers: lines((rank) => rank <= lowestRiver),
      streams: lines((rank) => rank > lowestRiver),
    },
    labels: [
      ...besides,
      ...data.capital.flatMap(named("capital")),
      ...data.towns.flatMap(named("town")),
      ...waters,
      ...areas,
    ],
    project: ({ lat, lng }) => spotOf(lat, lng),
    unproject({ x, y }) {
      const at = projection.invert?.([x, y]);
      return at && Number.isFinite(at[0] + at[1]) ? { lat: at[1], lng: at[0] } : null;
    },
  };
}

/** Points of a line of steps, as d3 takes them. */
export function pointsOf(steps: readonly number[]): [lng: number, lat: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x / perDegree, y / perDegree]);
  }
  return points;
}

const closed = (ring: [number, number][]): [number, number][] => [...ring, ...ring.slice(0, 1)];

function aroundMiddle([lng, lat]: [number, number]): GeoProjection {
  return geoAzimuthalEqualArea().rotate([-lng, -lat]);
}
