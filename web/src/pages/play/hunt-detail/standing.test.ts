import { expect, test } from "vitest";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { standingOf } from "./standing.ts";

function detail(changes: Partial<HuntDetail>, hunt: Partial<HuntDetail["hunt"]> = {}): HuntDetail {
  return {
    hunt: {
      id: "ohio-physical-1",
      name: "Ohio",
      description: "",
      state: "OHIO",
      type: "STATE",
      variant: "PHYSICAL",
      status: "ACTIVE",
      prizePool: 1,
      thresholdBTC: 1,
      hunters: 0,
      imageUrl: null,
      totalSquares: 2,
      difficulty: "EASY",
      estimatedDuration: 60,
      theme: null,
      opensAt: null,
      squares: [
        { state: "locked", sequenceNum: 1 },
        { state: "locked", sequenceNum: 2 },
      ],
      ...hunt,
    },
    progress: null,
    subscribed: false,
    standing: "not_subscribed",
    freeLevel3Hint: false,
    completedAt: null,
    place: null,
    isAdminUser: false,
    ...changes,
  };
}
const progress = {
  completedSquares: [1],
  currentSquare: 2,
  totalSquares: 2,
  creditsRemaining: 3,
};

test("a subscriber of an active hunt plays", () => {
  expect(standingOf(detail({ subscribed: true, standing: "play", progress }))).toMatchObject({
    playable: true,
    finished: false,
    outside: false,
    halted: null,
  });
});

test("a stranger stands outside, an administrator does not", () => {
  expect(standingOf(detail({}))).toMatchObject({ outside: true, playable: false, halted: null });
  expect(standingOf(detail({ isAdminUser: true })).outside).toBe(false);
});

test("an ended subscription says so", () => {
  expect(standingOf(detail({ progress })).halted).toContain("subscription to this hunt has ended");
});

test("a paused hunt keeps everything and is not played", () => {
  const paused = standingOf(
    detail({ subscribed: true, standing: "hunt_not_active", progress }, { status: "PAUSED" }),
  );
  expect(paused.playable).toBe(false);
  expect(paused.halted).toContain("paused");
});

test("a canceled hunt speaks of the refund only to who played it", () => {
  const canceled = { status: "CANCELED" } as const;
  expect(standingOf(detail({ progress }, canceled)).halted).toContain("bonus credits");
  expect(standingOf(detail({}, canceled)).halted).not.toContain("bonus credits");
});

test("who finished has finished, whatever became of the hunt", () => {
  const done = standingOf(
    detail({ progress, completedAt: "2026-11-01T00:00:00Z" }, { status: "COMPLETE" }),
  );
  expect(done).toMatchObject({ finished: true, playable: false, halted: null });
});

test("the free hunt is known by its id", () => {
  expect(standingOf(detail({}, { id: "free-hunt-2026-11" })).isFreeHunt).toBe(true);
});

test("a complete hunt is played on by who was in it, and not offered to a stranger", () => {
  const complete = { status: "COMPLETE" } as const;
  expect(standingOf(detail({ standing: "play_on", progress }, complete))).toMatchObject({
    playable: true,
    playedOn: true,
    outside: false,
    halted: null,
  });
  const stranger = standingOf(detail({}, complete));
  expect(stranger).toMatchObject({ playable: false, playedOn: false, outside: true });
  expect(stranger.halted).toContain("takes no new hunters");
});
