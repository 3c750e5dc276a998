import { namesItself } from "../../names-itself.ts";
import { saysTown } from "../../says-town.ts";
import { ordinal } from "../../wording/numbers.ts";
import { isSolemn } from "../../words/solemn.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { apart, byLikeness, isShown, newFirst } from "./statements.ts";
import { isDeniable, isFalseOf, type Truth, truthsOf } from "./truths.ts";

interface Spot {
  ref: string;
  /** What it gives when only true lines count, and when all do. */
  right: string;
  wrong: string;
}

const openings = [
  "A page about this place, and a row of numbers under it:",
  "{keeper} keeps a book of this place, and one leaf of it is here:",
  "A page was torn out, and {keeper} wrote numbers in its margin:",
  "These lines were put down in order, and so were the numbers:",
  "The numbers count; so do the lines, when they are honest:",
  "A leaf of paper, some lines, some numbers:",
  "{keeper} reads slowly, with a finger under every word:",
  "{keeper} found this leaf pressed in a ledger:",
  "A guide's notes for one tour, numbered by somebody who took it:",
  "Every line here was read aloud once, and {keeper} kept count:",
  "A page in a careful hand, and a stranger's line among its own:",
  "These lines were copied, and not all from the same book:",
  "A reading room at closing time, and one sheet left on the desk:",
  "{keeper} underlines nothing and numbers everything:",
];
const bodies = [
  "strike out what is not true of this place, then count: line, word, letter.",
  "cross out the lines that belong somewhere else, and let the numbers lead you through the rest.",
  "count only what is true here, and take the letters that the numbers name.",
  "strike the line that is not of this place; it has no number. Then look each number up.",
  "find the line that slipped in from elsewhere, cross it out, and count without it.",
  "strike out what is not so, and then begin to count.",
  "leave out the line that is about another place, number the rest, and look the letters up.",
  "one line is a stranger's; without it each number is a line, a word and a letter.",
  "decide which line is not about this place, skip it as you count, and take letter after letter.",
  "cast out the untrue line first; then line, word, letter, as the numbers say.",
];

const mostLines = 5;
const liesTried = 8;

/** Lines about the place and references into them; a line of another place is not counted. */
export const bookCode: Kind = {
  kind: "book_code",
  asks: "true or not",
  tone: "quiet",
  isLiked: true,
  isHungry: true,
  isOpenBook: true,
  make(task) {
    const { word, random, difficulty } = task;
    const truths = apart(task.place, random.shuffle(usableTruths(task)), task.lenient).slice(
      0,
      mostLines,
    );
    if (truths.length < (task.lenient ? 2 : 3)) return null;
    const texts = truths.map(({ text }) => text);
    const read = texts.map(lettersOf);
    // To count letters, too, is work and no discovery.
    const ways = task.lenient || word.length <= 4 ? [true, false] : [true];
    // Which false line stands among them changes nothing about that, and looking for one takes long.
    if (!ways.some((initialsOnly) => canSpell(word, read, initialsOnly))) return null;
    const lies = usableLies(task);
    // Anywhere but at the end, where nothing after it would go wrong with it.
    const at = random.below(texts.length);
    for (const lie of task.lenient ? [...lies, null] : lies) {
      const all = lie === null ? texts : texts.toSpliced(at, 0, lie.truth.text);
      for (const initialsOnly of ways) {
        const counted = lie === null ? read : read.toSpliced(at, 0, lettersOf(lie.truth.text));
        const spots = spotsOf(read, counted, initialsOnly);
        const found =
          lie === null ? oneWay(task, spots) : (findTrap(task, spots) ?? astray(task, spots));
        if (found === null) continue;
        return {
          prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
          artefact: { kind: "book_code", lines: all, refs: found.refs },
          hints: [
            "The numbers read these very lines: first which line, then which word of it.",
            lie === null
              ? `The first number is line ${found.refs[0]?.split("·")[0]}.`
              : `The ${ordinal(at + 1)} of the lines is not of this place.`,
          ],
          nextStep: stepOf(read, found.refs),
          howItWorks: `${lie === null ? "All lines are true of this place." : "One line is true of another place: strike it out, and number the rest from 1."} Each number names a line and a word in it${initialsOnly ? "; take the first letter of that word" : ", and a letter of that word"}.`,
          working: {
            explanation: `Counting only what is true of the place, ${found.refs.join(" ")} give ${word.toUpperCase()}.`,
            ...(lie !== null && {
              trap: `“${lie.truth.text}” is true of ${lie.name}. With it counted the numbers give ${found.trap === "" ? "no word" : found.trap.toUpperCase()}.`,
            }),
            wrong: found.trap === "" ? [] : [found.trap],
            accepted: [],
            steps: lie === null || difficulty === "EASY" ? 1 : 2,
            lacks: lie === null ? "" : "which lines are true of the place",
          },
          says: truths.map(({ line }) => line),
        };
      }
    }
    return null;
  },
};

function usableTruths({ place, guard, isSaid }: KindTask): Truth[] {
  const open = truthsOf(place).filter(
    ({ text }) => text.length <= 120 && guard.findLeak(text) === null && !saysTown(text, place),
  );
  // Lines that stand elsewhere in the square are no news, and which of these is false would be seen.
  return open.filter(({ line }) => !isSaid(line));
}

function usableLies(task: KindTask) {
  const { place, guard, rivals, random } = task;
  return newFirst(
    task,
    random.shuffle(
      byLikeness(place, rivals)
        .slice(0, 12)
        .flatMap(({ of }) => {
          if (isSolemn(of) && !isSolemn(place)) return [];
          return truthsOf(of)
            .filter(
              (truth) =>
                truth.text.length <= 120 &&
                isFalseOf(place, truth, of) &&
                (truth.form !== "veiled" || isDeniable(truth, of)) &&
                !isShown(task, truth.text) &&
                (task.lenient || !task.wasShown?.(truth.text)) &&
                guard.findLeak(truth.text) === null &&
                !namesItself(of, truth.text),
            )
            .map((truth) => ({ truth, name: of.name }));
        }),
    ),
  ).slice(0, liesTried);
}

type Words = readonly string[];

/** As far into a word a reference counts its letters. */
const mostLetters = 6;

/** Whether references to these lines can spell a word. */
function canSpell(word: string, lines: readonly Words[], initialsOnly: boolean): boolean {
  const most = initialsOnly ? 1 : mostLetters;
  for (const letter of word)
    if (!lines.some((words) => words.some((each) => each.slice(0, most).includes(letter))))
      return false;
  return true;
}

/** Every letter that a reference can name in lines of words, with what it names when all lines are counted. */
function spotsOf(lines: readonly Words[], all: readonly Words[], initialsOnly: boolean): Spot[] {
  const spots: Spot[] = [];
  for (const [line, words] of lines.entries()) {
    const wrongWords = all[line] ?? [];
    for (const [nth, letters] of words.entries())
      for (let at = 0; at < Math.min(letters.length, initialsOnly ? 1 : mostLetters); at++) {
        const right = letters.charAt(at);
        if (right < "a") continue;
        const wrong = wrongWords[nth]?.charAt(at) ?? "";
        spots.push({
          ref: `${line + 1}·${nth + 1}${initialsOnly ? "" : `·${at + 1}`}`,
          right,
          wrong,
        });
      }
  }
  return spots;
}

/** The words of a line in small letters and digits. */
function lettersOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((each) => each.replace(/[^a-z0-9]/g, ""));
}

function oneWay({ word, random }: KindTask, spots: readonly Spot[]) {
  const refs = [...word].map((letter) => {
    const fitting = spots.filter(({ right }) => right === letter);
    return fitting.length === 0 ? null : random.pick(fitting).ref;
  });
  return refs.includes(null) ? null : { refs: refs as string[], trap: "" };
}

/** So many letters go wrong at least when the false line is counted: one alone could be guessed. */
const fewestAstray = 2;

/** References that give the answer, and nothing that is read when the false line is counted. */
function astray({ word, random }: KindTask, spots: readonly Spot[]) {
  let wrong = 0;
  const refs: string[] = [];
  for (const letter of word) {
    const fitting = spots.filter(({ right }) => right === letter);
    const off = fitting.filter((spot) => spot.wrong !== letter);
    if (fitting.length === 0) return null;
    if (off.length > 0) wrong++;
    refs.push(random.pick(off.length > 0 ? off : fitting).ref);
  }
  return wrong < fewestAstray ? null : { refs, trap: "" };
}

const firstCode = "a".charCodeAt(0);

/** Whether every letter is among those of its place; a plain loop, since it is asked of every word there is. */
function fitsMasks(word: string, masks: readonly number[]): boolean {
  for (let i = 0; i < masks.length; i++)
    if (((masks[i] ?? 0) & (1 << (word.charCodeAt(i) - firstCode))) === 0) return false;
  return true;
}

/** References that give the answer, and another word when the false line is counted. */
function findTrap({ word, shelf, random }: KindTask, spots: readonly Spot[]) {
  const letters = [...word];
  // Nearly all words fail at their first letters: what may stand there is looked up as a bit.
  const wrongs = letters.map((letter) => {
    let mask = 0;
    for (const { right, wrong } of spots)
      if (right === letter && wrong >= "a" && wrong <= "z")
        mask |= 1 << (wrong.charCodeAt(0) - firstCode);
    return mask;
  });
  if (wrongs.includes(0)) return null;
  const traps = shelf
    .wordsOf(word.length)
    .filter((each) => fitsMasks(each, wrongs) && each !== word);
  if (traps.length === 0) return null;
  const trap = random.pick(traps);
  const byPair = Map.groupBy(spots, ({ right, wrong }) => right + wrong);
  const refs = letters.map((letter, i) => random.pick(byPair.get(letter + trap[i]) ?? []).ref);
  return { refs, trap };
}

/** The step of whoever is told which word one of the references names: "2·3" is the third of the second line. */
function stepOf(lines: readonly Words[], refs: readonly string[]): string {
  const named = refs.map((ref) => {
    const [line = 1, nth = 1] = ref.split("·").map(Number);
    return { ref, word: lines[line - 1]?.[nth - 1] ?? "" };
  });
  const [longest] = named.toSorted((a, b) => b.word.length - a.word.length);
  return longest ? `${longest.ref} is the word “${longest.word}”.` : "";
}
