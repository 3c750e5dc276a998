import type { Material } from "../material/material.ts";
import type { Place } from "../place.ts";

const stop = new Set(
  "with from that this over under into upon when where which while their there about after before were have been once only each them then than they what still every through between first last".split(
    " ",
  ),
);

function stems(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3 && !stop.has(word))
      .map((word) => word.slice(0, 5)),
  );
}

const stemsOf = new WeakMap<Place, ReadonlySet<string>>();

function ownStems(place: Place): ReadonlySet<string> {
  const before = stemsOf.get(place);
  if (before) return before;
  const made = stems([...place.facts, ...place.veiled].join(" "));
  stemsOf.set(place, made);
  return made;
}

/**
 * Whether something true of another place can be called false of this one, from what the library
 * knows: dates, people and figures must all differ; a fact must share next to no words with its own.
 */
export function isUntrueOf(place: Place, foreign: Material): boolean {
  const { slots } = foreign;
  if (foreign.source === "year") {
    const phrase = slots.phrase ?? "";
    if (slots.year !== undefined) return !place.years.some(([year]) => String(year) === slots.year);
    // A span or a reckoning is only safely false where the same thing is dated here, differently.
    return place.years.some(([, own]) => own === phrase) && !sameReckoning(place, foreign);
  }
  if (foreign.source === "person") {
    const person = slots.person ?? slots.initials ?? slots.letter ?? "";
    return (
      person.length > 1 &&
      !place.people.some(([name]) => name === person || initials(name) === person)
    );
  }
  if (foreign.source === "measure") {
    const text = Object.values(slots).join(" ");
    return foreign.level === "EASY" && !text.includes(`${place.measure.what} `);
  }
  if (foreign.source !== "fact") return false;
  const own = ownStems(place);
  const theirs = [...stems(slots.fact ?? "")];
  const shared = theirs.filter((stem) => own.has(stem)).length;
  return theirs.length >= 5 && shared <= theirs.length / 5;
}

function sameReckoning(place: Place, foreign: Material): boolean {
  return place.years.some(([year]) => {
    const decade = `in the ${Math.floor(year / 10) * 10}s`;
    return foreign.slots.span === undefined || foreign.slots.span === decade;
  });
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => `${part.charAt(0)}.`)
    .join(" ");
}
