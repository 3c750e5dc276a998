/** A user's credits by where they came from. */
export interface Balance {
  monthly: number;
  bonus: number;
  bought: number;
  /** When the monthly ones expire; null without a plan. */
  cycleEndsAt: Date | null;
}

/** The monthly credits that can be spent at a moment: those of a cycle that is over are gone. */
export function usableMonthly(balance: Pick<Balance, "monthly" | "cycleEndsAt">, at: Date): number {
  return balance.cycleEndsAt === null || balance.cycleEndsAt > at ? balance.monthly : 0;
}

/** All credits that can be spent at a moment. */
export function usableCredits(balance: Balance, at: Date): number {
  return usableMonthly(balance, at) + balance.bonus + balance.bought;
}
