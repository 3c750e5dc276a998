import type { SquareTask, SquareText } from "../clue-writer.ts";
import type { Difficulty } from "../hunt.ts";
import type { LeakGuard } from "../leaks.ts";
import { categories } from "../material/material.ts";
import { milesText } from "../material/whereabouts.ts";
import { levelFor } from "../offline/level.ts";
import { isLocal, sideOfHunt, waysFromFinds } from "../offline/local-hunt.ts";
import { clauseOf, layOut } from "../offline/workbench.ts";
import { countyInWords } from "../wording/counties.ts";
import { withArticle } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { type Gravity, gravityOf } from "../words/solemn.ts";

export interface SheetFact {
  /** "f3"; what the model cites. */
  id: string;
  /** A clause about the place as "it", or a riddling likeness. */
  says: string;
  level: Difficulty;
  category: string;
}

/** All a model is told of a square. The landmark's name and the words of the address are not on it. */
export interface FactSheet {
  facts: SheetFact[];
  /** Sentences true of another place only, to be reworded. */
  decoys: { id: string; says: string }[];
  kind: string;
  /** How the place may be spoken of. */
  tone: Gravity;
  state: string;
  /** For hint 3 alone. */
  lastHint: { town: string; county: string };
  /** How the offline writer's clue is made: "double meaning". */
  mechanism: string;
  /** That clue where it may be told (a square on the ground): to be bettered, and the only one that knows the neighbors. */
  example?: string;
  /** Levels the main clue may draw on. */
  mainClueLevels: readonly Difficulty[];
  guard: LeakGuard;
}

const drawnOn: Record<Difficulty, readonly Difficulty[]> = {
  EASY: ["EASY", "MEDIUM", "HARD"],
  MEDIUM: ["MEDIUM", "HARD"],
  HARD: ["MEDIUM", "HARD"],
};

function mechanismOf({ shapes }: SquareText): string {
  const mark = shapes.find((shape) => shape.startsWith("mechanism | ")) ?? "";
  return mark.split(" | ")[1]?.replaceAll("_", " ") ?? "image";
}

const mostFinds = 3;

/** Where a place of a hunt of one town lies, of which neither its county nor another town is told. */
function whereInTown(task: SquareTask): Omit<SheetFact, "id">[] {
  if (!isLocal(task)) return [];
  const ways = waysFromFinds(task)
    .slice(0, mostFinds)
    .map(({ miles, direction, name }) => `${milesText(miles)} ${direction} of ${name}`);
  return [sideOfHunt(task), ...ways].map((where) => ({
    says: `it lies ${where}`,
    level: "EASY",
    category: categories.near,
  }));
}

/** The same facts the offline writer has, for a model. base is the offline writer's square. */
export function factSheetOf(task: SquareTask, base: SquareText): FactSheet {
  const { place } = task;
  const answers = task.variant === "DIGITAL" ? task.words.split(".") : [];
  const bench = layOut({ ...task, random: task.random.fork("fact sheet") }, answers);
  return {
    facts: [
      ...bench.material.map((each) => ({
        says: clauseOf(each),
        level: each.level,
        category: categories[each.source],
      })),
      ...whereInTown(task),
    ].map((each, i) => ({ id: `f${i + 1}`, ...each })),
    decoys: base.decoyClues.map((says, i) => ({ id: `d${i + 1}`, says })),
    kind: withArticle(nounOf(place)),
    tone: gravityOf(place),
    state: place.stateName,
    lastHint: {
      town: place.town,
      county: countyInWords(place.stateCode, place.county),
    },
    mechanism: mechanismOf(base),
    ...(task.variant === "PHYSICAL" && { example: base.mainClue }),
    mainClueLevels: drawnOn[levelFor(task)],
    guard: bench.guard,
  };
}
