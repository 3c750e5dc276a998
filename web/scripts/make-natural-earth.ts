/**
 * Reads the rivers, lakes and neighbouring countries of Natural Earth (public domain) once and keeps
 * what lies in and around the United States in data/maps/natural-earth.json, from which
 * make-surroundings.ts cuts. Where its inputs are found says data/maps/README.md. From the root:
 * node web/scripts/make-natural-earth.ts RIVERS_SHAPEFILE_WITHOUT_ENDING LAKES_TOPOJSON COUNTRIES_TOPOJSON
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoBounds } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { deltas, type Line, thinned } from "./lines.ts";
import { readLines } from "./shapefile.ts";

const [rivers, lakes, countries] = process.argv.slice(2);
if (!rivers || !lakes || !countries) throw new Error("three inputs: rivers, lakes, countries");

/** Thousandths of a degree: about 100 m, ten times finer than what is drawn. */
const unit = 1_000;
const leastDegrees = 0.004;

/** Misspelt in the source. */
const spelling: Record<string, string> = {
  Susqehanna: "Susquehanna",
  "W. Branch Susqehanna": "W. Branch Susquehanna",
  Niagra: "Niagara",
  "Pend Orielle": "Pend Oreille",
  "Saint Johns": "St. Johns",
};

/** The lakes come without names: a point amid each that is named, in no smaller lake's reach. */
const namedLakes: [name: string, lng: number, lat: number][] = [
  ["Lake Superior", -87.5, 47.7],
  ["Lake Michigan", -87, 43.5],
  ["Lake Huron", -82.3, 44.8],
  ["Lake Erie", -81.2, 42.2],
  ["Lake Ontario", -77.8, 43.6],
  ["Lake St. Clair", -82.7, 42.45],
  ["Lake Okeechobee", -80.8, 26.95],
  ["Great Salt Lake", -112.5, 41.15],
  ["Utah Lake", -111.8, 40.2],
  ["Bear Lake", -111.33, 42.02],
  ["Lake Tahoe", -120.04, 39.1],
  ["Pyramid Lake", -119.57, 40.05],
  ["Goose Lake", -120.42, 41.93],
  ["Salton Sea", -115.83, 33.3],
  ["Lake Mead", -114.4, 36.13],
  ["Lake Champlain", -73.33, 44.55],
  ["Lake Winnipesaukee", -71.35, 43.62],
  ["Cayuga Lake", -76.7, 42.7],
  ["Seneca Lake", -76.93, 42.6],
  ["Oneida Lake", -75.9, 43.2],
  ["Lake Winnebago", -88.42, 44.02],
  ["Lake Maurepas", -90.5, 30.26],
  ["Yellowstone Lake", -110.35, 44.45],
  ["Flathead Lake", -114.12, 47.88],
  ["Fort Peck Lake", -106.7, 47.75],
  ["Lake Sakakawea", -102.4, 47.6],
  ["Leech Lake", -94.4, 47.15],
  ["Mille Lacs Lake", -93.65, 46.24],
  ["Lake of the Woods", -94.9, 49.1],
  ["Malheur Lake", -118.8, 43.32],
  ["Lake Pend Oreille", -116.4, 48.1],
  ["Lake Chelan", -120.3, 48.05],
  ["Lower Red Lake", -95.05, 47.97],
  ["Upper Red Lake", -94.8, 48.14],
  ["Rainy Lake", -93, 48.6],
  ["Amistad Reservoir", -101.1, 29.55],
  ["Iliamna Lake", -154.9, 59.55],
  ["Becharof Lake", -156.4, 57.95],
  ["Teshekpuk Lake", -153.6, 70.58],
];

const neighbours = new Map([
  ["Canada", "Canada"],
  ["Mexico", "Mexico"],
  ["Russia", "Russia"],
  ["Cuba", "Cuba"],
  ["Bahamas", "The Bahamas"],
]);

/** Whether something may be seen on the map of a state: around the 48, Alaska or Hawaii. */
function isNear([lng = 0, lat = 0]: number[]): boolean {
  const west = lng > 0 ? lng - 360 : lng;
  return lat > 17 && (west < -126 ? lat < 74 && west > -195 : lat < 53 && west < -60);
}

const kept = (line: Line): number[] =>
  deltas(thinned(line, leastDegrees).map(([x, y]) => [Math.round(x * unit), Math.round(y * unit)]));

const drawnRivers = readLines(rivers)
  .filter(({ lines }) => lines.some((line) => line.some(isNear)))
  .map(({ fields, lines }) => ({
    name: spelling[fields.name ?? ""] ?? fields.name ?? "",
    rank: Number(fields.scalerank),
    wide: fields.featurecla === "Lake Centerline",
    lines: lines.filter((line) => line.some(isNear)).map(kept),
  }));

type Shapes = Topology<Record<string, GeometryCollection<{ name?: string }>>>;

function polygonsOf(file: string, layer: string) {
  const topology: Shapes = JSON.parse(readFileSync(file, "utf8"));
  const shapes = topology.objects[layer];
  if (!shapes) throw new Error(`${file} has no ${layer}`);
  return feature(topology, shapes).features;
}

const ringsNear = (polygons: number[][][][]): number[][][] =>
  polygons
    .filter(([outer = []]) => outer.some(isNear))
    .map((rings) => rings.map((ring) => kept(ring.map(([x = 0, y = 0]) => [x, y]))));

const waters = polygonsOf(lakes, "lakes").map((lake) => ({ lake, bounds: geoBounds(lake) }));
const names = new Map(
  namedLakes.map(([name, lng, lat]) => {
    const around = waters
      .filter(
        ({ bounds: [low, high] }) => low[0] < lng && lng < high[0] && low[1] < lat && lat < high[1],
      )
      .toSorted((a, b) => widthOf(a.bounds) - widthOf(b.bounds))[0];
    if (!around) throw new Error(`no lake is ${name}`);
    return [around.lake, name];
  }),
);
function widthOf([low, high]: [[number, number], [number, number]]): number {
  return high[0] - low[0];
}
const drawnLakes = waters.flatMap(({ lake }) => {
  if (lake.geometry.type !== "Polygon") return [];
  const name = names.get(lake) ?? "";
  return ringsNear([lake.geometry.coordinates]).map((rings) => ({ name, rings }));
});

const lands = polygonsOf(countries, "countries").flatMap(({ properties, geometry }) => {
  const name = neighbours.get(properties?.name ?? "");
  if (!name || (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon")) return [];
  const all = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return [{ name, polygons: ringsNear(all) }];
});

writeFileSync(
  new URL("../../data/maps/natural-earth.json", import.meta.url),
  `${JSON.stringify({ unit, rivers: drawnRivers, lakes: drawnLakes, lands })}\n`,
);
