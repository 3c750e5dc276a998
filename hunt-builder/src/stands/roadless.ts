import type { Place } from "../place.ts";

/** Boroughs of Alaska that roads join: Anchorage to Fairbanks, Valdez, Homer and Tok. */
const onAlaskasRoads = new Set([
  "Anchorage",
  "Chugach",
  "Copper River",
  "Denali",
  "Fairbanks North Star",
  "Kenai Peninsula",
  "Matanuska-Susitna",
  "Southeast Fairbanks",
  "Valdez-Cordova",
  "Yukon-Koyukuk",
]);

/** Islands of Hawaii's one county of several. */
const ofMaui = /\b(?:Lanai|Lānaʻi|Kaunakakai|Hoolehua|Kalaupapa|Maunaloa|Molokai)\b/;

/**
 * A name for the land one can drive over without a boat or a plane: two places with one name are joined by
 * roads. Ferries from the coast of other states are told by the stands themselves.
 */
export function landOf({
  stateCode,
  county,
  town,
}: Pick<Place, "stateCode" | "county" | "town">): string {
  if (stateCode === "HI") return `HI ${county}${ofMaui.test(town) ? ` ${town}` : ""}`;
  if (stateCode === "AK") return onAlaskasRoads.has(county) ? "AK" : `AK ${county}`;
  return "mainland";
}
