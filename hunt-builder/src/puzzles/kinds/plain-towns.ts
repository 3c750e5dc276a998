import type { Town } from "../../gazetteer.ts";
import type { Library } from "../../library.ts";

const known = new WeakMap<Library, readonly Town[]>();

/** Entries of the gazetteer that bear the people of a whole metropolitan area. */
const misread = new Set(["KY|Meads", "KY|Ironville"]);

/** Towns that can stand on a puzzle: called as people call them, and not another spelling of one beside them. */
export function plainTowns(library: Library): readonly Town[] {
  const before = known.get(library);
  if (before) return before;
  const keyOf = ({ name, state }: Town): string =>
    `${state}|${name
      .replace(/^(?:Saint|St\.?) /, "St ")
      .replace(/[^A-Za-z]/g, "")
      .toLowerCase()}`;
  const spellings = new Map<string, Set<string>>();
  for (const town of library.towns) {
    const key = keyOf(town);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(town.name));
  }
  const made = library.towns.filter(
    (town) =>
      !/[(),]/.test(town.name) &&
      !misread.has(`${town.state}|${town.name}`) &&
      (spellings.get(keyOf(town))?.size ?? 0) < 2,
  );
  known.set(library, made);
  return made;
}
