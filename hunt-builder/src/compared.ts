import type { Place } from "./place.ts";

interface Register {
  id: string;
  /** Of what its points are: "thing", "gate", "area". */
  point: string;
}

/**
 * Rows whose pin was held against a public register's point of the very thing; a town's or a campus's says
 * too little.
 * @param table data/registers/compared.tsv, with its heading
 * @param registers data/registers/registers.json
 */
export function comparedIds(table: string, registers: readonly Register[]): Set<string> {
  const ofThings = new Set(registers.filter(({ point }) => point === "thing").map(({ id }) => id));
  return new Set(
    table
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => line.split("\t"))
      .filter(([, register = ""]) => ofThings.has(register))
      .map(([id = ""]) => id),
  );
}

/**
 * Kinds of which one in eight or more that a register knew had to be moved, and two that no register knows and
 * readers doubt; data/registers holds both lists to its table.
 */
export const oftenMoved: ReadonlySet<string> = new Set([
  "archaeological_site",
  "battlefield",
  "cemetery",
  "church",
  "city_hall",
  "courthouse",
  "factory",
  "forest",
  "fountain",
  "garden",
  "library",
  "mill",
  "mine",
  "monument",
  "oddity",
  "overlook",
  "park",
  "statue",
  "theater",
  "tower",
]);

/** Kinds of which, taken together, one in thirty had to be. */
export const seldomMoved: ReadonlySet<string> = new Set([
  "aquarium",
  "arena",
  "bridge",
  "capitol",
  "cave",
  "covered_bridge",
  "fort",
  "lighthouse",
  "mission",
  "observatory",
  "peak",
  "rock",
  "ruin",
  "ship",
  "square",
  "stadium",
  "station",
  "waterfall",
  "zoo",
]);

/** How many times farther a place that a register knows may lie than this one, which is known from memory alone. */
export function doubtOf({ kind }: Pick<Place, "kind">): number {
  if (oftenMoved.has(kind)) return 3.6;
  return seldomMoved.has(kind) ? 1.8 : 2.4;
}
