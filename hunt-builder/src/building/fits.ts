import type { HuntDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { excessesOf } from "../stands/limits.ts";
import { standOf } from "../stands/stand-of.ts";
import { checkLeg } from "../validation/legs.ts";
import { findPublicLeak } from "../validation/public-leak.ts";
import { cityOf } from "./city-of.ts";

/** Whether a square of the hunt may go to the place, as HuntBuilder says it. */
export function fits(library: Library, hunt: HuntDraft, num: number, place: Place): boolean {
  // The texts stay as they are: what they call by its name cannot be what one looks for.
  const texts = [hunt.name, hunt.description, hunt.theme];
  const others = hunt.squares.filter((square) => square.sequenceNum !== num);
  const standing = others.flatMap((square) => library.findPlace(square.placeId) ?? []);
  const city = cityOf([...standing, place], library.towns);
  if (texts.some((text) => findPublicLeak(text, [place], city) !== null)) return false;
  if (hunt.variant === "DIGITAL") return true;
  const beside = others.filter((square) => Math.abs(square.sequenceNum - num) === 1);
  const isFar = beside.some(({ center }) => checkLeg(hunt.state, center, place.point)?.tooLong);
  return (
    !isFar &&
    standOf(place) !== null &&
    excesses(hunt, [...standing, place]) <= excesses(hunt, standing)
  );
}

function excesses(hunt: HuntDraft, places: readonly Place[]): number {
  const stands = places.flatMap((each) => standOf(each) ?? []);
  return excessesOf(stands, hunt.difficulty, hunt.squares.length).length;
}
