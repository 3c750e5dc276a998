import { findStateAt, mostPinOffsetM } from "@ten-paces/geo";
import type { AddressGrid } from "../address-grid.ts";
import type { HuntVariant } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import type { Place, Point } from "../place.ts";
import { standOf } from "../stands/stand-of.ts";
import { ownWords } from "./own-words.ts";

export interface Address {
  words: string;
  center: Point;
}

/**
 * The address of a square. A physical one lies off the place's stand by a secret distance that its reach
 * covers; a digital one at the place itself.
 * @param seed of the hunt; the pin is moved by it and by the installation's key
 * @throws when nobody can stand there, or the point lies outside the grid
 */
export function findAddress(
  grid: AddressGrid,
  place: Place,
  variant: HuntVariant,
  seed: string,
): Address {
  return variant === "DIGITAL" ? digitalAddress(grid, place) : physicalAddress(grid, place, seed);
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
    if (found && at?.state.code === own?.state.code && at?.inside === own?.inside) return found;
  }
  const found = grid.encode(spot);
  if (found === null) throw new Error(`${place.id} lies outside the grid`);
  return found;
}

/**
 * A digital square may take an address a few steps off, where the words of the first stand in the
 * landmark's story and would give themselves away.
 */
function digitalAddress(grid: AddressGrid, place: Place): Address {
  const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4];
  const story = [...place.facts, ...place.veiled, ...place.years.map(([, phrase]) => phrase)].join(
    " ",
  );
  for (const north of steps)
    for (const east of steps) {
      const point = {
        lat: place.point.lat + north * 0.00003,
        lng: place.point.lng + east * 0.00004,
      };
      const found = grid.encode(point);
      if (found === null) continue;
      const words = found.words.split(".");
      const hard =
        words.some((word) => word.length < 4 || ownWords.has(word)) ||
        leakGuard({ name: "", aliases: [], stateName: "" }, words).findLeak(story) !== null;
      if (!hard && new Set(words).size === 3) return found;
    }
  const own = grid.encode(place.point);
  if (own === null) throw new Error(`${place.id} lies outside the grid`);
  return own;
}
