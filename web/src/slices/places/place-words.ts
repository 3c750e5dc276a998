import type { ListedPlace } from "@ten-paces/contract";
import type { Shown } from "./place-address.ts";
import type { PlaceDetail } from "./queries.ts";

/** "city_hall" as people write it. */
export function kindLabel(kind: string): string {
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const SURE_LABELS: Record<ListedPlace["sure"], string> = {
  exact: "Exact",
  near: "Near",
  rough: "Rough",
};

/** What a certainty means, in feet: the library's README gives 100, 300 and 800 metres. */
export const SURE_MEANINGS: Record<ListedPlace["sure"], string> = {
  exact: "within 330 ft",
  near: "within 1,000 ft",
  rough: "within half a mile",
};

const SAFETY_LABELS: Record<string, string> = {
  water: "Water",
  traffic: "Traffic",
  cliff: "Cliff",
  private_ground: "Private ground",
  ticket: "Ticket",
  remote: "Remote",
  weather: "Weather",
};

export function safetyLabel(flag: string): string {
  return SAFETY_LABELS[flag] ?? kindLabel(flag);
}

export const SHOWN_LABELS: Record<Shown, string> = {
  all: "All",
  used: "Used",
  unused: "Not used",
  withdrawn: "Withdrawn",
  own: "Our own",
  to_ask: "Keeper to ask",
};

/** "Marin County"; what has another name for its counties, or none, is left as it is. */
export function countyLabel({ county, stateCode }: Pick<ListedPlace, "county" | "stateCode">) {
  if (stateCode === "DC") return county;
  if (stateCode === "LA") return `${county} Parish`;
  // Boroughs and census areas; and cities of their own beside counties, some of the same name.
  if (stateCode === "AK" || stateCode === "VA") return county;
  return /\bCity$|^St\. Louis$|^Baltimore$/.test(county) ? county : `${county} County`;
}

const MILES = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const PEOPLE = new Intl.NumberFormat("en-US");

/** "12 mi northwest of Cody (9,520 people)". */
export function townSentence(town: PlaceDetail["nearTowns"][number]): string {
  const people = `(${PEOPLE.format(town.population)} people)`;
  if (town.distanceMi < 1) return `less than a mile from the middle of ${town.name} ${people}`;
  return `${MILES.format(town.distanceMi)} mi ${town.direction} of ${town.name} ${people}`;
}

/** "The northernmost and easternmost place of its stock"; null for a place in the midst of them. */
export function extremesSentence(extremes: readonly string[]): string | null {
  if (extremes.length === 0) return null;
  const words = extremes.map((side) => `${side}ernmost`);
  return `The ${new Intl.ListFormat("en-US").format(words)} place of its stock`;
}

/** A fact as the library means it: "It stands on a ridge." */
export function factSentence(fact: string): string {
  return `It ${fact}.`;
}
