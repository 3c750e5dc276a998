import type { ArtefactOf } from "@ten-paces/contract";

type Map = Pick<ArtefactOf<"map_path">, "borders" | "regions">;

/** The ids of a road as a mark keeps them; what the map does not know is left out. */
export function roadOf(mark: string | undefined, { regions }: Map): string[] {
  const known = new Set(regions.map(({ id }) => id));
  return [...new Set((mark ?? "").split(","))].filter((id) => known.has(id));
}

/** The ids beside one. */
export function besideOf({ borders }: Map, id: string): string[] {
  return borders.flatMap(([a = "", b = ""]) => (a === id ? [b] : b === id ? [a] : []));
}

/**
 * The road after a press: on its last part that is taken back, on an earlier one it is cut there, on a neighbour it
 * goes on.
 * @returns null where the press is neither
 */
export function roadAfter(
  road: readonly string[],
  id: string,
  map: Map,
  most: number,
): string[] | null {
  const at = road.indexOf(id);
  if (at >= 0) return at === road.length - 1 ? road.slice(0, at) : road.slice(0, at + 1);
  const last = road.at(-1);
  if (last === undefined) return [id];
  if (road.length >= most || !besideOf(map, last).includes(id)) return null;
  return [...road, id];
}
