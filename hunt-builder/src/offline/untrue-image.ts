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
  if (common.test(text) || sharesSign(place, text)) return false;
  const told = tellingsOf(other).get(image.key);
  if (told === undefined) return false;
  const { said, dates } = toldOfRow(other);
  const isDenied = (each: Material): boolean =>
    each.source !== "image" && told.has(each.key) && isUntrueOf(place, each);
  // Another age of its walls denies no towers.
  return said.some(isDenied) || (!isOfLooks(text) && dates.some(isDenied));
}
