import type { Difficulty } from "../../hunt.ts";
import type { Random } from "../../random.ts";
import { book } from "./book.ts";
import type { MadeMeta, Meta, MetaTask } from "./feeder.ts";
import { frame, waste } from "./frame.ts";
import { plate } from "./plate.ts";
import { scales } from "./scales.ts";
import { sheet } from "./sheet.ts";

export const metas: readonly Meta[] = [frame, waste, sheet, plate, book, scales];

/** A state's three hunts end in three different ways, as far as their squares lend themselves. */
const firstFor: Record<Difficulty, readonly Meta[]> = {
  EASY: [plate, book],
  MEDIUM: [frame, sheet],
  HARD: [scales, waste],
};

/** The ways to end in the order in which they are tried. */
export function metasInOrder(difficulty: Difficulty, random: Random): Meta[] {
  const first = random.shuffle(firstFor[difficulty]);
  return [...first, ...random.shuffle(metas.filter((each) => !first.includes(each)))];
}

/** The last square's puzzle out of the squares before it: one answer to a solver who has them, none without; null where no draw is good. The first of the ways is the one that its words were looked for, and is tried by itself. */
export function makeMeta(
  task: MetaTask,
  [first, ...rest]: readonly Meta[],
  isGood: (made: MadeMeta, meta: Meta) => boolean,
): { meta: Meta; made: MadeMeta } | null {
  for (const ways of [first ? [first] : [], rest])
    for (const [draw, meta] of [1, 2, 3, 4].flatMap((nth) =>
      ways.map((each) => [nth, each] as const),
    )) {
      const made = meta.make({ ...task, random: task.random.fork(`${meta.name}/${draw}`) });
      if (made !== null && isGood(made, meta)) return { meta, made };
    }
  return null;
}
