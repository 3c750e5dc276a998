import { expect, test } from "vitest";
import { balanceOf } from "./balance.ts";

const money = {
  openPoolsUsd: 1000,
  underReviewUsd: 200,
  toBeClaimedUsd: 30,
  claimsPendingUsd: 3,
  maybeAgainUsd: 1,
  takenInUsd: 500,
  paidOutUsd: 300,
  backedUsd: 900,
};

test("what is promised is held against what is there", () => {
  expect(balanceOf(money)).toEqual({ promisedUsd: 1234, thereUsd: 1100, missingUsd: 134 });
});

test("prizes that were paid out of other money take nothing from what is backed", () => {
  expect(balanceOf({ ...money, paidOutUsd: 800, backedUsd: 1234 })).toEqual({
    promisedUsd: 1234,
    thereUsd: 1234,
    missingUsd: 0,
  });
});
