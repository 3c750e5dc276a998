import type { Library } from "../../library.ts";
import type { Place } from "../../place.ts";

interface Said {
  lines: readonly string[];
  dates: readonly (readonly [string, string])[];
  people: readonly (readonly [string, string])[];
  measure: readonly [string, string];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const known = new WeakMap<Place, Said>();

function saidBy(place: Place): Said {
  const before = known.get(place);
  if (before) return before;
  const { measure } = place;
  const made: Said = {
    lines: [...place.facts, ...place.veiled].map(plain),
    dates: place.years.map(([year, phrase]) => [String(year), plain(phrase)]),
    people: place.people.map(([name, deed]) => [plain(name), plain(deed)]),
    measure: [plain(measure.value.toLocaleString("en-US")), plain(measure.what)],
  };
  known.set(place, made);
  return made;
}

/** Whether what the library's row says of a place says this too. */
export function saysOf(place: Place, line: string): boolean {
  const text = plain(line);
  const { lines, dates, people, measure } = saidBy(place);
  const both = (pair: readonly [string, string]): boolean =>
    pair.every((part) => text.includes(part));
  return (
    lines.some((own) => own === text || (text.length > 12 && own.includes(text))) ||
    dates.some(both) ||
    people.some(both) ||
    both(measure)
  );
}

const indexes = new WeakMap<Library, Map<string, Place>>();

/** The place of which the library says this line, word for word. */
export function findSpeaker(library: Library, line: string): Place | undefined {
  let index = indexes.get(library);
  if (index === undefined) {
    index = new Map(
      library.places.flatMap((place) => saidBy(place).lines.map((own) => [own, place] as const)),
    );
    indexes.set(library, index);
  }
  return index.get(plain(line));
}
