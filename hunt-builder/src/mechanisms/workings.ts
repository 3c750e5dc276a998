import type { MechanismName } from "../place.ts";
import type { Surface } from "./mechanism.ts";

const names: Record<MechanismName, string> = {
  double_meaning: "A double meaning",
  shared_word: "Two names share a word",
  odd_one_out: "The odd one out",
  false_friend: "A name that misleads",
  before_and_after: "Before and after",
  walk_undone: "A walk told backwards",
  acrostic: "An acrostic",
  dialogue: "A conversation",
  rival: "A rival",
  link: "One life, two places",
  absence: "What it lacks",
  order: "An order, to be obeyed in thought",
  scale: "A comparison",
  fold: "A line on the map",
  stray: "A line that strayed in",
  signpost: "Two neighbors",
  lineup: "Three ages",
  same_sort: "Two of a sort",
  same_town: "One town",
  image: "A likeness",
};

type Worked = Pick<Surface, "mechanism"> & {
  [Key in "works" | "isUnnamed"]?: Surface[Key] | undefined;
};

/** How a clue worked, for whoever has solved it: "An acrostic. Read down, …"; null where it hides nothing. */
export function workingOf({ mechanism, works, isUnnamed }: Worked): string | null {
  if (works === undefined) return null;
  return isUnnamed ? `What it speaks of. ${works}` : `${names[mechanism]}. ${works}`;
}
