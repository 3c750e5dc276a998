import type { ListedHunt, Subscription } from "@ten-paces/contract";
import { expect, test } from "vitest";
import {
  completedSubscriptions,
  countActive,
  heldSubscriptions,
  playableSubscriptions,
  resultSentence,
  unfinishedSubscriptions,
} from "./standing.ts";
import { subscribeOutcome } from "./subscribe-outcome.ts";

function held(
  id: string,
  status: Subscription["status"],
  huntStatus: ListedHunt["status"],
): Subscription {
  return {
    id,
    status,
    tier: "3 Hunts",
    createdAt: "2026-11-01T00:00:00Z",
    endsAt: null,
    hunt: {
      id: `hunt-${id}`,
      name: "A hunt",
      description: "",
      state: "OHIO",
      type: "STATE",
      variant: "DIGITAL",
      status: huntStatus,
      prizePool: 100,
      thresholdBTC: 0.5,
      hunters: 1,
      imageUrl: null,
      totalSquares: 10,
      difficulty: "EASY",
      estimatedDuration: 60,
      theme: null,
      opensAt: null,
      deleted: false,
    },
  };
}

const all = [
  held("playing", "ACTIVE", "ACTIVE"),
  held("paused", "ACTIVE", "PAUSED"),
  held("ending", "ENDING", "ACTIVE"),
  held("ended", "ENDED", "ACTIVE"),
  held("won", "ACTIVE", "WON"),
  held("over", "ENDED", "COMPLETE"),
  held("canceled", "ENDED", "CANCELED"),
];
const ids = (list: Subscription[]) => list.map(({ id }) => id);

test("subscriptions are sorted into playable, held and completed", () => {
  expect(ids(playableSubscriptions(all))).toEqual(["playing", "paused", "ending"]);
  expect(ids(heldSubscriptions(all))).toEqual(["playing", "paused", "ending", "won"]);
  expect(ids(completedSubscriptions(all))).toEqual(["won", "over"]);
  // No hunt stands in both lists of the profile.
  const solved = held("solved", "ACTIVE", "ACTIVE");
  solved.hunt.completedSquares = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(ids(unfinishedSubscriptions([...all, solved]))).not.toContain("solved");
  expect(ids(unfinishedSubscriptions(heldSubscriptions(all)))).toEqual([
    "playing",
    "paused",
    "ending",
  ]);
  expect(countActive(all)).toBe(3);
});

test("a missing slot leads to the plans, every other refusal is told", () => {
  const error = "The sentence.";
  const success = false;
  const refused = (code: "no_slot" | "slots_full" | "not_open") =>
    subscribeOutcome({ ok: false, refusal: { code, error, data: { success } } }, "oh-1");
  const earlyAt = (opensAt: string) => {
    const refusal = { code: "early_access", error, data: { success, opensAt } } as const;
    return subscribeOutcome({ ok: false, refusal }, "oh-1", new Date("2026-11-29T16:00:00Z"));
  };
  expect(refused("no_slot")).toEqual({ kind: "plan_needed", message: "The sentence." });
  expect(refused("slots_full").kind).toBe("plan_needed");
  expect(refused("not_open")).toEqual({ kind: "refused", message: "The sentence." });
  const early = earlyAt("2026-12-01T17:00:00Z");
  expect(early.kind).toBe("refused");
  // Forty-eight hours ahead Unlimited opens it.
  expect(earlyAt("2026-12-01T16:00:00Z")).toMatchObject({
    kind: "plan_needed",
    only: "unlimited",
  });
  expect(early.message).toContain("It opens to everybody on");
  expect(earlyAt("soon").message).toBe("The sentence.");
});

test("success says what the server says, and names the hunt when it says nothing", () => {
  const done = (message: string) =>
    subscribeOutcome({ ok: true, result: { success: true, message, endsAt: null } }, "oh-1")
      .message;
  expect(done("Welcome!")).toBe("Welcome!");
  expect(done("")).toBe("Successfully subscribed to oh-1!");
});

test("an answer of 200 that says no is a no, in its own words or in ours", () => {
  const refused = (result: object) =>
    subscribeOutcome(
      { ok: true, result: result as { success: true; message: string; endsAt: null } },
      "oh-1",
    );
  expect(refused({ success: false, error: "Server says no" })).toEqual({
    kind: "refused",
    message: "Server says no",
  });
  expect(refused({ success: false })).toEqual({ kind: "refused", message: "Failed to subscribe" });
  expect(refused({}).kind).toBe("subscribed");
});

test("a hunter who has finished has completed the hunt, whatever the others do", () => {
  const solvedIn = (status: ListedHunt["status"], solved: number) => {
    const subscription = held("x", "ACTIVE", status);
    const completedSquares = Array.from({ length: solved }, (_, index) => index + 1);
    return { ...subscription, hunt: { ...subscription.hunt, completedSquares } };
  };
  expect(completedSubscriptions([solvedIn("ACTIVE", 10)])).toHaveLength(1);
  expect(completedSubscriptions([solvedIn("ACTIVE", 9)])).toHaveLength(0);
  expect(resultSentence(solvedIn("ACTIVE", 10))).toContain("You solved every square.");
  expect(resultSentence(solvedIn("COMPLETE", 1))).toBe(
    "The hunt is over. You solved 1 of 10 squares.",
  );
  expect(resultSentence(solvedIn("WON", 10))).toBe("You won a prize.");
});
