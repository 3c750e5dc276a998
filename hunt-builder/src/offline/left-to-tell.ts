import { likelyTellingsOf } from "../material/telling.ts";
import type { Workbench } from "./workbench.ts";

/** With fewer things to tell than this, a hint leaves one to the list. */
export const fewToTell = 4;

/** How many different things its row says of the place that the square has not told yet: what a list can be made of. */
export function leftToTell({ said, task: { place } }: Workbench): number {
  const tellings = likelyTellingsOf(place);
  const taken = new Set<string>();
  let left = 0;
  const keys = [
    ...place.facts.map((_, i) => `fact:${i}`),
    ...place.veiled.map((_, i) => `image:${i}`),
    ...place.years.map(([, phrase]) => `year:${phrase}`),
    ...place.people.map(([person]) => `person:${person}`),
  ];
  for (const key of keys) {
    const same = [key, ...(tellings.get(key) ?? [])];
    if (same.some((each) => said.has(each) || taken.has(each))) continue;
    for (const each of same) taken.add(each);
    left++;
  }
  return left;
}
