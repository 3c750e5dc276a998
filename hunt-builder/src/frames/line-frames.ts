import type { Material, Source } from "../material/material.ts";

/** How a line of the list is worded: plainly, since the list is what helps. The first frame is a clause that can stand after "that". */
export const lineFrames: Record<Source, readonly string[]> = {
  fact: ["it {fact}"],
  image: ["{image}"],
  year: ["it {phrase} in {year}", "in {year} it {phrase}"],
  decade: ["it {phrase} {span}", "{span} it {phrase}"],
  happening: [
    "it {phrase} the year {happening}",
    "{happening} the year it {phrase}",
    "it {phrase} the same year that {happening}",
    "in the year when {happening}, it {phrase}",
  ],
  interval: [
    "it {phrase} after {after} and before {before}",
    "after {after} and before {before}: that is when it {phrase}",
  ],
  term: [
    "it {phrase} under {president}",
    "under {president}, it {phrase}",
    "{president} was in office when it {phrase}",
    "it {phrase} in the days of {president}",
  ],
  pair: ["{n} after it {first}, it {second}", "it {first}, and {n} later it {second}"],
  person: ["{person} {deed}"],
  measure: ["{its}"],
  town: [
    "it lies {distance} {direction} of {town}",
    "from {town}, go {distance} {direction}",
    "it is {distance} {direction} of {town}",
  ],
  crossing: [
    "it is {distance} from {town} and {distance2} from {town2}, as the crow flies",
    "a crow from {town} flies {distance} to reach it, and a crow from {town2} flies {distance2}",
    "{town} lies {distance} off and {town2} {distance2}",
  ],
  county: ["it is in {county}"],
  older: [
    "it {phrase} before {other} {otherPhrase}",
    "it was there before {other}",
    "when {other} {otherPhrase}, it was there already",
    "{other} is younger than it",
  ],
  between: [
    "it is younger than {other} and older than {other2}",
    "{other} came before it, and {other2} after",
    "it came after {other} and before {other2}",
    "when it was new, {other} was there already, and {other2} was not",
  ],
  sight: [
    "{distance} to the {direction} of it: {image}",
    "its neighbor {distance} to the {direction}: {image}",
    "to its {direction}, {distance} off: {image}",
    "it has a neighbor {distance} to the {direction}: {image}",
    "find this first, then go {distance} {back}: {image}",
    "start where this is true, and go {distance} {back}: {image}",
    "solve this, and it is {distance} {back} of there: {image}",
    "it lies {distance} {back} of whatever this means: {image}",
    "{distance} {direction} of it is the answer to this: {image}",
  ],
  near: [
    "{other} is {distance} to the {direction} of it",
    "from {other}, go {distance} {back}",
    "it is {distance} {back} of {other}",
    "{distance} to its {direction} lies {other}",
    "go {back} from {other} for {distance}",
    "{other} lies {distance} to its {direction}",
    "{other} is {distance} off, and to the {direction} of it",
  ],
  hand: ["whoever {work} it {work} {other} as well", "one hand {work} it and {other}"],
  younger: [
    "it {phrase} after {other} {otherPhrase}",
    "{other} was there first",
    "when {other} {otherPhrase}, it was still to come",
    "it is younger than {other}",
  ],
};

/** How what has been read in those words is said once more: of a place that many hunts of a state go to. */
const spareFrames: Partial<Record<Source, readonly string[]>> = {
  fact: ["the place {fact}", "this place {fact}"],
};

/** None where they would say "The place took the place of a mansion." */
export const spareFramesOf = ({ source, slots }: Pick<Material, "source" | "slots">) =>
  /\bplace\b/.test(slots.fact ?? "") ? [] : (spareFrames[source] ?? []);
