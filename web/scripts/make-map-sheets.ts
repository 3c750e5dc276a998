/**
 * Cuts the county map of the United States (us-atlas, U.S. Census Bureau, public domain) into one
 * sheet per state, so that a phone fetches 5 to 30 KB for a map and not 250, and adds its capital and
 * its largest towns (GeoNames, CC BY 4.0: geo/ATTRIBUTION.md). Run from the root:
 * node web/scripts/make-map-sheets.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { states } from "@ten-paces/geo";
import { towns } from "@ten-paces/geo/towns";

type Arcs = number | Arcs[];
interface Shape {
  type: string;
  id?: string;
  arcs?: Arcs[];
  properties?: { name?: string };
}
interface Topology {
  type: "Topology";
  bbox?: number[];
  transform: unknown;
  arcs: number[][][];
  objects: Record<string, { type: "GeometryCollection"; geometries: Shape[] }>;
}

const read = (file: string): Topology =>
  JSON.parse(readFileSync(new URL(`../../node_modules/us-atlas/${file}`, import.meta.url), "utf8"));
const counties = read("counties-10m.json");
const nation = read("states-10m.json");
const territories = new Set(["60", "66", "69", "72", "78"]);

function shapesOf(topology: Topology, name: string): Shape[] {
  return topology.objects[name]?.geometries ?? [];
}

/** A topology of its own: the shapes, and only the arcs they use, numbered anew. */
function sheetOf(topology: Topology, outline: Shape[], inner: Shape[]): Topology {
  const numbers = new Map<number, number>();
  const arcs: number[][][] = [];
  function renumbered(arc: Arcs): Arcs {
    if (Array.isArray(arc)) return arc.map(renumbered);
    const own = arc < 0 ? ~arc : arc;
    let number = numbers.get(own);
    if (number === undefined) {
      number = arcs.push(topology.arcs[own] ?? []) - 1;
      numbers.set(own, number);
    }
    return arc < 0 ? ~number : number;
  }
  const cut = (shapes: Shape[]) => ({
    type: "GeometryCollection" as const,
    geometries: shapes.map(({ type, arcs: own = [], properties }) => ({
      type,
      arcs: own.map(renumbered),
      ...(properties?.name && { properties: { name: properties.name } }),
    })),
  });
  const objects = { outline: cut(outline), inner: cut(inner) };
  return { type: "Topology", transform: topology.transform, objects, arcs };
}

const fipsOf = new Map(
  shapesOf(counties, "states").map((shape) => [shape.properties?.name ?? "", shape.id ?? ""]),
);
type Named = [name: string, lat: number, lng: number];

const places = (some: readonly (typeof towns)[number][], count: number): Named[] =>
  some
    .toSorted((a, b) => b.population - a.population)
    .slice(0, count)
    .map(({ name, point }) => [
      name.replace(/ \(.*\)$/, ""),
      Number(point.lat.toFixed(3)),
      Number(point.lng.toFixed(3)),
    ]);

const mostTowns = 40;

const write = (code: string, sheet: Topology, capital: Named[], named: Named[]) =>
  writeFileSync(
    new URL(`../src/slices/maps/generated/${code}.json`, import.meta.url),
    `${JSON.stringify({ ...sheet, capital, towns: named })}\n`,
  );

for (const { code, name, capital, capitol } of states) {
  const fips = fipsOf.get(name);
  if (!fips) throw new Error(`us-atlas has no ${name}`);
  const outline = shapesOf(counties, "states").filter(({ id }) => id === fips);
  const inner = shapesOf(counties, "counties").filter(({ id }) => id?.startsWith(fips));
  const own = towns.filter(({ state, name: town }) => state === code && town !== capital);
  write(
    code,
    sheetOf(counties, outline, inner),
    [[capital, capitol.lat, capitol.lng]],
    places(own, mostTowns),
  );
}
const land = shapesOf(nation, "states").filter(({ id }) => !territories.has(id ?? ""));
write("NATIONAL", sheetOf(nation, land, land), [], places(towns, mostTowns));
