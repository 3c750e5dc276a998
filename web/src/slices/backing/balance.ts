import type { getMoney, Result } from "@ten-paces/contract";

export type Money = Result<typeof getMoney>;

/** What is promised and not paid yet against what is taken in, less what was paid out, and backed; in US dollars. */
export function balanceOf(
  money: Pick<
    Money,
    | "openPoolsUsd"
    | "underReviewUsd"
    | "toBeClaimedUsd"
    | "claimsPendingUsd"
    | "maybeAgainUsd"
    | "takenInUsd"
    | "paidOutUsd"
    | "backedUsd"
  >,
) {
  const promisedUsd =
    money.openPoolsUsd +
    money.underReviewUsd +
    money.toBeClaimedUsd +
    money.claimsPendingUsd +
    money.maybeAgainUsd;
  const thereUsd = Math.max(0, money.takenInUsd - money.paidOutUsd) + money.backedUsd;
  return { promisedUsd, thereUsd, missingUsd: Math.max(0, promisedUsd - thereUsd) };
}
