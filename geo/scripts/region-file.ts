import { readFileSync } from "node:fs";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import { writeNumbers } from "../src/delta-text.ts";
import type { RegionFile } from "../src/regions.ts";

/** Numbers of the Census Bureau for areas that are no states. */
export const territories = new Set(["60", "66", "69", "72", "78"]);

export function readAtlas<Name extends string>(
  file: string,
): Topology<Record<Name, GeometryCollection>> {
  const url = new URL(`../../node_modules/us-atlas/${file}`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}

export function nameOf({ properties }: { properties?: object | undefined }): string {
  const name = properties && "name" in properties ? properties.name : undefined;
  if (typeof name !== "string") throw new Error("an area of us-atlas has no name");
  return name;
}

/** Writes the polygons of a topology compactly, without the lines that nothing uses. */
export function makeRegionFile(
  topology: Topology,
  regions: readonly { id: string; name: string; geometry: Polygon | MultiPolygon }[],
): RegionFile {
  if (topology.transform === undefined) throw new Error("the topology is not quantised");
  const newNumbers = new Map<number, number>();
  const renumber = (arc: number) => {
    const old = arc < 0 ? ~arc : arc;
    const number = newNumbers.get(old) ?? newNumbers.size;
    newNumbers.set(old, number);
    return arc < 0 ? ~number : number;
  };
  const written = regions.map(({ id, name, geometry }) => {
    const rings = geometry.type === "Polygon" ? geometry.arcs : geometry.arcs.flat();
    return [id, name, rings.map((ring) => writeNumbers(ring.map(renumber))).join(" ")] as const;
  });
  const arcs = [...newNumbers.keys()].map((old) =>
    writeNumbers((topology.arcs[old] ?? []).flatMap(([x = 0, y = 0]) => [x, y])),
  );
  const { scale, translate } = topology.transform;
  return { scale, translate, arcs: arcs.join(" "), regions: written };
}
