import type { Difficulty } from "../hunt.ts";
import { withArticle } from "../wording/sentences.ts";
import { familyVeils } from "../words/families.ts";
import { isTrueOf } from "../words/fitting.ts";
import { kindWords } from "../words/kinds.ts";
import { nounOf } from "../words/place-nouns.ts";
import { isSolemn, solemnVeils } from "../words/solemn.ts";
import type { Workbench } from "./workbench.ts";

/**
 * How a place is called: plainly, in a roundabout way, or only by its family; never by a word of its name,
 * and not twice alike in a square. A solemn place is never called in jest.
 */
export function kindPhrase(bench: Workbench, level: Difficulty): string {
  const { place, random } = bench.task;
  const words = kindWords(place.kind);
  const solemn = isSolemn(place);
  const truths = (texts: readonly string[]): string[] =>
    random.shuffle(texts.filter((text) => isTrueOf(text, place)));
  const families = solemn ? random.shuffle(solemnVeils) : truths(familyVeils[words.family]);
  const veils = solemn ? families : [...truths(words.veils), ...families];
  const wishes = {
    EASY: [withArticle(nounOf(place)), withArticle(words.noun), ...veils],
    MEDIUM: veils.filter((each) => !bench.said.has(`veil:${each}`)),
    HARD: [...families, ...veils],
  };
  const found = wishes[level].find((each) => bench.guard.findLeak(each) === null) ?? "a landmark";
  bench.said.add(`veil:${found}`);
  return found;
}
