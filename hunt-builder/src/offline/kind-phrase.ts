import type { Difficulty } from "../hunt.ts";
import { withArticle } from "../wording/sentences.ts";
import { familyVeils } from "../words/families.ts";
import { kindWords } from "../words/kinds.ts";
import type { Workbench } from "./workbench.ts";

/** How a place is called: plainly, in a roundabout way, or only by its family; never by a word of its name. */
export function kindPhrase(bench: Workbench, level: Difficulty): string {
  const { place, random } = bench.task;
  const words = kindWords(place.kind);
  const families = random.shuffle(familyVeils[words.family]);
  const veils = [...random.shuffle(words.veils), ...families];
  const wishes = {
    EASY: [withArticle(words.noun), ...veils],
    MEDIUM: veils,
    HARD: [...families, ...veils],
  };
  return wishes[level].find((each) => bench.guard.findLeak(each) === null) ?? "a landmark";
}
