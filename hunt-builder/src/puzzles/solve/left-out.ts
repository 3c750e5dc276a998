import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";
import type { Shelf } from "./shelf.ts";

const indexes = new WeakMap<Library, Map<string, string[]>>();

/** Lines of all places by their words, for whoever must look through the whole library. */
function linesWith(library: Library): Map<string, string[]> {
  const before = indexes.get(library);
  if (before) return before;
  const made = new Map<string, string[]>();
  for (const { facts, veiled } of library.places)
    for (const line of [...facts, ...veiled])
      for (const word of new Set(line.split(/[^A-Za-z]+/))) {
        const list = made.get(word);
        if (list) list.push(line);
        else made.set(word, [line]);
      }
  indexes.set(library, made);
  return made;
}

/** Lines of all places that have a text's rarest word. */
export function linesLike(text: string, library: Library): readonly string[] {
  const index = linesWith(library);
  const lists = text.split(/[^A-Za-z]+/).map((word) => index.get(word) ?? []);
  return lists.filter((list) => list.length > 0).sort((a, b) => a.length - b.length)[0] ?? [];
}

/** What a clue leaves out, by the rows of one place, or of all. */
export function wordsFor(clue: string, place: Place | null, shelf: Shelf): string[] {
  const places = place === null ? shelf.library.places : [place];
  const deed = /^who (.*) \(last name\)$/.exec(clue)?.[1];
  if (deed !== undefined)
    return places.flatMap(({ people }) =>
      people.flatMap(([name, did]) => (did === deed ? [name.split(/\s+/).at(-1) ?? ""] : [])),
    );
  if (/^its (?:county|parish|borough) on the map$/.test(clue))
    return places.map(({ county }) => county);
  const [before = "", after = ""] = clue.split("____");
  let lines: readonly string[];
  if (place !== null) lines = [...place.facts, ...place.veiled];
  else lines = linesLike(clue, shelf.library);
  return lines.flatMap((line) =>
    line.startsWith(before) && line.endsWith(after) && line.length > before.length + after.length
      ? [line.slice(before.length, line.length - after.length)]
      : [],
  );
}
