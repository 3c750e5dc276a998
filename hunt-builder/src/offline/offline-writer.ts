import type { SquareTask, SquareText } from "../clue-writer.ts";
import { writeClueList } from "./clue-list.ts";
import { sketchDigitalSquare, writeDigitalSquare } from "./digital-square.ts";
import { writeHints } from "./hints.ts";
import { levelFor } from "./level.ts";
import { writeMainClue } from "./main-clue.ts";
import { toldOf } from "./told-of.ts";
import { layOut } from "./workbench.ts";

/** The writer that needs no network: seeded, and made of the library's facts alone. */
export const offlineWriter: {
  name: string;
  sketch(task: SquareTask): string;
  writeSquare(task: SquareTask): SquareText;
} = {
  name: "offline",
  sketch: (task) =>
    task.variant === "DIGITAL"
      ? sketchDigitalSquare(task)
      : writeMainClue(layOut(task, []), levelFor(task)),
  writeSquare: (task) =>
    task.variant === "DIGITAL" ? writeDigitalSquare(task) : writePhysicalSquare(task),
};

function writePhysicalSquare(task: SquareTask): SquareText {
  const bench = layOut(task, []);
  const mainClue = writeMainClue(bench, levelFor(task));
  const hints = writeHints(bench);
  const { clues, decoys } = writeClueList(bench);
  return {
    mainClue,
    clues: clues.map((clue, i) => ({ id: `s${task.sequenceNum}-${i + 1}`, ...clue })),
    hints,
    decoyClues: decoys.map(({ text }) => text),
    puzzles: [],
    told: toldOf(task.place, bench.works),
    shapes: bench.shapes,
  };
}
