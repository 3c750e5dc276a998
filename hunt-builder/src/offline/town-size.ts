import { townSizes } from "../frames/hint-frames.ts";
import { sentenceIn } from "./hint-words.ts";
import { isNewShape, type Workbench } from "./workbench.ts";

/** Counts of people go out of date: a size is told where the town is well below it, or well above. */
const wellBelow = 0.75;
const wellAbove = 1.3;
const atMost: readonly (readonly [people: number, said: string])[] = [
  [1_000, "a thousand"],
  [2_000, "two thousand"],
  [3_000, "three thousand"],
];
const atLeast: readonly (readonly [people: number, said: string])[] = [
  [1_000_000, "a million"],
  [100_000, "a hundred thousand"],
];
/** Miles within which a town of the name is the place's own. */
const ownMi = 8;

/**
 * How small or large the town is, for a hint that has nothing else but a kind and a region; once in a hunt for each town,
 * "" for a middling one.
 */
export function townSize(bench: Workbench): string {
  const { place, surroundings } = bench.task;
  const own = surroundings.towns.find(
    ({ name, distanceMi }) => name === place.town && distanceMi <= ownMi,
  );
  if (own === undefined || own.population === 0) return "";
  const shape = `size | ${place.town}`;
  if (!isNewShape(bench, shape)) return "";
  const small = atMost.find(([people]) => own.population <= wellBelow * people);
  const large = atLeast.find(([people]) => own.population >= wellAbove * people);
  const [frames, said] = small ? [townSizes.small, small[1]] : [townSizes.large, large?.[1]];
  const text = said === undefined ? "" : sentenceIn(bench, frames, { n: said });
  if (text !== "") bench.shapes.push(shape);
  return text;
}
