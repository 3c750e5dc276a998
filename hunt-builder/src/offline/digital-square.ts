import type { SquareTask, SquareText } from "../clue-writer.ts";
import {
  endsOnlyHints,
  firstWordHints,
  secondWordHints,
  soberWayIn,
  thirdWordHints,
  wayIn,
} from "../frames/word-hint-frames.ts";
import type { Clue } from "../hunt.ts";
import { makersFor } from "../puzzles/makers.ts";
import { counted, inWords, ordinal } from "../wording/numbers.ts";
import { fill, listed, sentence } from "../wording/sentences.ts";
import { isBanter } from "../words/banter.ts";
import { gravityOf, isSolemn } from "../words/solemn.ts";
import { writeClueList } from "./clue-list.ts";
import { keeper, type Made, makeDrawn, toldOf } from "./drawn-puzzle.ts";
import { addition } from "./hints.ts";
import { fewestFeeders, makeLastSquare } from "./last-square.ts";
import { levelFor } from "./level.ts";
import { writeMainClue } from "./main-clue.ts";
import { puzzleHints } from "./puzzle-hints.ts";
import {
  bookAsSaid,
  isFresh,
  isNewShape,
  isUnsaid,
  layOut,
  take,
  type Workbench,
} from "./workbench.ts";

const trueLines = 3;

/** A digital square: a landmark's story, three puzzles for the three words, and lines about the landmark. */
export function writeDigitalSquare(task: SquareTask): SquareText {
  return planDigitalSquare(task).text;
}

/** A digital square with the sentence apart that leads from the story to the puzzles; the main clue ends in it. */
export function planDigitalSquare(task: SquareTask): { text: SquareText; way: string } {
  const answers = task.words.split(".");
  const bench = layOut(task, answers);
  const { story, way } = writeStory(bench, answers);
  const last = task.feeders.length >= fewestFeeders ? makeLastSquare(bench, answers) : null;
  const made: Made[] = last?.made ?? [];
  if (last === null)
    for (const [i, word] of answers.entries()) made.push(makePuzzle(bench, word, i, made));
  const puzzles = made.map(({ puzzle }, i) => ({ ...puzzle, word: (i + 1) as 1 | 2 | 3 }));
  const hints = puzzleHints(bench, made) ?? writeWordHints(bench, answers);
  const { clues, decoys } = writeClueList(bench, trueLines);
  const id = (i: number): string => `s${task.sequenceNum}-${i + 1}`;
  const puzzleLines = puzzles.map(
    (puzzle, i): Clue => ({
      id: id(i),
      text: puzzle.prompt,
      difficulty: task.difficulty,
      category: `Word ${puzzle.word}`,
      ...(puzzle.figure ? { figure: puzzle.figure } : {}),
    }),
  );
  const text: SquareText = {
    mainClue: `${story} ${way}`,
    clues: [...puzzleLines, ...clues.map((clue, i) => ({ id: id(i + 3), ...clue }))],
    hints,
    decoyClues: decoys.map((decoy) => decoy.text),
    puzzles: puzzles.map((puzzle, i) => ({ ...puzzle, clueId: id(i) })),
    workings: made.flatMap(({ working }, i) =>
      working ? [{ ...working, word: (i + 1) as 1 | 2 | 3 }] : [],
    ),
    told: toldOf(task.place),
    ...(last && { titles: last.titles }),
    shapes: bench.shapes,
  };
  return { text, way };
}

/** The main clue alone, as the square would have it. */
export function sketchDigitalSquare(task: SquareTask): string {
  const answers = task.words.split(".");
  const { story, way } = writeStory(layOut(task, answers), answers);
  return `${story} ${way}`;
}

function writeStory(bench: Workbench, answers: readonly string[]): { story: string; way: string } {
  const story = writeMainClue(bench, levelFor(bench.task));
  return { story, way: howTo(bench, answers) };
}

/** A puzzle for one word, of a kind the square has not had, and where it can be, least had in the hunt. */
function makePuzzle(bench: Workbench, word: string, index: number, before: readonly Made[]): Made {
  const { task } = bench;
  const had = new Map<string, number>();
  const count = (shapes: Iterable<string>, weight: number): void => {
    for (const shape of shapes)
      if (shape.startsWith("puzzle:")) {
        const kind = shape.split(":")[1] ?? "";
        had.set(kind, (had.get(kind) ?? 0) + weight);
      }
  };
  count(task.usedShapes, 1);
  count(bench.shapes, 1000);
  const makers = task.random
    .shuffle(makersFor(task.difficulty))
    .filter((maker) => (had.get(maker.kind) ?? 0) < 1000)
    .sort((a, b) => (had.get(a.kind) ?? 0) - (had.get(b.kind) ?? 0));
  const isGrave = gravityOf(task.place) === "grave";
  const drawn = makeDrawn(bench, { word, index, had, before });
  if (drawn) return drawn;
  for (const maker of makers) {
    const made = maker.make({
      word,
      place: task.place,
      lexicon: task.lexicon,
      gazetteer: task.gazetteer,
      keeper: keeper(bench),
      guard: bench.guard,
      random: task.random.fork(`${maker.kind}/${word}`),
      difficulty: task.difficulty,
    });
    if (made === null || !isFresh(bench, made.prompt)) continue;
    // What was suffered at a place is no key to a cipher.
    if (isGrave && task.place.facts.some((fact) => made.prompt.includes(fact))) continue;
    for (const each of bench.material)
      if (each.source === "fact" && made.prompt.includes(each.slots.fact ?? ""))
        bookAsSaid(bench, each);
    take(bench, made.prompt, `puzzle:${maker.kind}:${task.sequenceNum}.${index + 1}`);
    return { puzzle: { kind: maker.kind, ...made, answerLength: word.length }, word };
  }
  throw new Error(`${task.place.id}: no puzzle can be made for its word ${index + 1}`);
}

/** The sentence that leads from the story to the puzzles; told apart by the letters of the words. */
function howTo(bench: Workbench, answers: readonly string[]): string {
  const spelled = listed(answers.map((word) => inWords(word.length)));
  const slots = {
    // "Five" may be a word of the name.
    lengths:
      bench.guard.findLeak(spelled) === null
        ? spelled
        : listed(answers.map((word) => String(word.length))),
    keeper: keeper(bench),
    place: nameless(bench),
  };
  return frameFor(bench, isSolemn(bench.task.place) ? soberWayIn : wayIn, slots);
}

/** How the square is spoken of without a name. */
function nameless(bench: Workbench): string {
  const { place, random } = bench.task;
  const ways = ["this stop", "the spot", "this square", "the square"];
  if (place.stock !== "NATIONAL") ways.push(`this corner of ${place.stateName}`);
  return random.shuffle(ways).find((way) => bench.guard.findLeak(way) === null) ?? "it";
}

/**
 * A frame that is new to the hunt and reads new in the stock; where none is left, one that only
 * gives nothing away.
 */
function frameFor(
  bench: Workbench,
  frames: readonly string[],
  slots: Record<string, string>,
  mayLeak = false,
): string {
  let spare: { frame: string; text: string } | null = null;
  const solemn = isSolemn(bench.task.place);
  const fitting = frames.filter((frame) => !solemn || !isBanter(frame));
  for (const frame of bench.task.random.shuffle(fitting)) {
    const text = sentence(fill(frame, slots));
    if (!mayLeak && bench.guard.findLeak(text) !== null) continue;
    const unsaid = isUnsaid(bench, text);
    if (unsaid && isNewShape(bench, frame)) return take(bench, text, frame);
    if (spare === null || unsaid) spare = { frame, text };
  }
  if (spare === null)
    throw new Error(`${bench.task.place.id}: every frame would give something away`);
  return take(bench, spare.text, `${spare.frame} again`);
}

/** Hints about the words: some first letters and a line more; all first and last letters; nearly all letters. */
function writeWordHints(bench: Workbench, answers: readonly string[]): [string, string, string] {
  const { task } = bench;
  const [one = "", two = "", three = ""] = answers;
  const ends = (word: string): string =>
    `${word.charAt(0).toUpperCase()} to ${word.slice(-1).toUpperCase()}`;
  const gaps = (word: string): string =>
    [...word].map((letter, i) => (i % 3 === 1 ? "blank" : letter.toUpperCase())).join(" ");
  const told = answers
    .map((word, i) => ({ gloss: task.lexicon.findDefinition(word)?.gloss, nth: ordinal(i + 1) }))
    // "Second" may be a word of the name, as a meaning's words may be.
    .find(
      ({ gloss, nth }) => gloss !== undefined && bench.guard.findLeak(`${nth} ${gloss}`) === null,
    );
  const slots = {
    f1: one.charAt(0).toUpperCase(),
    n: counted(one.length, "letter"),
    C: addition(bench, ["fact", "year", "person", "measure", "county"]),
    e1: ends(one),
    e2: ends(two),
    e3: ends(three),
    g1: gaps(one),
    g2: gaps(two),
    g3: gaps(three),
    meaning: told?.gloss ?? "",
    nth: told?.nth ?? "",
  };
  return [
    frameFor(bench, firstWordHints, slots),
    frameFor(bench, told ? secondWordHints : endsOnlyHints, slots),
    frameFor(bench, thirdWordHints, slots, true),
  ];
}
