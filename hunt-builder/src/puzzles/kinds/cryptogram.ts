import type { Place } from "../../place.ts";
import { termsOf } from "../../search/terms.ts";
import { countyInWords } from "../../wording/counties.ts";
import { gravityOf, isSolemn } from "../../words/solemn.ts";
import type { ArtefactOf } from "../artefact.ts";
import { countyOnMap } from "../county-on-map.ts";
import { type HiddenLine, hiddenLines, lettersOf, longestOf } from "./hidden-lines.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { lastNameOf } from "./last-names.ts";

interface Alphabet {
  /** What the disguise begins with: "marsh". */
  key: string;
  /** Of whom or what it is the name. */
  of: string;
  hint: string;
  /** The library's own words for it. */
  says: string;
}

const openings = [
  "A letter came without its real letters:",
  "{keeper} folded this note twice and signed it:",
  "Somebody wrote home, and did not want to be read:",
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
];
const bodies = [
  "read it, and see who signed.",
  "work it out; it is so, and the name below is yours.",
  "put every letter back; one mask hides one face, in the signature too.",
  "make out what it says, and take the word it ends in.",
  "unmask it all, down to the last line.",
  "undo the letters one by one; the hand below them is the answer.",
];
const keyed = [
  "Its alphabet: {of}, then backward from Z.",
  "Begin with {of}, then backward from Z.",
  "First {of}, then backward from Z.",
  "The masks: {of}, then from Z backward.",
];

/** True lines of the place in a substituted alphabet that begins with a name of the place; the signature is the word. */
export const cryptogram: Kind = {
  kind: "cryptogram",
  asks: "hidden line",
  isFree: () => true,
  mayRetell: true,
  tone: "quiet",
  make(task) {
    const { word, place, random, difficulty } = task;
    const text = textFor(task);
    if (text === null) return null;
    const found = alphabetFor(task, text.shown + word);
    if (found === null) return null;
    const { alphabet, disguise } = found;
    const given = givenOf(task, text.shown);
    const words = text.shown.split(/[^a-z]+/);
    const artefact: ArtefactOf<"cryptogram"> = {
      kind: "cryptogram",
      text: disguise(text.shown),
      signature: disguise(word),
      given: given.map((plain) => ({ cipher: disguise(plain), plain: plain.toUpperCase() })),
    };
    const tells =
      difficulty === "MEDIUM" ? ` ${random.pick(keyed).replace("{of}", alphabet.of)}` : "";
    const alone = /\b[ai]\b/.exec(text.shown)?.[0];
    const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
    const [open = ""] = words.toSorted((a, b) => untold(b, given) - untold(a, given));
    const another = longestOf(words.filter((each) => each !== open));
    task.onVoice?.(voiceOf(alphabet));
    return {
      prompt: voiced(task, openings, bodies, { keeper: task.keeper }) + tells,
      artefact,
      hints: [
        "One letter stands for another, always the same; it is prose, and true of this place.",
        difficulty === "MEDIUM"
          ? alphabet.hint
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
        explanation: `The letter reads: “${text.shown}.” It is signed ${word.toUpperCase()}. Its alphabet, written under A, B, C …, opens with ${alphabet.key.toUpperCase()}, ${alphabet.of} (${place.name}), and runs on backward from Z.`,
        wrong: [],
        accepted: [],
        steps: difficulty === "EASY" ? 1 : 2,
        lacks: "",
      },
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

/** An alphabet that begins with a key of the place and leaves no letter of the text as it is. */
function alphabetFor(task: KindTask, text: string) {
  for (const alphabet of task.random.shuffle(keysOf(task.place))) {
    if (task.guard.findLeak(`${alphabet.key} ${alphabet.of}`) !== null) continue;
    // Only medium hunts say what it begins with.
    if (task.difficulty === "MEDIUM" && task.isSaid(alphabet.says)) continue;
    // The alphabet of a square before is known; at a solemn place, where little else lends itself, it is better than none.
    const isSpare = task.lenient && isSolemn(task.place);
    if (!isSpare && task.isHeard?.(voiceOf(alphabet))) continue;
    const row = [...new Set(`${alphabet.key}zyxwvutsrqponmlkjihgfedcba`)];
    const turned = (letter: string): string => row[letter.charCodeAt(0) - 97] ?? letter;
    if ([...lettersOf(text)].some((letter) => turned(letter) === letter)) continue;
    return {
      alphabet,
      disguise: (plain: string) => plain.replace(/[a-z]/g, turned).toUpperCase(),
    };
  }
  return null;
}

const voiceOf = ({ key }: Alphabet): string => `an alphabet that begins with ${key}`;

function keysOf(place: Place): Alphabet[] {
  // What was suffered at a place is no key to a cipher, nor is who suffered it.
  const people = gravityOf(place) === "grave" ? [] : place.people;
  const keys = people.flatMap(([name, deed]): Alphabet[] => {
    const last = lastNameOf(name);
    if (last === null || !/^(?:[A-Z][\p{L}.'’-]* )+[A-Z][a-z]{3,}$/u.test(name)) return [];
    if (deed.includes(",") || deed.split(" ").length > 5) return [];
    return [
      {
        key: last.toLowerCase(),
        of: `the last name of whoever ${deed}`,
        says: name,
        hint: `The name at the head of the alphabet has ${last.length} letters, the first is ${last.charAt(0)}: A is written as ${last.charAt(0).toUpperCase()}, B as ${last.charAt(1).toUpperCase()}.`,
      },
    ];
  });
  if (/^[A-Z][a-z]{3,}$/.test(place.county) && countyOnMap(place) !== "")
    keys.push({
      key: place.county.toLowerCase(),
      of: "the name of its county",
      says: countyInWords(place.stateCode, place.county),
      hint: `A is written as ${place.county.charAt(0).toUpperCase()}, B as ${place.county.charAt(1).toUpperCase()}, and so on through the county's name.`,
    });
  return keys;
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
