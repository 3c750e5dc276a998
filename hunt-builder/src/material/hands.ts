import type { Place } from "../place.ts";
import { inSentence } from "../wording/sentences.ts";
import { gravityOf } from "../words/solemn.ts";
import type { Material } from "./material.ts";

/** What one hand did to two places, as a verb that fits both. */
const works: readonly (readonly [RegExp, string])[] = [
  [/^(?:designed|planned|drew) it\b/, "drew"],
  [/^(?:sculpted|carved|cast|modeled) it\b/, "made"],
  [/^(?:built|engineered) it\b/, "built"],
  [/^(?:founded|started) it\b/, "founded"],
];

interface Deed {
  place: Place;
  work: string;
}

const shelves = new WeakMap<readonly Place[], Map<string, Deed[]>>();

function deedsOf(stockmates: readonly Place[]): Map<string, Deed[]> {
  const before = shelves.get(stockmates);
  if (before) return before;
  const made = new Map<string, Deed[]>();
  for (const place of stockmates)
    for (const [person, deed] of place.people) {
      const work = works.find(([sort]) => sort.test(deed))?.[1];
      if (work === undefined) continue;
      const list = made.get(person) ?? [];
      list.push({ place, work });
      made.set(person, list);
    }
  shelves.set(stockmates, made);
  return made;
}

const designs = /^(?:designed|drew|planned|sculpted|modeled|carved|cast)\b/;

/**
 * Whether somebody who drew or made several places of the stock may have done so to this one, too: its row names nobody
 * who did.
 */
export function mayBeOfHand(
  place: Place,
  { source, slots: { person = "", deed = "" } }: Material,
  stockmates: readonly Place[],
): boolean {
  if (source !== "person" || !designs.test(deed)) return false;
  if (place.people.some(([, did]) => designs.test(did))) return false;
  return (deedsOf(stockmates).get(person)?.length ?? 0) > 1;
}

/** That somebody, who is not named, had a hand in another place as well, which is: who finds out the one finds the other. */
export function handsOf(
  place: Place,
  stockmates: readonly Place[],
  huntmates: readonly Place[],
): Material[] {
  return place.people.flatMap(([person, deed]) => {
    const work = works.find(([sort]) => sort.test(deed))?.[1];
    const other = deedsOf(stockmates)
      .get(person)
      ?.find(
        (each) =>
          each.work === work &&
          each.place.id !== place.id &&
          !/\d/.test(each.place.name) &&
          gravityOf(each.place) !== "grave" &&
          !huntmates.some(({ id }) => id === each.place.id),
      );
    if (work === undefined || other === undefined) return [];
    return [
      {
        source: "hand" as const,
        key: `person:${person}`,
        level: "HARD" as const,
        about: [other.place.id],
        slots: { work, other: inSentence(other.place.name) },
      },
    ];
  });
}
