import type { Difficulty } from "../hunt.ts";
import { withArticle } from "../wording/sentences.ts";
import { familyVeils } from "../words/families.ts";
import { kindWords } from "../words/kinds.ts";
import { nounOf } from "../words/place-nouns.ts";
import type { Workbench } from "./workbench.ts";

/**
 * How a place is called: plainly, in a roundabout way, or only by its family; never by a word of its name,
 * and not twice alike in a square.
 */
export function kindPhrase(bench: Workbench, level: Difficulty): string {
  const { place, random } = bench.task;
  const words = kindWords(place.kind);
  const families = random.shuffle(familyVeils[words.family]);
  const veils = [...random.shuffle(words.veils), ...families];
  const wishes = {
    EASY: [withArticle(nounOf(place)), withArticle(words.noun), ...veils],
    MEDIUM: veils.filter((each) => !bench.said.has(`veil:${each}`)),
    HARD: [...families, ...veils],
  };
  const found = wishes[level].find((each) => bench.guard.findLeak(each) === null) ?? "a landmark";
  bench.said.add(`veil:${found}`);
  return found;
}
