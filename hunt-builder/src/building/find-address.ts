import { distanceM, findStateAt, mostPinOffsetM } from "@ten-paces/geo";
import type { AddressGrid } from "../address-grid.ts";
import type { HuntVariant } from "../hunt.ts";
import { wordsOf } from "../leaks.ts";
import type { Place, Point } from "../place.ts";
import { standOf } from "../stands/stand-of.ts";
import { ownWords } from "./own-words.ts";

/** What the words of a digital address should be. */
export interface Words {
  /** Words that answer another square of the hunt: whoever has written one would write it again. */
  taken: ReadonlySet<string>;
  /** Words that its end has a use for: two of them where there is such an address, else one. */
  wished: ReadonlySet<string>;
}

export interface Address {
  words: string;
  center: Point;
}

/**
 * The address of a square. A physical one lies off the place's stand by a secret distance that its reach
 * covers; a digital one off the place by a secret distance.
 * @param seed of the hunt; the pin is moved by it and by the installation's key
 * @throws when nobody can stand there, or the point lies outside the grid
 */
export function findAddress(
  grid: AddressGrid,
  place: Place,
  variant: HuntVariant,
  seed: string,
  { taken = new Set(), wished = new Set() }: Partial<Words> = {},
): Address {
  return variant === "DIGITAL"
    ? digitalAddress(grid, place, seed, { taken, wished })
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
  seed: string,
  { taken, wished }: Words,
): Address {
  const story = new Set(
    [...place.facts, ...place.veiled, ...place.years.map(([, phrase]) => phrase)].flatMap(wordsOf),
  );
  const own = findStateAt(place.point);
  const isIn = (point: Point): boolean => {
    const at = findStateAt(point);
    return at?.state.code === own?.state.code && at?.inside === own?.inside;
  };
  const pinOf = (draw: number): Point =>
    grid.movePin(place.point, `${seed}|${place.id}|digital ${draw}`, digitalOffsetM);
  const isFree = ({ words }: Address): boolean =>
    isFitting(words, story) && !words.split(".").some((word) => taken.has(word));
  if (wished.size > 0) {
    let best: { found: Address; count: number } | null = null;
    for (const found of addressesAround(grid, pinOf, place.point)) {
      const count = found.words.split(".").filter((word) => wished.has(word)).length;
      // With all three of a field there would be nothing left that cannot be tried out.
      if (count === 0 || count > mostWished || count <= (best?.count ?? 0)) continue;
      if (!isFree(found) || !isIn(found.center)) continue;
      best = { found, count };
      if (count === mostWished) break;
    }
    if (best) return best.found;
  }
  for (let draw = 0; draw < mostDigitalDraws; draw++) {
    const pin = pinOf(draw);
    const found = grid.encode(pin);
    if (found && isFree(found) && isIn(pin)) return found;
  }
  // On a rock no larger than that the pin leaves it, and the sea has addresses too.
  const found = grid.encode(grid.movePin(place.point, `${seed}|${place.id}`, digitalOffsetM));
  if (found === null) throw new Error(`${place.id} lies outside the grid`);
  return found;
}

const mostWished = 2;

/** Cells to either side of a drawn pin that are looked at, and metres from one to the next: a little more than a cell. */
const cellsAround = 8;
const cellM = 3.4;

/** Every address around pins that a secret distance has set: drawing each by itself would cost far more. */
function* addressesAround(
  grid: AddressGrid,
  pinOf: (draw: number) => Point,
  around: Point,
): Generator<Address> {
  const lat = cellM / metersPerDegree;
  const lng = lat / Math.cos((around.lat * Math.PI) / 180);
  for (let draw = 0; draw < mostDigitalDraws; draw++) {
    const pin = pinOf(draw);
    for (let row = -cellsAround; row <= cellsAround; row++)
      for (let column = -cellsAround; column <= cellsAround; column++) {
        const point = { lat: pin.lat + row * lat, lng: pin.lng + column * lng };
        const offM = distanceM(point, around);
        const found =
          offM > digitalOffsetM / 2 && offM < digitalOffsetM ? grid.encode(point) : null;
        if (found) yield found;
      }
  }
}

const metersPerDegree = 111_195;

/** Three different words of four letters and more, none of ours and none of the landmark's story. */
function isFitting(address: string, story: ReadonlySet<string>): boolean {
  const words = address.split(".");
  return (
    new Set(words).size === 3 &&
    words.every((word) => word.length >= 4 && !ownWords.has(word) && !story.has(word))
  );
}
