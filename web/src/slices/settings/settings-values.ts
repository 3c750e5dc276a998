import type { Input, Settings, updateSettings } from "@ten-paces/contract";
import { BTC_PROBLEM, readBtc } from "./read-btc.ts";

export const DIFFICULTIES = ["EASY", "MEDIUM", "HARD"] as const;
type Difficulty = (typeof DIFFICULTIES)[number];
type Amount = `${Difficulty}.${"prizePool" | "thresholdBTC"}`;

/** The settings as they are typed. */
export type SettingsValues = Record<Amount | "usd" | "asOf", string>;
export type SettingsProblems = Partial<Record<keyof SettingsValues, string>>;

export function valuesOf({
  btcPrice,
  byDifficulty,
}: Pick<Settings, "btcPrice" | "byDifficulty">): SettingsValues {
  return {
    usd: String(btcPrice.usd),
    asOf: btcPrice.asOf ?? "",
    "EASY.prizePool": String(byDifficulty.EASY.prizePool),
    "EASY.thresholdBTC": String(byDifficulty.EASY.thresholdBTC),
    "MEDIUM.prizePool": String(byDifficulty.MEDIUM.prizePool),
    "MEDIUM.thresholdBTC": String(byDifficulty.MEDIUM.thresholdBTC),
    "HARD.prizePool": String(byDifficulty.HARD.prizePool),
    "HARD.thresholdBTC": String(byDifficulty.HARD.thresholdBTC),
  };
}

/** What is wrong, by the field; empty when the settings can be saved. */
export function problemsOf(values: SettingsValues): SettingsProblems {
  const problems: SettingsProblems = {};
  const usd = Number(values.usd);
  if (values.usd.trim() === "" || !(usd >= 1 && usd <= 100_000_000)) {
    problems.usd = "Please enter what a Bitcoin costs, in dollars";
  }
  for (const difficulty of DIFFICULTIES) {
    for (const field of ["prizePool", "thresholdBTC"] as const) {
      const name: Amount = `${difficulty}.${field}`;
      if (readBtc(values[name]) === null) problems[name] = BTC_PROBLEM;
    }
  }
  return problems;
}

/** What was changed, as the call takes it. A new price without a new day is of today. */
export function changeOf(
  before: SettingsValues,
  values: SettingsValues,
): Input<typeof updateSettings>["body"] {
  const changed = (names: readonly (keyof SettingsValues)[]) =>
    names.some((name) => values[name] !== before[name]);
  const promise = (difficulty: Difficulty) => ({
    prizePool: Number(values[`${difficulty}.prizePool`]),
    thresholdBTC: Number(values[`${difficulty}.thresholdBTC`]),
  });
  const asOf = values.asOf !== before.asOf && values.asOf !== "" ? { asOf: values.asOf } : {};
  const amounts = DIFFICULTIES.flatMap((difficulty): Amount[] => [
    `${difficulty}.prizePool`,
    `${difficulty}.thresholdBTC`,
  ]);
  return {
    ...(changed(["usd", "asOf"]) && { btcPrice: { usd: Number(values.usd), ...asOf } }),
    ...(changed(amounts) && {
      byDifficulty: { EASY: promise("EASY"), MEDIUM: promise("MEDIUM"), HARD: promise("HARD") },
    }),
  };
}
