import { textsOf } from "../puzzles/artefact-texts.ts";
import { asksWhatIsTrue, type Kind } from "../puzzles/kinds/kind.ts";
import { opensPlate } from "../puzzles/kinds/plate-keys.ts";
import { ofAnyWord } from "../puzzles/solve/shelf.ts";
import { solveArtefact } from "../puzzles/solve/solvers.ts";
import { saysTown } from "../says-town.ts";
import { isJest } from "../words/banter.ts";
import { keeperOf } from "../words/keepers.ts";
import { isSolemn } from "../words/solemn.ts";
import { howAgain } from "./how-again.ts";
import { areKeysApart } from "./keys-apart.ts";
import { passesFor, type Wanted } from "./kinds-in-order.ts";
import type { Made } from "./made.ts";
import { type Care, draws, type Pass } from "./passes.ts";
import { saysOfClue } from "./says-of-clue.ts";
import { isSaidBeside, readPage } from "./square-so-far.ts";
import { isToldInHunt } from "./told-in-hunt.ts";
import { bookLine, isTellingTold, isTold, isToldAlike, isToldByPuzzle } from "./told-in-square.ts";
import {
  bookAsSaid,
  isFresh,
  isNewShape,
  namesHuntmate,
  take,
  type Workbench,
} from "./workbench.ts";

const mostAccepted = 3;
/** A drawn puzzle for one word, of the kind least had, or null where none lends itself. */
export function makeDrawn(bench: Workbench, at: Wanted): Made | null {
  const { task } = bench;
  const { word, index, had, before } = at;
  const solemn = isSolemn(task.place);
  const isOfTruth = (kind: Kind): boolean => asksWhatIsTrue(kind, task.difficulty);
  const tries = passesFor(bench, at);
  // What does not lend itself once hardly does at the next draw, and costs as much: others come first.
  const unfit = new Set<string>();
  /** Kinds that were refused a line which is fair. */
  const careful = new Set<Kind>();
  const keptBy = keeper(bench);
  const earlier = before.flatMap(({ word: own, puzzle: { artefact }, working }) =>
    artefact ? [{ word: own, artefact, wrong: working.wrong }] : [],
  );
  const known = earlier.map(({ word: own, artefact }) => ({ artefact, answers: [own] }));
  const showsWord = readPage(bench);
  for (const { kind, draw, care } of drawsIn(tries)) {
    const lenient = care === "lenient";
    const isLoose =
      care === "retold" || (!lenient && kind.isLiked === true && kind.mayRetell === true);
    // Of what is asked about, a single line may be one whose matter the clue has told: three of four would be picked by it.
    const retold = new Set<string>();
    const voices: string[] = [];
    if (!lenient && unfit.has(`${care} ${kind.kind}`)) continue;
    const made = kind.make({
      word,
      place: task.place,
      library: task.shelf.library,
      lexicon: task.lexicon,
      shelf: task.shelf,
      guard: bench.guard,
      random: task.random.fork(`${kind.kind}/${word}/${draw}`),
      difficulty: task.difficulty,
      rise: task.rise,
      alone: task.alone,
      lenient,
      isLast: draw > draws.length + 1,
      rivals: task.rivals,
      keeper: keptBy,
      isSaid: (line) => {
        if (isTold(bench, line)) return true;
        if (isLoose) {
          const isTwice = isToldByPuzzle(bench, line);
          if (isTwice || !isOfTruth(kind)) return isTwice;
          if (!isTellingTold(bench, line) && !isToldAlike(bench, line)) return false;
          if (retold.size === 0) retold.add(line);
          return !retold.has(line);
        }
        if (!lenient && isTellingTold(bench, line)) return true;
        const isStrict = care === "strict" || (!lenient && isOfTruth(kind) && !kind.isLiked);
        const isLike = isStrict && !kind.isOpenBook && isToldAlike(bench, line);
        if (isLike) careful.add(kind);
        return isLike;
      },
      showsWord,
      isHeard: (voice) => task.usedShapes.has(`voice: ${voice}`),
      onVoice: (voice) => voices.push(`voice: ${voice}`),
      wasShown: (line) => isToldInHunt(bench, line),
      earlier,
    });
    if (made === null) unfit.add(`${care} ${kind.kind}`);
    if (made === null && !careful.has(kind)) unfit.add(`fair ${kind.kind}`);
    if (made === null || !isFresh(bench, made.prompt)) continue;
    if (solemn && isJest(made.prompt)) continue;
    // A plate whose key the clue says is made where nothing else is left.
    const locks = [{ word, artefact: made.artefact, wrong: [] }];
    if (draw <= draws.length && bench.texts.some((text) => opensPlate(text, locks))) continue;
    if (draw <= draws.length && saysOfClue(bench, made.artefact)) continue;
    const secrets = {
      tells: [...textsOf(made.artefact), ...made.hints, made.nextStep ?? "", ...made.says],
      keys: made.keys ?? [],
      entries: made.entries ?? [],
    };
    if (draw <= draws.length && !before.every((each) => areKeysApart(each.secrets, secrets)))
      continue;
    const read = [...textsOf(made.artefact), ...made.hints];
    if (read.some((text) => bench.guard.findLeak(text) !== null)) continue;
    if (made.hints.some((text) => saysTown(text, task.place) || namesHuntmate(bench, text)))
      continue;
    const { artefact, prompt } = made;
    const shown = { artefact, answerLength: word.length };
    const answers = solveArtefact(shown, task.place, ofAnyWord(task.shelf), known);
    const others = answers.filter((each) => each !== word);
    // Whatever else fits must count; a draw that nothing else fits is better.
    if (others.length === answers.length || others.length > (lenient ? mostAccepted : 0)) continue;
    for (const line of made.says) bookLine(bench, line);
    bench.tells.push(...made.says);
    bench.shown.push(...textsOf(made.artefact), ...(made.disguised ?? []));
    for (const each of bench.material)
      if (Object.values(each.slots).some((slot) => made.says.includes(slot)))
        bookAsSaid(bench, each);
    const again = had.has(kind.kind) ? howAgain[kind.kind] : undefined;
    const isQuiet = again !== undefined && bench.guard.findLeak(again) === null;
    const howItWorks = isQuiet ? again : made.howItWorks;
    bench.shapes.push(...voices.filter((voice) => isNewShape(bench, voice)));
    take(bench, prompt, `puzzle:${kind.kind}:${task.sequenceNum}.${index + 1}`);
    const working = { ...made.working, accepted: others };
    const next = [made.nextStep ?? ""].filter((step) => isSold(bench, step));
    return {
      word,
      working,
      others: made.others ?? made.working.wrong,
      secrets,
      hints: isSaidBeside(kind, task.difficulty) ? [made.hints[1], ...next] : made.hints,
      puzzle: {
        kind: kind.kind,
        prompt,
        artefact,
        ...(task.difficulty === "EASY" && { howItWorks }),
        answerLength: word.length,
      },
    };
  }
  return null;
}

/** The draws of all passes, made as they are asked for: one of the first nearly always serves. */
function* drawsIn(all: readonly Pass[]): Generator<{ kind: Kind; care: Care; draw: number }> {
  for (const { kind, care, draws: some } of all)
    for (const draw of some) yield { kind, care, draw };
}

const plainKeepers = ["a visitor", "a neighbor", "a passer-by", "an old man", "an old woman"];

/** Who keeps the puzzles: somebody who goes with the place, and nobody in particular where it is solemn. */
export function keeper(bench: Workbench): string {
  const { random, place } = bench.task;
  if (isSolemn(place))
    return (
      random
        .fork("keeper")
        .shuffle(plainKeepers)
        .find((each) => bench.guard.findLeak(each) === null) ?? "somebody"
    );
  const found = keeperOf(bench.task.place.kind);
  return bench.guard.findLeak(found) === null ? found : "a stranger";
}

/** Whether a second step can be sold: none that gives something away or that says again what the page does. */
function isSold(bench: Workbench, step: string): boolean {
  return (
    step !== "" &&
    bench.guard.findLeak(step) === null &&
    !saysTown(step, bench.task.place) &&
    !namesHuntmate(bench, step)
  );
}
