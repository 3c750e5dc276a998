import type { Material } from "../material/material.ts";
import { toldOfRow } from "../material/said-of-place.ts";
import { sharesSign, tellingsOf } from "../material/telling.ts";
import type { Place } from "../place.ts";
import { isOfLooks, isUntrueOf } from "./untrue.ts";

/** What befalls so many places that nobody can deny it of one: fires, moves, weddings, weather, use and disuse. */
const common =
  /\b(?:burn\w*|fire|flames?|ash(?:es)?|smoke|mov(?:ed?|ing)|weddings?|brides?|wed|storms?|winds?|gales?|floods?|rain|snow|weather|silence|silent|saved?|rescued?|spared|sold|closed?|shut|forgot\w*|view|crowds?|children|ghosts?|outliv\w*|outlast\w*|survive\w*)\b/i;

/**
 * Whether a likeness of another place is none of this one: what it tells there can be denied here, and this row speaks of
 * nothing of the sort.
 */
export function isImageUntrueOf(place: Place, other: Place, image: Material): boolean {
  const text = image.slots.image ?? "";
  if (common.test(text)) return false;
  // Another age of its walls denies no towers.
  const { said, dates } = deniedOf(place, other);
  const denied = isOfLooks(text) ? [said] : [said, dates];
  // Reading what a row tells is dear, and comes last.
  if (denied.every(({ length }) => length === 0) || sharesSign(place, text)) return false;
  const told = tellingsOf(other).get(image.key);
  return told !== undefined && denied.some((keys) => keys.some((key) => told.has(key)));
}

interface Denied {
  said: readonly string[];
  dates: readonly string[];
}
let last: { place: Place; other: Place; denied: Denied } | null = null;

/** Keys of what another place's row says besides likenesses and can be called false here; all of its likenesses ask for it. */
function deniedOf(place: Place, other: Place): Denied {
  if (last !== null && last.place === place && last.other === other) return last.denied;
  const { said, dates } = toldOfRow(other);
  const keysOf = (some: readonly Material[]): string[] =>
    some.flatMap((each) => (each.source !== "image" && isUntrueOf(place, each) ? each.key : []));
  const denied = { said: keysOf(said), dates: keysOf(dates) };
  last = { place, other, denied };
  return denied;
}
