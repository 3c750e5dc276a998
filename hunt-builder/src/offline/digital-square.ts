import type { Sketched, SquareTask, SquareText } from "../clue-writer.ts";
import { soberWayIn, wayIn } from "../frames/word-hint-frames.ts";
import type { Clue } from "../hunt.ts";
import { inWords } from "../wording/numbers.ts";
import { fill, listed, sentence } from "../wording/sentences.ts";
import { isBanter } from "../words/banter.ts";
import { isSolemn } from "../words/solemn.ts";
import { crossingsOf, isFirm } from "./crossings.ts";
import { writeDeskList } from "./desk-list.ts";
import { keeper, makeDrawn } from "./drawn-puzzle.ts";
import { ofSquare } from "./kinds-in-order.ts";
import { makeLastSquare } from "./last-square.ts";
import { fewestFeeders } from "./last-story.ts";
import { levelFor } from "./level.ts";
import type { Made } from "./made.ts";
import { writeMainClue } from "./main-clue.ts";
import { nameLettersOf } from "./name-letters.ts";
import { puzzleHints } from "./puzzle-hints.ts";
import { toldOf } from "./told-of.ts";
import { shapesOfSort } from "./used-shapes.ts";
import { isNewShape, isUnsaid, layOut, take, type Workbench } from "./workbench.ts";

/** A digital square: a landmark's story, three puzzles for the three words, and lines about the landmark. */
export function writeDigitalSquare(task: SquareTask): SquareText {
  return planDigitalSquare(task).text;
}

/** A digital square with the sentence apart that leads from the story to the puzzles; the main clue ends in it. */
export function planDigitalSquare(task: SquareTask): { text: SquareText; way: string } {
  const answers = task.words.split(".");
  // A task that was sketched has been drawn from: what its sketch has on the bench is gone on with.
  const { bench, story, way } = sketches.get(task) ?? sketch(task);
  sketches.delete(task);
  bench.tells.push(story);
  const last = task.feeders.length >= fewestFeeders ? makeLastSquare(bench, answers) : null;
  const made: Made[] = last?.made ?? [];
  if (last === null)
    for (const [i, word] of answers.entries()) made.push(makePuzzle(bench, word, i, made));
  // The last square is found in those before it.
  const crossings =
    last === null
      ? crossingsOf(made, { difficulty: task.difficulty, random: task.random.fork("crossings") })
      : [];
  const nameLetters = nameLettersOf(
    last === null
      ? made.map((each, i) => (isFirm(each) && !crossings[i]?.length ? each : null))
      : [],
    { place: task.place, random: task.random.fork("name") },
  );
  const puzzles = made.map(({ puzzle }, i) => ({
    ...puzzle,
    word: (i + 1) as 1 | 2 | 3,
    ...(crossings[i]?.length && { crossings: crossings[i] }),
    ...(nameLetters[i]?.length && { nameLetters: nameLetters[i] }),
  }));
  const hints = puzzleHints(bench, made);
  const { clues, decoys } = writeDeskList(bench, made);
  const id = (i: number): string => `s${task.sequenceNum}-${i + 1}`;
  const puzzleLines = puzzles.map(
    (puzzle, i): Clue => ({
      id: id(i),
      text: puzzle.prompt,
      difficulty: task.difficulty,
      category: `Word ${puzzle.word}`,
    }),
  );
  const text: SquareText = {
    mainClue: `${story} ${way}`.trim(),
    clues: [...puzzleLines, ...clues.map((clue, i) => ({ id: id(i + 3), ...clue }))],
    hints,
    decoyClues: decoys.map((decoy) => decoy.text),
    puzzles: puzzles.map((puzzle, i) => ({ ...puzzle, clueId: id(i) })),
    workings: made.flatMap(({ working }, i) =>
      working ? [{ ...working, word: (i + 1) as 1 | 2 | 3 }] : [],
    ),
    told: { ...toldOf(task.place, bench.works), ...(last && { end: last.end }) },
    ...(last?.hook && { hook: last.hook }),
    shapes: bench.shapes,
  };
  return { text, way };
}

/** The main clue alone, as the square would have it. */
export function sketchDigitalSquare(task: SquareTask): Sketched {
  const made = sketch(task);
  sketches.set(task, made);
  return { mainClue: `${made.story} ${made.way}`.trim(), forgiven: 0 };
}

interface Sketch {
  bench: Workbench;
  story: string;
  way: string;
}

const sketches = new WeakMap<SquareTask, Sketch>();

function sketch(task: SquareTask): Sketch {
  const answers = task.words.split(".");
  const bench = layOut(task, answers);
  const story = writeMainClue(bench, levelFor(task));
  // Whoever has been told once that each puzzle gives a word needs not be told at every square.
  return { bench, story, way: task.sequenceNum === 1 ? howTo(bench, answers) : "" };
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
  count(shapesOfSort(task.usedShapes, "puzzle:"), 1);
  count(bench.shapes, ofSquare);
  const drawn = makeDrawn(bench, { word, index, had, before });
  if (drawn) return drawn;
  throw new Error(`${task.place.id}: no puzzle can be made for its word ${index + 1}`);
}

/** The sentence that leads from the first square's story to the puzzles, with the letters of the words. */
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
): string {
  let spare: { frame: string; text: string } | null = null;
  const solemn = isSolemn(bench.task.place);
  const fitting = frames.filter((frame) => !solemn || !isBanter(frame));
  for (const frame of bench.task.random.shuffle(fitting)) {
    const text = sentence(fill(frame, slots));
    if (bench.guard.findLeak(text) !== null) continue;
    const unsaid = isUnsaid(bench, text);
    if (unsaid && isNewShape(bench, frame)) return take(bench, text, frame);
    if (spare === null || unsaid) spare = { frame, text };
  }
  if (spare === null)
    throw new Error(`${bench.task.place.id}: every frame would give something away`);
  return take(bench, spare.text, `${spare.frame} again`);
}
