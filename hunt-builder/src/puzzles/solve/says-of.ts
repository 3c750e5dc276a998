import { lastMade } from "../../last-made.ts";
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

const linesOf = ({ facts, veiled }: Place): string[] => [...facts, ...veiled].map(plain);

/** A place is asked for while its square is written. */
const mostPlaces = 8;
const saidBy = lastMade(
  mostPlaces,
  (place: Place): Said => ({
    lines: linesOf(place),
    dates: place.years.map(([year, phrase]) => [String(year), plain(phrase)]),
    people: place.people.map(([name, deed]) => [plain(name), plain(deed)]),
    measure: [plain(place.measure.value.toLocaleString("en-US")), plain(place.measure.what)],
  }),
);

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

/** Places by the numbers of their lines, which take a tenth of what the lines would. */
const indexes = new WeakMap<Library, Map<number, Place>>();

/** A number for a text, which another one hardly has. */
function numberOf(text: string): number {
  let [high, low] = [0, 0x811c9dc5];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high, 31) + code;
  }
  return (high & 0x1f_ffff) * 2 ** 32 + (low >>> 0);
}

/** The place of which the library says this line, word for word. */
export function findSpeaker(library: Library, line: string): Place | undefined {
  let index = indexes.get(library);
  if (index === undefined) {
    index = new Map();
    for (const place of library.places)
      for (const own of linesOf(place)) index.set(numberOf(own), place);
    indexes.set(library, index);
  }
  return index.get(numberOf(plain(line)));
}
