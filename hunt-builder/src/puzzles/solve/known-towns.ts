import { distanceM } from "@ten-paces/geo";
import type { Town } from "../../gazetteer.ts";
import type { Library } from "../../library.ts";
import type { Point } from "../../place.ts";

const shelves = new WeakMap<Library, Map<string, Town[]>>();

/** A map this wide shows cities alone. */
const milesOfCities = 300;
const leastOfCity = 25_000;

/** Where a town lies that a map of so many miles around a point would show; null where no town is called so. */
export function townCalled(
  name: string,
  { near, milesWide }: { near: Point; milesWide: number },
  library: Library,
): Point | null {
  let byName = shelves.get(library);
  if (byName === undefined) {
    byName = Map.groupBy(library.towns, (town) => town.name);
    shelves.set(library, byName);
  }
  const found = (byName.get(name) ?? []).filter(
    ({ population }) => milesWide < milesOfCities || population >= leastOfCity,
  );
  const [first, ...rest] = found.map(({ point }) => point);
  return rest.reduce(
    (a, b) => (a && distanceM(near, b) < distanceM(near, a) ? b : a),
    first ?? null,
  );
}
