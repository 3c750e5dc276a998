import { type getHuntInsights, newestJudged, type ResultInput } from "@ten-paces/contract";
import { metresToFeet } from "@ten-paces/geo";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findHuntEver } from "../hunts/service.ts";
import * as sql from "./hunt-insights-sql.ts";

type Answer = ResultInput<typeof getHuntInsights>;

const mostAnswers = 5;

/** Metres in whole feet. */
export const feetOf = (metres: number | null) =>
  metres === null ? null : Math.round(metresToFeet(metres));

/** What hunters make of each square of a hunt. */
export async function showHuntInsights({ db }: Deps, huntId: string): Promise<Answer> {
  if (!(await findHuntEver(db, huntId))) throw notFound("Hunt");
  const [runs, squares, medians, wrong, given, hints] = await Promise.all([
    sql.countRuns(db, huntId),
    sql.listSquares(db, huntId, newestJudged),
    sql.listMedianTimes(db, huntId),
    sql.listWrongAnswers(db, huntId, { most: mostAnswers, among: newestJudged }),
    sql.listWordTries(db, huntId, newestJudged),
    sql.listWordHints(db, huntId),
  ]);
  const times = new Map(medians.map((one) => [one.squareNum, one.seconds]));
  const tries = given.filter(({ success, right }) => success || right !== null);
  return {
    ...runs,
    squares: squares.map(({ medianMissM, puzzles, ...square }) => {
      const num = square.squareNum;
      const here = tries.filter((one) => one.squareNum === num);
      const seconds = times.get(num);
      return {
        ...square,
        hints: square.hintsByLevel.reduce((sum, count) => sum + count, 0),
        medianMinutes: seconds === undefined ? null : Math.round(seconds / 6) / 10,
        medianMissFt: feetOf(medianMissM),
        wrongAnswers: wrong
          .filter((one) => one.squareNum === num)
          .map(({ answer, count }) => ({ answer, count })),
        puzzles: puzzles.map(({ kind, word }) => ({
          word,
          kind,
          ...countWord(here, word),
          hints: hints.find((one) => one.squareNum === num && one.word === word)?.hints ?? 0,
        })),
      };
    }),
  };
}

/** Of the answers at a square, those with the given word of three right. */
function countWord(
  given: readonly { right: boolean[] | null; tries: number }[],
  word: number,
): { tries: number; right: number } {
  const sum = (some: typeof given) => some.reduce((all, one) => all + one.tries, 0);
  return {
    tries: sum(given),
    right: sum(given.filter(({ right }) => right === null || right[word - 1] === true)),
  };
}
