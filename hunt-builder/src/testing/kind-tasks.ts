import { leakGuard } from "../leaks.ts";
import type { KindTask } from "../puzzles/kinds/kind.ts";
import { shelfOf } from "../puzzles/solve/shelf.ts";
import { seeded } from "../random.ts";
import { world } from "./world.ts";

export const { library, lexicon } = world(["alabama", "vermont"]);
export const shelf = shelfOf({ library, lexicon });
export const places = [
  ...(library.byStock.get("VERMONT") ?? []),
  ...(library.byStock.get("ALABAMA") ?? []),
];

/** A middling puzzle's task for a word of four letters up to `most`, at a place of two states, but for what is its own. */
export function kindTask(seed: string, most: number, own: Partial<KindTask> = {}): KindTask {
  const random = seeded(seed);
  const place = own.place ?? random.pick(places);
  const word = random.pick(lexicon.words.filter(({ length }) => length >= 4 && length <= most));
  return {
    word,
    place,
    library,
    lexicon,
    shelf,
    guard: leakGuard(place, [word]),
    random: random.fork("made"),
    difficulty: "MEDIUM",
    rise: 0.5,
    alone: false,
    lenient: false,
    rivals: places.filter((each) => each !== place && each.stock === place.stock).slice(0, 28),
    keeper: "the ferryman",
    isSaid: () => false,
    earlier: [],
    ...own,
  };
}
