import { lastMade } from "../last-made.ts";
import type { Place } from "../place.ts";
import { datesOf } from "./dates.ts";
import { happeningsOf } from "./happenings.ts";
import type { Material } from "./material.ts";
import { levelOf, strengthsOf } from "./strength.ts";

/** About the places of a state, which are held against each other: so many, and as many of those before. */
const mostPlaces = 120;

/**
 * What the library's row says of a place in words (facts, images, people), its dates, and these as something to find out.
 */
export const toldOfRow = lastMade(
  mostPlaces,
  (place: Place): Readonly<Record<"said" | "dates" | "riddledDates", readonly Material[]>> => ({
    said: everySaying(place),
    dates: datesOf(place),
    riddledDates: happeningsOf(place),
  }),
);

function everySaying(place: Place): Material[] {
  const strengths = strengthsOf(place);
  return [
    ...factsOf(place),
    ...place.veiled.map(
      (image, i): Material => ({
        source: "image",
        key: `image:${i}`,
        level: levelOf(strengths[i] ?? "middle"),
        // A question within a line is answered with a capital, as anywhere.
        slots: { image: image.replace(/[?!] \p{Ll}/gu, (mark) => mark.toUpperCase()) },
      }),
    ),
    ...peopleOf(place),
  ];
}

export function factsOf({ facts }: Pick<Place, "facts">): Material[] {
  return facts.map((fact, i) => ({
    source: "fact",
    key: `fact:${i}`,
    // A name or a number can be looked up.
    level: /\p{Lu}|\d/u.test(fact) ? "EASY" : "MEDIUM",
    slots: { fact },
  }));
}

export function peopleOf({ people }: Pick<Place, "people">): Material[] {
  return people.map(([person, deed]) => ({
    source: "person",
    key: `person:${person}`,
    level: "EASY",
    slots: { person: named(person), deed },
  }));
}

/** "the Chin family", but "Ada Brook". */
function named(person: string): string {
  return /^\p{Lu}.* (?:family|brothers|sisters|company)$/u.test(person) ? `the ${person}` : person;
}
