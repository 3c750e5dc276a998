import { findStateAt, mostPinOffsetM } from "@ten-paces/geo";
import type { AddressGrid } from "../address-grid.ts";
import type { HuntVariant } from "../hunt.ts";
import { wordsOf } from "../leaks.ts";
import type { Place, Point } from "../place.ts";
import { standOf } from "../stands/stand-of.ts";
import { ownWords } from "./own-words.ts";

export interface Address {
  words: string;
  center: Point;
}

/**
 * The address of a square. A physical one lies off the place's stand by a secret distance that its reach
 * covers; a digital one off the place by a secret distance.
 * @param seed of the hunt; the pin is moved by it and by the installation's key
 * @param taken words that answer another square of a digital hunt: whoever has written one would write it again
 * @throws when nobody can stand there, or the point lies outside the grid
 */
export function findAddress(
  grid: AddressGrid,
  place: Place,
  variant: HuntVariant,
  seed: string,
  taken: ReadonlySet<string> = new Set(),
): Address {
  return variant === "DIGITAL"
    ? digitalAddress(grid, place, { seed, taken })
    : physicalAddress(grid, place, seed);
}

/** Pins that are tried before one is left where the stand is: off the coast, or over a state line, none goes. */
const mostDraws = 8;

function physicalAddress(grid: AddressGrid, place: Place, seed: string): Address {
  const stand = standOf(place);
  if (stand === null) throw new Error(`${place.id}: nobody can stand there`);
  const spot = { lat: stand.at[0], lng: stand.at[1] };
  const own = findStateAt(spot);
  for (let draw = 0; draw < mostDraws; draw++) {
    const label = `${seed}|${place.id}|${draw}`;
    const pin = grid.movePin(spot, label, mostPinOffsetM(stand.sure));
    const at = findStateAt(pin);
    const found = grid.encode(pin);
    if (found && at?.state.code === own?.state.code && at?.inside === own?.inside)
      return grid.placesElsewhere ? { ...found, center: pin } : found;
  }
  const found = grid.encode(spot);
  if (found === null) throw new Error(`${place.id} lies outside the grid`);
  return grid.placesElsewhere ? { ...found, center: spot } : found;
}

/** Metres a digital address lies off its landmark at the most, and half of it at the least. */
const digitalOffsetM = 400;
/** One address in three is free of words that give it away; of so many all are not. */
const mostDigitalDraws = 60;

/**
 * The words of a digital square are its answer, so they are those of no point that anybody knows: they lie off
 * the landmark by a secret distance. Words that stand in the landmark's story would give themselves away.
 */
function digitalAddress(
  grid: AddressGrid,
  place: Place,
  { seed, taken }: { seed: string; taken: ReadonlySet<string> },
): Address {
  const story = new Set(
    [...place.facts, ...place.veiled, ...place.years.map(([, phrase]) => phrase)].flatMap(wordsOf),
  );
  const own = findStateAt(place.point);
  for (let draw = 0; draw < mostDigitalDraws; draw++) {
    const label = `${seed}|${place.id}|digital ${draw}`;
    const pin = grid.movePin(place.point, label, digitalOffsetM);
    const found = grid.encode(pin);
    if (found === null || !isFitting(found.words, story)) continue;
    if (found.words.split(".").some((word) => taken.has(word))) continue;
    const at = findStateAt(pin);
    if (at?.state.code === own?.state.code && at?.inside === own?.inside) return found;
  }
  // On a rock no larger than that the pin leaves it, and the sea has addresses too.
  const found = grid.encode(grid.movePin(place.point, `${seed}|${place.id}`, digitalOffsetM));
  if (found === null) throw new Error(`${place.id} lies outside the grid`);
  return found;
}

/** Three different words of four letters and more, none of ours and none of the landmark's story. */
function isFitting(address: string, story: ReadonlySet<string>): boolean {
  const words = address.split(".");
  return (
    new Set(words).size === 3 &&
    words.every((word) => word.length >= 4 && !ownWords.has(word) && !story.has(word))
  );
}
