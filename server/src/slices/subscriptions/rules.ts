import { earlyAccessHours, type HuntStatus, type Plan } from "@ten-paces/contract";

export type Opening =
  | { open: true }
  | { open: false; why: "not_open" }
  | { open: false; why: "early_access"; opensAt: Date };

/** Whether a hunt takes a subscription now: special hunts open 48 hours earlier for Unlimited. */
export function openingFor(
  hunt: { status: HuntStatus; opensAt: Date | null },
  planId: Plan["id"] | null,
  now: Date,
): Opening {
  if (hunt.status !== "ACTIVE") return { open: false, why: "not_open" };
  if (hunt.opensAt === null || hunt.opensAt <= now) return { open: true };
  const earlyMs = hunt.opensAt.getTime() - earlyAccessHours * 3_600_000;
  if (planId === "unlimited" && earlyMs <= now.getTime()) return { open: true };
  return { open: false, why: "early_access", opensAt: hunt.opensAt };
}

/** Whether a plan has a free slot; Unlimited always has. */
export function hasFreeSlot(plan: Pick<Plan, "slots">, used: number): boolean {
  return plan.slots === null || used < plan.slots;
}
