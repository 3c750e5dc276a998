import type { Sketched, SquareTask, SquareText } from "../clue-writer.ts";
import type { Difficulty } from "../hunt.ts";
import { writeClueList } from "./clue-list.ts";
import { sketchDigitalSquare, writeDigitalSquare } from "./digital-square.ts";
import { writeHints } from "./hints.ts";
import { levelFor } from "./level.ts";
import { writeMainClue } from "./main-clue.ts";
import { withKind } from "./named-kind.ts";
import { toldOf } from "./told-of.ts";
import { layOut, type Workbench } from "./workbench.ts";

/** The writer that needs no network: seeded, and made of the library's facts alone. */
export const offlineWriter: {
  name: string;
  sketch(task: SquareTask): Sketched;
  writeSquare(task: SquareTask): SquareText;
} = {
  name: "offline",
  sketch: (task) =>
    task.variant === "DIGITAL" ? sketchDigitalSquare(task) : sketchPhysicalSquare(task),
  writeSquare: (task) =>
    task.variant === "DIGITAL" ? writeDigitalSquare(task) : writePhysicalSquare(task),
};

interface Sketch {
  bench: Workbench;
  mainClue: string;
}

const sketches = new WeakMap<SquareTask, Sketch>();

/**
 * Search finds a place at 0.5 and more; what was worded for the place may come that near to it, others keep away. A hard
 * hunt has first finds beside it, which search hardly ever finds, and takes of what was worded the hardest.
 */
const forgivenWorded: Record<Difficulty, number> = { EASY: 0.4, MEDIUM: 0.4, HARD: 0 };

function sketchPhysicalSquare(task: SquareTask): Sketched {
  const made = sketch(task);
  sketches.set(task, made);
  return {
    mainClue: made.mainClue,
    forgiven: made.bench.isWorded ? forgivenWorded[task.difficulty] : 0,
  };
}

function sketch(task: SquareTask): Sketch {
  const bench = layOut(task, []);
  return { bench, mainClue: withKind(bench, writeMainClue(bench, levelFor(task))) };
}

function writePhysicalSquare(task: SquareTask): SquareText {
  // A task that was sketched has been drawn from: what its sketch has on the bench is gone on with.
  const { bench, mainClue } = sketches.get(task) ?? sketch(task);
  sketches.delete(task);
  const finishHints = writeHints(bench);
  const { clues, decoys } = writeClueList(bench);
  return {
    mainClue,
    clues: clues.map((clue, i) => ({ id: `s${task.sequenceNum}-${i + 1}`, ...clue })),
    hints: finishHints(),
    decoyClues: decoys.map(({ text }) => text),
    puzzles: [],
    told: toldOf(task.place, bench.works),
    shapes: bench.shapes,
  };
}
