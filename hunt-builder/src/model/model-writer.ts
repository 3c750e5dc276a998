import type { ClueWriter, SquareTask, SquareText } from "../clue-writer.ts";
import type { Clue, Difficulty } from "../hunt.ts";
import { planDigitalSquare } from "../offline/digital-square.ts";
import { offlineWriter } from "../offline/offline-writer.ts";
import { withStand } from "../offline/third-hint.ts";
import { toldOf } from "../offline/told-of.ts";
import {
  type DigitalAnswer,
  digitalAnswer,
  type PhysicalAnswer,
  physicalAnswer,
} from "./answer.ts";
import { type Asker, createAsker, ModelFailure } from "./ask.ts";
import { faultsOfAnswer, openingOf } from "./check-answer.ts";
import { type FactSheet, factSheetOf } from "./fact-sheet.ts";
import { instructionsFor } from "./instructions.ts";
import type { ModelSettings } from "./settings.ts";

export interface ModelWriter extends ClueWriter {
  /** What the model has cost so far, by the configured prices. */
  spentUsd(): number;
}

/** Squares in a row that may fail before the rest of the job is left to the offline writer. */
const mostFailures = 3;
const mostOutputTokens = 4_000;

/**
 * A writer that lets a model word the clues, hints and decoys of a square, from the facts the
 * offline writer has. Puzzles stay the offline makers'. Make one for each job: its spending cap is
 * the job's. It does not reject for the model's sake: where the model fails, the square is the offline
 * writer's, says so in `writer`, and a warning tells why.
 */
export function createModelWriter(settings: ModelSettings): ModelWriter {
  const asker = createAsker(settings);
  const name = `${settings.provider}:${settings.model}`;
  let failures = 0;
  let stopped: string | null = null;
  return {
    name,
    mostRounds: 2,
    spentUsd: () => asker.spending.spentUsd(),
    async writeSquare(task) {
      const { text: base, way } = planSquare(task);
      if (stopped !== null) return givenBack(base, stopped);
      try {
        const written = await askFor(asker, task, base, way);
        failures = 0;
        return { ...written, writer: name };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        failures++;
        if (error.final || failures >= mostFailures) stopped = error.message;
        return givenBack(base, error.message);
      }
    },
  };
}

function planSquare(task: SquareTask): { text: SquareText; way: string } {
  if (task.variant === "DIGITAL") return planDigitalSquare(task);
  return { text: offlineWriter.writeSquare(task), way: "" };
}

function givenBack(base: SquareText, why: string): SquareText {
  return {
    ...base,
    writer: offlineWriter.name,
    warnings: [`written offline, because the model failed: ${why.replace(/\.$/, "")}.`],
  };
}

async function askFor(
  asker: Asker,
  task: SquareTask,
  base: SquareText,
  way: string,
): Promise<SquareText> {
  const sheet = factSheetOf(task, base);
  const { guard: _, ...open } = sheet;
  const common = {
    instructions: instructionsFor(task.variant, task.round > 0),
    maxOutputTokens: mostOutputTokens,
    check: (answer: DigitalAnswer | PhysicalAnswer) => faultsOfAnswer(answer, sheet, task),
  };
  const theme = plainTheme(task.theme);
  if (task.variant === "PHYSICAL") {
    const answer = await asker.ask({ ...common, data: { theme, ...open }, schema: physicalAnswer });
    return assemble(task, base, sheet, answer, [
      answer.hint1.text,
      answer.hint2.text,
      withStand(answer.hint3.text, task.place),
    ]);
  }
  const { lastHint: __, ...withoutName } = open;
  const answer = await asker.ask({
    ...common,
    data: { theme, ...withoutName },
    schema: digitalAnswer,
  });
  const told = {
    ...answer,
    mainClue: { ...answer.mainClue, text: `${answer.mainClue.text} ${way}` },
  };
  return assemble(task, base, sheet, told, base.hints);
}

/** A theme is a few words; what is more than that, or no words, is cut off. */
function plainTheme(theme: string): string {
  return theme
    .replace(/[^\p{L}\p{N} ,'’-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60);
}

const rank: Record<Difficulty, number> = { EASY: 0, MEDIUM: 1, HARD: 2 };

function assemble(
  task: SquareTask,
  base: SquareText,
  sheet: FactSheet,
  answer: DigitalAnswer,
  hints: [string, string, string],
): SquareText {
  const byId = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const lines = answer.clues.map(({ text, facts }): Omit<Clue, "id"> => {
    const told = facts.flatMap((id) => byId.get(id) ?? []);
    const [hardest] = [...told].sort((a, b) => rank[b.level] - rank[a.level]);
    return {
      text,
      difficulty: hardest?.level ?? task.difficulty,
      category: told[0]?.category ?? "On the spot",
    };
  });
  // A decoy keeps the badges of the offline line it rewords.
  const decoys = sheet.decoys.map(({ id, says }) => {
    const line = base.clues.find((clue) => clue.text === says);
    return {
      text: answer.decoys.find((decoy) => decoy.id === id)?.text ?? says,
      difficulty: line?.difficulty ?? task.difficulty,
      category: line?.category ?? "On the spot",
    };
  });
  const puzzleIds = new Set(base.puzzles.map((puzzle) => puzzle.clueId));
  const puzzleLines = base.clues.filter((clue) => puzzleIds.has(clue.id));
  const open = task.random
    .fork("order of lines")
    .shuffle([...lines, ...decoys])
    .sort((a, b) => rank[a.difficulty] - rank[b.difficulty]);
  return {
    mainClue: answer.mainClue.text,
    clues: [
      ...puzzleLines,
      ...open.map((line, i) => ({
        id: `s${task.sequenceNum}-${puzzleLines.length + i + 1}`,
        ...line,
      })),
    ],
    hints,
    decoyClues: decoys.map((decoy) => decoy.text),
    puzzles: base.puzzles,
    ...(base.workings && { workings: base.workings }),
    // The clue is another one, and works in its own way.
    told: toldOf(task.place),
    ...(base.hook && { hook: base.hook }),
    shapes: [...base.shapes, openingOf(answer.mainClue.text)],
  };
}
