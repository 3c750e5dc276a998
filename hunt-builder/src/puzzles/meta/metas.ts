import type { Difficulty } from "../../hunt.ts";
import { book } from "./book.ts";
import type { MadeMeta, Meta, MetaTask } from "./feeder.ts";
import { frame, waste } from "./frame.ts";
import { plate } from "./plate.ts";
import { scales } from "./scales.ts";
import { sheet } from "./sheet.ts";

export const metas: readonly Meta[] = [frame, waste, sheet, plate, book, scales];

/** A state's three hunts end in three different ways, as far as their squares lend themselves. */
const firstFor: Record<Difficulty, readonly Meta[]> = {
  EASY: [sheet, plate],
  MEDIUM: [frame, book],
  HARD: [scales, waste],
};

/** The last square's puzzle out of the squares before it: one answer to a solver who has them, none without; null where no draw is good. */
export function makeMeta(
  task: MetaTask,
  difficulty: Difficulty,
  isGood: (made: MadeMeta, meta: Meta) => boolean,
): { meta: Meta; made: MadeMeta } | null {
  const first = task.random.fork("first").shuffle(firstFor[difficulty]);
  const rest = task.random.shuffle(metas.filter((each) => !first.includes(each)));
  for (const draw of [1, 2, 3, 4])
    for (const meta of [...first, ...rest]) {
      const made = meta.make({ ...task, random: task.random.fork(`${meta.name}/${draw}`) });
      if (made !== null && isGood(made, meta)) return { meta, made };
    }
  return null;
}
