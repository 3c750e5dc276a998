/** Draws the states and the nation in Albers' equal-area projection, simplified for small pictures. */
import { type GeoProjection, geoAlbersUsa, geoBounds, geoConicEqualArea } from "d3-geo";
import { merge } from "topojson-client";
import type { Polygon as TopoPolygon } from "topojson-specification";
import { states } from "../src/states.ts";
import { nameOf, readAtlas, territories } from "./region-file.ts";
import { writeGenerated } from "./write-generated.ts";

type Shape =
  | { type: "MultiPolygon"; coordinates: number[][][][] }
  | { type: "Polygon"; coordinates: number[][][] };
type Ring = [x: number, y: number][];

/** Points closer to a straight line than this are left out; the picture is 100 wide. */
const tolerance = 0.3;
const minRingArea = 0.12;

const topology = readAtlas<"states">("states-10m.json");

/** The Aleutians beyond 180° would make a speck of Alaska; its picture does without them. */
function withoutFarWest(shape: Shape): Shape {
  if (shape.type === "Polygon") return shape;
  const near = shape.coordinates.filter((polygon) =>
    polygon.every((ring) => ring.every(([lng = 0]) => lng < 0)),
  );
  return { type: "MultiPolygon", coordinates: near };
}

/** Albers turned to the middle of the state, with its parallels a sixth from the edges. */
function projectionFor(shape: Shape): GeoProjection {
  const [[west, south], [east, north]] = geoBounds(shape);
  const middle = west > east ? (west + east + 360) / 2 : (west + east) / 2;
  const sixth = (north - south) / 6;
  return geoConicEqualArea()
    .parallels([south + sixth, north - sixth])
    .rotate([-middle, 0]);
}

function ringsOf(shape: Shape, projection: GeoProjection): Ring[] {
  const polygons = shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates;
  return polygons.flat().map((ring) =>
    ring.flatMap(([lng = 0, lat = 0]) => {
      const point = projection([lng, lat]);
      return point === null ? [] : [point];
    }),
  );
}

function areaOf(ring: Ring): number {
  let double = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    double += x * nextY - nextX * y;
  }
  return Math.abs(double) / 2;
}

/** Douglas and Peucker's way, between the two ends of a line. */
function simplify(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [farthest, distance] = [0, 0];
  for (const [index, [x, y]] of line.entries()) {
    const cross = (last[0] - first[0]) * (y - first[1]) - (last[1] - first[1]) * (x - first[0]);
    const away = length === 0 ? Math.hypot(x - first[0], y - first[1]) : Math.abs(cross) / length;
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function drawRing(ring: Ring): string {
  const points = simplify(ring).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  let text = "";
  let [lastX, lastY] = [0, 0];
  for (const [index, [x, y]] of points.slice(0, -1).entries()) {
    const [stepX, stepY] = [(x - lastX) / 10, (y - lastY) / 10].map((step) =>
      Number(step.toFixed(1)),
    );
    [lastX, lastY] = [x, y];
    text += index === 0 ? `M${stepX},${stepY}l` : `${index > 1 ? " " : ""}${stepX},${stepY}`;
  }
  return `${text}z`;
}

/** Path data of a shape that fills 0 to 100 one way and stands in the middle the other way. */
function draw(shape: Shape, projection: GeoProjection): string {
  projection.fitExtent(
    [
      [0.5, 0.5],
      [99.5, 99.5],
    ],
    shape,
  );
  const rings = ringsOf(shape, projection).filter((ring) => areaOf(ring) >= minRingArea);
  // Every path starts anew, because a step is counted from the start of the ring before.
  return rings.map((ring) => drawRing(ring)).join("");
}

const geometries = topology.objects.states.geometries;
const outlines = states.map(({ code, name }) => {
  const geometry = geometries.find((candidate) => nameOf(candidate) === name);
  if (geometry === undefined) throw new Error(`no ${name} in us-atlas`);
  const shape = withoutFarWest(merge(topology, [geometry as TopoPolygon]) as Shape);
  return [code, draw(shape, projectionFor(shape))] as const;
});
const parts = geometries.filter(({ id }) => !territories.has(String(id))) as TopoPolygon[];
const nation = merge(topology, parts) as Shape;
writeGenerated(
  "outlines.ts",
  "us-atlas 3.0.1 (U.S. Census Bureau, public domain)",
  {
    outlines: [...outlines, ["NATIONAL", draw(nation, geoAlbersUsa())]],
  },
  { outlines: "readonly (readonly [code: string, path: string])[]" },
);
