import { milesBetween } from "../bearings.ts";
import { kinAbroad } from "../building/decoy-places.ts";
import type { Library } from "../library.ts";
import { allOfPlace } from "../material/all-of-place.ts";
import { boundText, milesText } from "../material/whereabouts.ts";
import { tenths, walksFrom } from "../mechanisms/walk-undone.ts";
import type { Place } from "../place.ts";
import { feetAt, standOf } from "../stands/stand-of.ts";
import { bareName } from "../wording/names.ts";
import { digitsIn, spelledIn } from "../wording/numbers-in.ts";

/** Small words that the sentences themselves use: "two travelers", "three entries", "ten-foot squares". */
const ofSpeech = new Set(["1", "2", "3"]);
const footage = /\bten[- ](?:feet|foot)\b/gi;

/**
 * Numbers in a text, in digits or spelled out up to ninety-nine, that no fact of the place and no
 * reckoning over its facts gives. A decoy's numbers may come from any place of the same stock, or of its sort across a state's line.
 * @param answers the words of a digital address, whose lengths may be told; empty for a physical one
 */
export function untracedNumbers(
  text: string,
  place: Place,
  library: Library,
  decoy: boolean,
  answers: readonly string[],
): string[] {
  const digits = digitsIn(text);
  const spelled = spelledIn(text.replace(footage, " ")).filter((each) => !ofSpeech.has(each));
  const found = [...digits, ...spelled];
  if (found.length === 0) return [];
  const known = numbersOf(place, library);
  const lengths = answers.length === 0 ? [] : [...answers.map((word) => word.length), 1, 2, 3];
  const counts = new Set([...lengths, answers.join("").length].map(String));
  const strange = found.filter((each) => !known.has(each) && !counts.has(each));
  if (strange.length === 0 && !decoy) return [];
  const others = new Set<string>();
  for (const peer of library.byStock.get(place.stock) ?? [])
    for (const each of decoy ? numbersOf(peer, library) : comparedWith(place, peer, text))
      others.add(each);
  const left = (decoy ? found : strange).filter((each) => !others.has(each));
  if (left.length === 0 || !decoy) return left;
  const abroad = kinAbroad(library, place).map((each) => numbersOf(each, library));
  return left.filter((each) => !abroad.some((numbers) => numbers.has(each)));
}

const cache = new WeakMap<Place, ReadonlySet<string>>();

/** Every number the writer may use of a place, without commas. */
function numbersOf(place: Place, library: Library): ReadonlySet<string> {
  const before = cache.get(place);
  if (before) return before;
  const around = library.surroundings(place);
  const texts = [
    ...allOfPlace(place, around, [], []).flatMap((each) => Object.values(each.slots)),
    ...around.towns.flatMap(({ distanceMi }) => [milesText(distanceMi), boundText(distanceMi)]),
    ...place.facts,
    ...place.veiled,
    ...place.people.flat(),
    place.town,
    standOf(place)?.where ?? "",
    String(place.stateName.replace(/[^A-Za-z]/g, "").length),
  ].join(" | ");
  const known = new Set([...digitsIn(texts), ...spelledIn(texts)]);
  cache.set(place, known);
  return known;
}

/** A comparison names the other place, or tells a line of it; a walk between the two has a length. */
function comparedWith(place: Place, peer: Place, text: string): string[] {
  return [
    ...namedWith(place, peer, text),
    ...toldWith(place, peer, text),
    ...(ofFind.test(text) ? milesTo(place, peer) : []),
  ];
}

/** A hint may lead from what was found before, without its name. */
const ofFind = /\bof your \w+ find\b/;

function milesTo(place: Place, peer: Place): string[] {
  const miles = milesBetween(place.point, peer.point);
  const texts = `${milesText(miles)} | ${boundText(miles)}`;
  return [...digitsIn(texts), ...spelledIn(texts)];
}

function toldWith(place: Place, peer: Place, text: string): string[] {
  if (peer === place) return [];
  const low = text.toLowerCase();
  // "One stands over a mill, one over a well": the verb is said once for both.
  const worded = (peer.clues ?? []).map((clue) => clue.text);
  const told = [...peer.veiled, ...peer.facts, ...worded].filter((line) =>
    low.includes(line.slice(line.indexOf(" ") + 1).toLowerCase()),
  );
  if (told.length === 0) return [];
  const walks = walksFrom(place, [peer]).map(({ miles }) => tenths(miles));
  // Clues of spots and starts measure between where one stands.
  const apart = [
    milesBetween(place.point, peer.point),
    milesBetween(feetAt(place), feetAt(peer)),
  ].map(milesText);
  const texts = [...told, ...walks, ...apart].join(" | ");
  return [...digitsIn(texts), ...spelledIn(texts)];
}

function namedWith(place: Place, peer: Place, text: string): string[] {
  if (!text.includes(bareName(peer))) return [];
  const miles = milesBetween(place.point, peer.point);
  const texts = [peer.name, milesText(miles), boundText(miles), ...peer.years.flat()].join(" | ");
  return [...digitsIn(texts), ...spelledIn(texts)];
}
