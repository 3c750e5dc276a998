import { termsOf } from "../../search/terms.ts";
import type { ArtefactOf } from "../artefact.ts";
import { alphabetFor, isToldOn } from "./alphabets.ts";
import { type HiddenLine, hiddenLines, lettersOf, longestOf } from "./hidden-lines.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";

const openings = [
  "A letter came without its real letters:",
  "{keeper} folded this note twice and signed it:",
  "Under a loose board lay a note in disguise:",
  "{keeper} changes letters the way others change coats:",
  "A page in masks, found in a coat nobody claimed:",
  "Nailed to the door, every letter in another's face:",
  "A note about this place, for eyes that look twice:",
  "{keeper} has a pen friend who trusts no postman:",
  "{keeper} wrote the guest book backward one winter:",
  "A telegram arrived in fancy dress:",
  "Every letter on this postcard goes by another name:",
  "{keeper} never says what is meant, and writes it the same way:",
  "A letter home, not meant to be read on the way:",
  "The censor saw this note and could do nothing with it:",
  "{keeper} pins up the news in disguise:",
];
const bodies = [
  "read it, and see who signed.",
  "work it out; it is so, and the name below is yours.",
  "put every letter back; one mask hides one face, in the signature too.",
  "make out what it says, and take the word it ends in.",
  "unmask it all, down to the last line.",
  "undo the letters one by one; the hand below them is the answer.",
  "find out who is who among the letters, and whose hand signed it.",
  "each letter stands for one other all the way through; read the note, then its last word.",
  "swap the letters back until it is prose, and the signature with them.",
  "one stands for one, from the first letter to the signature; the signature is what you want.",
];
/** Said where the alphabet is told, too: the whole is read at one breath. */
const shortBodies = [
  "read it, and see who signed.",
  "unmask it, signature and all.",
  "take the word it ends in.",
  "read it down to its last word.",
  "the name below is yours.",
  "undo it letter by letter.",
];
const keyed = [
  "Its alphabet: {row}.",
  "Under A, B, C: {row}.",
  "The masks, from A on: {row}.",
  "How it is masked: {row}.",
];

/** True lines of the place in a substituted alphabet that comes of something the place has; the signature is the word. */
export const cryptogram: Kind = {
  kind: "cryptogram",
  asks: "hidden line",
  isFree: () => true,
  mayRetell: true,
  tone: "quiet",
  make(task) {
    const { word, random, difficulty } = task;
    const text = textFor(task);
    if (text === null) return null;
    const alphabet = alphabetFor(task, text.shown + word);
    if (alphabet === null) return null;
    const { disguise } = alphabet;
    const given = givenOf(task, text.shown);
    const words = text.shown.split(/[^a-z]+/);
    const artefact: ArtefactOf<"cryptogram"> = {
      kind: "cryptogram",
      text: disguise(text.shown),
      signature: disguise(word),
      given: given.map((plain) => ({ cipher: disguise(plain), plain: plain.toUpperCase() })),
    };
    const isTold = isToldOn(task, alphabet.sort);
    const tells = isTold ? ` ${random.pick(keyed).replace("{row}", () => alphabet.told)}` : "";
    const alone = /\b[ai]\b/.exec(text.shown)?.[0];
    const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
    const [open = ""] = words.toSorted((a, b) => untold(b, given) - untold(a, given));
    const another = longestOf(words.filter((each) => each !== open));
    for (const voice of alphabet.voices) task.onVoice?.(voice);
    return {
      prompt:
        voiced(task, openings, isTold ? shortBodies : bodies, { keeper: task.keeper }) + tells,
      artefact,
      hints: [
        "One letter stands for another, always the same; it is prose, and true of this place.",
        difficulty === "MEDIUM"
          ? `A is written as ${disguise("a")}, B as ${disguise("b")}, C as ${disguise("c")}.`
          : alone && difficulty === "HARD"
            ? `The lone ${disguise(alone)} is ${alone.toUpperCase()}.`
            : difficulty === "EASY"
              ? `One of its words is ${open.toUpperCase()}.`
              : `The longest word is ${longest.toUpperCase()}.`,
      ],
      nextStep: `Another of its words is ${another.toUpperCase()}.`,
      howItWorks:
        "Each letter has been changed into another, the same one everywhere. Tap a letter and type what you think it stands for; it changes wherever it stands. Some letters are there to begin with. The signature, read in the same way, is the word.",
      working: {
        explanation: `The letter reads: “${text.shown}.” It is signed ${word.toUpperCase()}. ${alphabet.solved}`,
        wrong: [],
        accepted: [],
        steps: difficulty === "EASY" ? 1 : 2,
        lacks: "",
      },
      ...(difficulty === "MEDIUM" &&
        ["name", "county", "gap"].includes(alphabet.sort) && { keys: [alphabet.key] }),
      entries: /^\d+$/.test(alphabet.key) ? [] : [alphabet.key],
      says: difficulty === "MEDIUM" ? [...text.lines, alphabet.says] : text.lines,
    };
  },
};

/** One line, or two where it must be longer, that holds every letter of the word. */
function textFor(task: KindTask): { shown: string; lines: string[] } | null {
  const lines = hiddenLines(task, 18, 70);
  const hard = task.difficulty === "HARD";
  const [least, most] = hard ? [50, 84] : [52, 96];
  const pairs = lines.flatMap((one) =>
    lines.filter((two) => two !== one).map((two) => [one, two] as const),
  );
  const texts = [
    ...(hard ? lines.map((one): readonly HiddenLine[] => [one]) : []),
    ...pairs.filter(([one, two]) => one.letters <= two.letters),
    ...lines.map((one): readonly HiddenLine[] => [one]),
  ];
  for (const each of texts) {
    const count = each.reduce((sum, { letters }) => sum + letters, 0);
    if (count < least || count > most) continue;
    const shown = each.map(({ text }) => text).join("; ");
    const letters = lettersOf(shown);
    const [one, two] = each;
    if (one && two && isAlike(one, two)) continue;
    if ([...task.word].every((letter) => letters.includes(letter)))
      return { shown, lines: each.map(({ line }) => line) };
  }
  return null;
}

/** Whether two lines may be two wordings of one fact: they share a telling word. */
function isAlike(one: HiddenLine, two: HiddenLine): boolean {
  const terms = termsOf(two.text);
  return termsOf(one.text).some((term) => terms.includes(term));
}

/**
 * Letters that are told: those of the two longest words in easy hunts, but of the signature half at most, the ones
 * that stand oftenest in the text: it is read, or the word could be copied off.
 */
function givenOf({ difficulty, word }: KindTask, shown: string): string[] {
  if (difficulty !== "EASY") return [];
  const words = shown.split(/[^a-z]+/).sort((a, b) => b.length - a.length);
  const told = new Set(words.slice(0, 2).join(""));
  const signed = [...new Set(word)];
  const count = (letter: string): number => shown.split(letter).length;
  const often = signed.filter((each) => told.has(each)).sort((a, b) => count(b) - count(a));
  for (const each of often.slice(Math.floor(signed.length / 2))) told.delete(each);
  return [...told].sort();
}

/** How many of a word's letters are not told. */
function untold(word: string, given: readonly string[]): number {
  return [...new Set(word)].filter((letter) => !given.includes(letter)).length;
}
