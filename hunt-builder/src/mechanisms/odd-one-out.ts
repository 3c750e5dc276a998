import { isUntrueOf } from "../offline/untrue.ts";
import type { Place } from "../place.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { kinOf, plural } from "./kin.ts";
import { wordCount } from "./lines.ts";
import type { Mechanism, Scene, Surface } from "./mechanism.ts";

const longest = 11;

/** Neighbors of one kind, each with what it alone has; yours comes last. */
export const oddOneOut: Mechanism = {
  name: "odd_one_out",
  worth: 8,
  build(scene) {
    const { place } = scene;
    if (!isSort(place)) return [];
    const [first, second] = kinOf(scene, 8).filter((each) => shortFacts(each, place).length > 0);
    if (first === undefined || second === undefined) return [];
    const own = nounOf(place);
    const noun = plural(own);
    const [one] = shortFacts(first, place);
    const [two] = shortFacts(second, place);
    const alike = place.facts.flatMap((fact, i) => alikeOf(scene, fact, i));
    const works = `The other two are ${inSentence(first.name)} and ${inSentence(second.name)}.`;
    const apart = place.facts.flatMap((fact, i): Surface[] => {
      if (wordCount(fact) > longest + 2 || one === undefined || two === undefined) return [];
      const base = {
        mechanism: "odd_one_out",
        uses: [`fact:${i}`, "kind", `landmark:${first.id}`, `landmark:${second.id}`],
        own: [fact],
        works,
        worth: worthApart,
      } as const;
      return [
        {
          ...base,
          text: `Of three ${noun} one ${one} and one ${two}. Yours ${fact}.`,
          turn: "of three",
        },
        {
          ...base,
          text: `One ${own} ${one}. Another ${two}. Yours ${fact}.`,
          turn: "one, another",
        },
        {
          ...base,
          text: `Not the ${own} that ${one}, nor the one that ${two}: yours ${fact}.`,
          turn: "not nor",
        },
      ];
    });
    return [...alike, ...apart];
  },
};

/** Three facts that have nothing to do with each other make no set. */
const worthApart = 5;
/** Verbs after which facts can be set beside each other. */
const telling = /^(?:has|keeps|holds|stands|lies|was|is|had|shows|took|lost|began|came|got)$/;
const fewestWords = 3;

const verbOf = (fact: string): string => fact.split(" ")[0] ?? "";
const restOf = (fact: string): string => fact.slice(verbOf(fact).length + 1);
const isWhole = (fact: string): boolean =>
  !/[,;:]/.test(fact) && restOf(fact).split(" ").length >= fewestWords;

/** Neighbors of the kind whose rows answer the same as a fact of this one: what each has, where each stands, what became of each. */
export function likesOf(scene: Scene, fact: string): { each: Place; theirs: string }[] {
  const { place } = scene;
  const verb = verbOf(fact);
  if (!telling.test(verb) || !isWhole(fact) || wordCount(fact) > longest) return [];
  return kinOf(scene, 10).flatMap((each) => {
    const [theirs] = shortFacts(each, place).filter((one) => verbOf(one) === verb && isWhole(one));
    return theirs === undefined ? [] : [{ each, theirs }];
  });
}

function alikeOf(scene: Scene, fact: string, i: number): Surface[] {
  const { place } = scene;
  const [first, second] = likesOf(scene, fact);
  if (first === undefined || second === undefined) return [];
  const nouns = plural(nounOf(place));
  const base = {
    mechanism: "odd_one_out",
    uses: [`fact:${i}`, "kind", `landmark:${first.each.id}`, `landmark:${second.each.id}`],
    own: [fact],
    works: `The other two are ${inSentence(first.each.name)} and ${inSentence(second.each.name)}.`,
  } as const;
  return [
    {
      ...base,
      text: `Of three ${nouns} one ${first.theirs}, one ${restOf(second.theirs)}, and yours ${restOf(fact)}.`,
      turn: "of three alike",
    },
    {
      ...base,
      text: `Three ${nouns}, and what sets them apart: the first ${first.theirs}; the second, ${restOf(second.theirs)}; yours, ${restOf(fact)}.`,
      turn: "sets them apart",
    },
    {
      ...base,
      text: `Which of three ${nouns}? One ${first.theirs}. The next, ${restOf(second.theirs)}. You want the last: ${restOf(fact)}.`,
      turn: "which of three",
    },
  ];
}

/** Whether places of its kind are a set: a curiosity is like no other. */
export function isSort({ kind }: Place): boolean {
  return kind !== "oddity";
}

/** Facts of another place that are short and can be denied of this one. */
export function shortFacts(other: Place, place: Place): string[] {
  return other.facts.filter(
    (fact) =>
      wordCount(fact) <= longest &&
      !/\b(?:its own|here|nearby|of (?:its|their) (?:kind|sort))\b/.test(fact) &&
      isUntrueOf(
        place,
        { source: "fact", key: "", level: "EASY", slots: { fact } },
        { beSharp: true },
      ),
  );
}
