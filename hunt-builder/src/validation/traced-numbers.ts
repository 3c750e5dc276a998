import type { Library } from "../library.ts";
import { allOfPlace } from "../material/all-of-place.ts";
import { milesText } from "../material/whereabouts.ts";
import type { Place } from "../place.ts";

const digits = /\d[\d,]*(?:\.\d+)?/g;

/**
 * Numbers in a text, written in digits, that no fact of the place and no reckoning over its facts
 * gives. A decoy's numbers may come from any place of the same stock.
 */
export function untracedNumbers(
  text: string,
  place: Place,
  library: Library,
  decoy: boolean,
  answers: readonly string[],
): string[] {
  const found = text.match(digits)?.map((each) => each.replace(/,+$/, "")) ?? [];
  if (found.length === 0) return [];
  const known = numbersOf(place, library);
  const others = decoy || found.some((each) => !known.has(each));
  if (others)
    for (const peer of library.byStock.get(place.stock) ?? [])
      for (const each of decoy ? numbersOf(peer, library) : comparedWith(place, peer))
        known.add(each);
  for (const each of ["1", "2", "3", String(answers.join("").length)])
    if (answers.length > 0) known.add(each);
  return found.filter((each) => !known.has(each));
}

const cache = new WeakMap<Place, ReadonlySet<string>>();

/** Every number the writer may use of a place. */
function numbersOf(place: Place, library: Library): Set<string> {
  const before = cache.get(place);
  if (before) return new Set(before);
  const known = new Set<string>();
  const add = (text: string): void => {
    for (const each of text.match(digits) ?? []) known.add(each.replace(/,+$/, ""));
  };
  const around = library.surroundings(place);
  for (const each of allOfPlace(place, around, null)) add(Object.values(each.slots).join(" "));
  for (const town of around.towns) add(milesText(town.distanceMi));
  known.add(String(place.stateName.replace(/[^A-Za-z]/g, "").length));
  for (const fact of [...place.facts, ...place.veiled]) add(fact);
  cache.set(place, known);
  return new Set(known);
}

function comparedWith(place: Place, peer: Place): string[] {
  const [mine] = place.years;
  const [theirs] = peer.years;
  const said = `${peer.name} ${theirs?.[1] ?? ""}`.match(digits) ?? [];
  return mine && theirs ? [String(Math.abs(mine[0] - theirs[0])), ...said] : [];
}
