import { expect, test } from "vitest";
import { changeOf, problemsOf, valuesOf } from "./settings-values.ts";

const SETTINGS = {
  btcPrice: { usd: 65_000, asOf: "2026-11-01", source: null },
  byDifficulty: {
    EASY: { prizePool: 0.25, thresholdBTC: 0.35 },
    MEDIUM: { prizePool: 0.375, thresholdBTC: 0.5 },
    HARD: { prizePool: 0.5, thresholdBTC: 0.65 },
  },
};
const values = valuesOf(SETTINGS);

test("only what was changed is sent; a new price without a day is of today", () => {
  expect(changeOf(values, values)).toEqual({});
  expect(changeOf(values, { ...values, usd: "61000" })).toEqual({ btcPrice: { usd: 61_000 } });
  expect(changeOf(values, { ...values, usd: "61000", asOf: "2026-11-20" })).toEqual({
    btcPrice: { usd: 61_000, asOf: "2026-11-20" },
  });
  expect(changeOf(values, { ...values, "HARD.prizePool": "0.6" })).toEqual({
    byDifficulty: { ...SETTINGS.byDifficulty, HARD: { prizePool: 0.6, thresholdBTC: 0.65 } },
  });
});

test("a price and every amount have to be numbers that make sense", () => {
  expect(problemsOf(values)).toEqual({});
  expect(Object.keys(problemsOf({ ...values, usd: "", "EASY.prizePool": "-1" })).sort()).toEqual([
    "EASY.prizePool",
    "usd",
  ]);
});
