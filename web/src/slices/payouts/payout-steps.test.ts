import { expect, test } from "vitest";
import { type PayoutStep, stepsFor } from "./payout-steps.ts";

const bare = { hold: null, answeredAt: null, undecided: false };
const held = (answerUntil: string | null) => ({ reason: "Why?", by: "Ada", answerUntil });

test.each<[Parameters<typeof stepsFor>[0], PayoutStep[]]>([
  [{ ...bare, status: "PENDING_REVIEW" }, ["approve", "hold", "disqualify"]],
  // While the winner can answer nobody takes it back; confirming it is always possible.
  [{ ...bare, status: "PENDING_REVIEW", hold: held("2026-05-11") }, ["approve"]],
  [{ ...bare, status: "PENDING_REVIEW", hold: held(null) }, ["approve", "disqualify"]],
  [{ status: "PENDING_REVIEW", hold: held(null), answeredAt: "x", undecided: true }, ["decide"]],
  [{ ...bare, status: "NOTIFIED" }, ["disqualify"]],
  [{ ...bare, status: "CLAIMED" }, ["pay", "disqualify"]],
  [{ ...bare, status: "PAID" }, []],
  [{ ...bare, status: "FORFEITED" }, []],
  [{ ...bare, status: "DISQUALIFIED", hold: held("2026-05-11") }, []],
  [{ status: "DISQUALIFIED", hold: held(null), answeredAt: "x", undecided: true }, ["decide"]],
])("%j leaves %j", (standing, steps) => expect(stepsFor(standing)).toEqual(steps));
