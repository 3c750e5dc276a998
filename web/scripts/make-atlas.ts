/**
 * Draws the states of the nation (us-atlas, U.S. Census Bureau, public domain) as one small sheet to
 * choose from: an outline for each, in half units of a drawing of 960 by 600. Run from the root:
 * node web/scripts/make-atlas.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { states } from "@ten-paces/geo";
import { geoAlbersUsa } from "d3-geo";

interface Shape {
  type: "Polygon" | "MultiPolygon";
  arcs: number[][] | number[][][];
  properties: { name: string };
}
interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { states: { geometries: Shape[] } };
}
type Spot = [number, number];

const source = new URL("../../node_modules/us-atlas/states-10m.json", import.meta.url);
const topology: Topology = JSON.parse(readFileSync(source, "utf8"));
const { scale, translate } = topology.transform;
const projection = geoAlbersUsa().scale(1280).translate([480, 300]);

/** Nearer than this to the point before, in units of the drawing, a point is left out. */
const leastStep = 2;
/** Islands smaller than this, across, are left out. */
const leastIsland = 3;

/** Lines are shared by neighbours, so that thinning them leaves no gap between the two. */
const lines = topology.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const spots = arc.flatMap(([dx, dy]): Spot[] => {
    [x, y] = [x + dx, y + dy];
    const at = projection([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    return at ? [[at[0], at[1]]] : [];
  });
  return thinned(spots);
});

function thinned(spots: Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const [index, spot] of spots.entries()) {
    const before = kept.at(-1);
    const last = index === spots.length - 1;
    if (last || !before || Math.hypot(spot[0] - before[0], spot[1] - before[1]) >= leastStep)
      kept.push(spot);
  }
  return kept;
}

function ringOf(arcs: number[]): Spot[] {
  return arcs.flatMap((arc) => {
    const line = lines[arc < 0 ? ~arc : arc] ?? [];
    return (arc < 0 ? line.toReversed() : line).slice(1);
  });
}

function sizeOf(ring: Spot[]): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

function pathOf({ type, arcs }: Shape): string {
  const polygons = (type === "Polygon" ? [arcs] : arcs) as number[][][];
  const rings = polygons
    .flatMap((polygon) => polygon.map(ringOf))
    .filter((ring) => ring.length > 2);
  const largest = Math.max(...rings.map(sizeOf));
  return rings
    .filter((ring) => sizeOf(ring) >= Math.min(leastIsland, largest))
    .map(drawRing)
    .join("");
}

/** In half units, from point to point: a third of the size of the same in full. */
function drawRing(ring: Spot[]): string {
  let [atX, atY] = [0, 0];
  const steps = ring.map(([x, y]) => {
    const [toX, toY] = [Math.round(2 * x), Math.round(2 * y)];
    const step = `${toX - atX} ${toY - atY}`;
    [atX, atY] = [toX, toY];
    return step;
  });
  const [from, ...rest] = steps;
  return `M${from}l${rest.filter((step) => step !== "0 0").join(" ")}z`.replaceAll(" -", "-");
}

const drawn = topology.objects.states.geometries.flatMap((shape) => {
  const state = states.find(({ name }) => name === shape.properties.name);
  return state ? [[state.code, pathOf(shape)]] : [];
});
if (drawn.length !== states.length) throw new Error(`${drawn.length} states were drawn`);
const file = new URL("../src/slices/maps/generated/atlas/atlas.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(drawn))}\n`);
