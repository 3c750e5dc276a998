import { turnOf } from "../building/turn.ts";
import type { Hook, SquareTask } from "../clue-writer.ts";
import { guardOf, type LeakGuard, wordsOf } from "../leaks.ts";
import type { Meta } from "../puzzles/meta/feeder.ts";
import { wordsOfField } from "../puzzles/meta/framings/fields.ts";
import type { Framing } from "../puzzles/meta/framings/framing.ts";
import { toldIn, toldOfState } from "../puzzles/meta/framings/told-in.ts";
import { gravityOf } from "../words/solemn.ts";

/** So many squares before it make a last one; a hunt of fewer ends like any other. */
export const fewestFeeders = 4;

/** As many stories as there are for each way to end. */
const storiesOfKind = 6;

/** Tells which story a last square is told in, and what that says of its hunt. */
export function storyTeller(
  {
    place,
    difficulty,
    shelf,
    feeders,
  }: Pick<SquareTask, "place" | "difficulty" | "shelf" | "feeders">,
  guard: LeakGuard,
) {
  const before = feeders.map((feeder) => feeder.place);
  const turn = turnOf(shelf.library, { state: place.stock, difficulty });
  const guards = [guard, ...before.map(guardOf)];
  const isQuiet = (text: string): boolean => guards.every((guard) => guard.findLeak(text) === null);
  /** Without what would give a place or an answer away. */
  const hookOf = ({ titles, about, thread }: Framing): Hook => {
    // Where the same story comes round on a page, its hunt is called otherwise.
    const from = Math.floor(turn / storiesOfKind) % titles.length;
    const told = toldOfState(about, place);
    return {
      titles: [...titles.slice(from), ...titles.slice(0, from)].filter((title) =>
        isQuiet(title.replace("{a}", " ")),
      ),
      about: isQuiet(told) ? told : "",
      thread,
    };
  };
  const chosen = new Map<Meta, Framing>();
  return {
    hookOf,
    /** The first in the hunt's turn that can be spoken of on its page. */
    storyOf(meta: Meta): Framing {
      const known = chosen.get(meta);
      if (known) return known;
      const fitting = meta.framings.filter(
        ({ isMerry }) => !(isMerry && gravityOf(place) === "grave"),
      );
      const told = toldIn(fitting, [...before, place], turn);
      const story = told.find((each) => {
        const { titles, about } = hookOf(each);
        return titles.length > 0 && about !== "";
      });
      const [first] = told;
      if (first === undefined) throw new Error(`${meta.name}: there is no story for it`);
      const made = story ?? first;
      chosen.set(meta, made);
      return made;
    },
  };
}

/**
 * The words that are at home in the story that an end is likely to be told in, without those that the story itself says:
 * among all addresses that a last square may have one is looked for that has some of them.
 */
export function wishedFor(
  task: Pick<SquareTask, "place" | "difficulty" | "shelf" | "feeders">,
  [meta]: readonly Meta[],
): ReadonlySet<string> {
  if (meta === undefined || task.feeders.length < fewestFeeders) return new Set();
  const { field, titles, about, thread, prompts, hard } = storyTeller(
    task,
    guardOf(task.place),
  ).storyOf(meta);
  const said = [...titles, about, ...thread, ...prompts, hard].flatMap(wordsOf);
  return new Set(
    wordsOfField(field).filter((word) => !said.some((each) => each.startsWith(word.slice(0, 4)))),
  );
}
