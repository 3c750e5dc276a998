import type { Town } from "../gazetteer.ts";
import { townsSpelling } from "../towns-by-state.ts";
import { inWords, ordinal } from "../wording/numbers.ts";
import { listed } from "../wording/sentences.ts";
import { closed, distinguish } from "./distinguish.ts";
import type { MadePuzzle, PuzzleMaker, PuzzleTask } from "./puzzle-maker.ts";

export const acrostic: PuzzleMaker = {
  kind: "acrostic",
  from: "EASY",
  make({ word, place, gazetteer, guard, random, difficulty, keeper }) {
    const nth = difficulty === "EASY" ? 1 : 2 + random.below(2);
    const chosen: string[] = [];
    for (const letter of word) {
      const towns = townsSpelling(gazetteer, nth, letter).filter(
        ({ name }) => name !== place.town && !chosen.includes(name),
      );
      const allowed = (town: Town): boolean => guard.findLeak(town.name) === null;
      const own = towns.filter((town) => town.state === place.stateCode && allowed(town));
      const pool =
        own.length > 0 ? own : towns.filter((town) => town.population >= 40_000 && allowed(town));
      if (pool.length === 0) return null;
      chosen.push(random.pick(pool).name);
    }
    return {
      prompt: random.pick([
        `Take the ${ordinal(nth)} letter of each of these towns, in this order: ${listed(chosen)}.`,
        `A traveler called at ${listed(chosen)}, and kept of each name only the ${ordinal(nth)} letter.`,
        `Letters came for ${keeper} from ${listed(chosen)}, and of each postmark only the ${ordinal(nth)} letter can be read.`,
      ]),
    };
  },
};

export const wordLadder: PuzzleMaker = {
  kind: "word_ladder",
  from: "EASY",
  make({ word, lexicon, guard, random }) {
    const near = random.shuffle(lexicon.neighbors(word)).slice(0, 12);
    for (const above of near)
      for (const below of near) {
        if (above >= below || guard.findLeak(`${above} ${below}`) !== null) continue;
        const extra = distinguish(word, lexicon.rungsBetween(above, below), lexicon);
        const meaning = lexicon.findDefinition(word);
        if (extra === null || (extra === "" && meaning === null)) continue;
        const confirm =
          extra === "" && meaning && guard.findLeak(meaning.gloss) === null
            ? `it can mean “${meaning.gloss}”`
            : extra;
        return {
          prompt: closed(
            `On a word ladder one rung is missing between “${above.toUpperCase()}” and “${below.toUpperCase()}”: the word on it has ${inWords(word.length)} letters and differs from each of the two in exactly one place`,
            confirm,
          ),
        };
      }
    return null;
  },
};

export const hiddenWord: PuzzleMaker = {
  kind: "hidden_word",
  from: "EASY",
  make(task) {
    const { word, lexicon, random } = task;
    const splits = random.shuffle(Array.from({ length: word.length - 1 }, (_, i) => i + 1));
    const balanced = splits.sort(
      (a, b) => Math.min(b, word.length - b) - Math.min(a, word.length - a),
    );
    for (const at of balanced) {
      const lefts = lexicon.endingWith(word.slice(0, at)).filter((each) => each.length > at + 1);
      const rights = lexicon
        .startingWith(word.slice(at))
        .filter((each) => each.length > word.length - at + 1);
      if (lefts.length === 0 || rights.length === 0) continue;
      const made = hide(task, random.pick(lefts), random.pick(rights));
      if (made) return made;
    }
    return null;
  },
};

function hide(
  { word, lexicon, guard, random }: PuzzleTask,
  left: string,
  right: string,
): MadePuzzle | null {
  if (left === right || guard.findLeak(`${left} ${right}`) !== null) return null;
  const run = left + right;
  for (let start = 0; start + word.length <= run.length; start++) {
    const window = run.slice(start, start + word.length);
    const spans = start < left.length && start + word.length > left.length;
    if (spans && window !== word && lexicon.isWord(window)) return null;
  }
  const n = inWords(word.length);
  return {
    prompt: random.pick([
      `Painted on one signboard are the words “${left} ${right}”, and a word of ${n} letters hides in them, begun in the first and ended in the second.`,
      `Read “${left} ${right}” without the gap, and a word of ${n} letters stands across the place where the gap was.`,
      `A word of ${n} letters lies hidden in “${left} ${right}”, its letters in a row from the end of one word into the start of the next.`,
    ]),
  };
}

export const mapRiddle: PuzzleMaker = {
  kind: "map_riddle",
  from: "MEDIUM",
  make({ word, gazetteer, guard, random }) {
    const steps: string[] = [];
    const used = new Set<string>();
    for (const letter of word) {
      const choices = gazetteer.states.flatMap((state) =>
        /^[A-Za-z]+$/.test(state.capital) &&
        state.code !== "DC" &&
        !used.has(state.code) &&
        guard.findLeak(state.name) === null
          ? [...state.capital.toLowerCase()].flatMap((each, i) =>
              each === letter ? [{ state, nth: i + 1 }] : [],
            )
          : [],
      );
      if (choices.length === 0) return null;
      const { state, nth } = random.pick(choices);
      used.add(state.code);
      steps.push(`the ${ordinal(nth)} letter of the capital of ${state.name}`);
    }
    return { prompt: `A map of the states spells it: take ${listed(steps)}.` };
  },
};
