import { factFrames, imageFrames } from "../frames/fact-frames.ts";
import { initialFrames, personFrames, surnameFrames } from "../frames/person-frames.ts";
import type { Place } from "../place.ts";
import { inWords } from "../wording/numbers.ts";
import type { Material } from "./material.ts";

/** What the library's row says of a place in words: facts, images, people. */
export function saidOf(place: Place): Material[] {
  return [
    ...facts(place),
    ...images(place),
    ...place.people.flatMap(([name, deed]) => person(name, deed)),
  ];
}

function facts(place: Place): Material[] {
  return place.facts.map((fact, i) => ({
    source: "fact",
    key: `fact:${i}`,
    level: "EASY",
    frames: factFrames,
    slots: { fact },
  }));
}

function images(place: Place): Material[] {
  return place.veiled.map((image, i) => ({
    source: "image",
    key: `image:${i}`,
    level: "MEDIUM",
    // One colon is enough for a sentence.
    frames: image.includes(":") ? imageFrames.filter((frame) => !frame.includes(":")) : imageFrames,
    // A question within a line is answered with a capital, as anywhere.
    slots: { image: image.replace(/[?!] \p{Ll}/gu, (mark) => mark.toUpperCase()) },
  }));
}

function person(name: string, deed: string): Material[] {
  const parts = name.split(/\s+/).filter((part) => !/^(?:Jr|Sr|I{1,3}|IV)\.?,?$/.test(part));
  const made: Material[] = [
    {
      source: "person",
      key: `person:${name}`,
      level: "EASY",
      frames: personFrames,
      slots: { person: name, deed },
    },
  ];
  const single =
    !deed.includes(",") &&
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.every((part) => /^\p{Lu}[\p{L}.'’-]*$/u.test(part));
  const last = parts.at(-1);
  if (
    !single ||
    last === undefined ||
    /^(?:Company|Brothers|Sons|Associates|Corps|Society|Club|Corporation|Army)$/.test(last)
  )
    return made;
  const initials = parts.map((part) => `${part.charAt(0)}.`).join(" ");
  made.push({
    source: "person",
    key: `person:${name}`,
    level: "MEDIUM",
    frames: initialFrames,
    slots: { initials, deed },
  });
  if (/^\p{L}+$/u.test(last))
    made.push({
      source: "person",
      key: `person:${name}`,
      level: "HARD",
      frames: surnameFrames,
      slots: { n: inWords(last.length), letter: last.charAt(0).toUpperCase(), deed },
    });
  return made;
}
