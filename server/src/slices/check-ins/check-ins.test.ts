import {
  buyHint,
  checkIn,
  getCredits,
  getHunt,
  getLedger,
  getSettings,
  updateSettings,
} from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  acceptedFor,
  buyPlan,
  fixesAt,
  giveCredits,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  wordsOfSquare,
} from "../../../test/factories.ts";

let app: TestApp;
let states = 0;
/** A state of its own for each hunt: only one hunt per state and variant is live. */
const newState = () => `STATE ${++states}`;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const at = (huntId: string, squareNum: number, offsetM = 0) => ({
  params: { id: huntId },
  body: { squareNum, fixes: fixesAt(app, squareNum, offsetM) },
});

describe("a check-in by position", () => {
  test("on the square solves it, spends one credit and tells the place", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const answer = await app.ask(checkIn, at(huntId, 1), player);
    expect(answer).toMatchObject({
      success: true,
      outcome: "solved",
      creditsRemaining: 14,
      huntCompleted: false,
      progress: { completedSquares: [1], currentSquare: 2, totalSquares: 3, creditsRemaining: 14 },
      place: { name: "landmark-secret-1" },
    });
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
  });

  test("elsewhere spends the credit and tells a coarse band only", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    for (const [offsetM, band] of [
      [60, "under_500_ft"],
      [900, "under_1_mile"],
      [5_000, "over_1_mile"],
    ] as const) {
      const answer = await app.ask(checkIn, at(huntId, 1, offsetM), player);
      expect(answer).toMatchObject({ success: false, outcome: "not_here", band });
      expect(JSON.stringify(answer)).not.toMatch(/distance|lat|lng|landmark|hint|clue-/);
    }
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 12 });
  });

  test("with a weak signal costs nothing, and says when the precise location is off", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const weak = (accuracy: number) => ({
      params: { id: huntId },
      body: { squareNum: 1, fixes: fixesAt(app, 1).map((fix) => ({ ...fix, accuracy })) },
    });
    expect(await app.ask(checkIn, weak(26), player)).toMatchObject({ outcome: "weak_signal" });
    expect(await app.ask(checkIn, weak(900), player)).toMatchObject({
      outcome: "weak_signal",
      preciseLocationOff: true,
    });
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 15 });
  });

  test("is refused for stale, impossible and malformed fixes, and nothing is charged", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const [good] = fixesAt(app, 1);
    if (!good) throw new Error("no fix");
    const bodies: unknown[] = [
      { squareNum: 1, fixes: [{ ...good, at: good.at - 60_000 }] },
      { squareNum: 1, fixes: [{ ...good, accuracy: 0 }] },
      { squareNum: 1, fixes: [{ ...good, lat: "38" }] },
      { squareNum: 1, fixes: [{ ...good, lat: null }] },
      { squareNum: 1, fixes: [{ ...good, lat: 91 }] },
      { squareNum: 1, fixes: [] },
      { squareNum: 1, fixes: Array(6).fill(good) },
      { squareNum: "1", fixes: [good] },
      { squareNum: 1 },
      { squareNum: 1, words: "a.b.c" },
      { squareNum: [1], fixes: "here" },
      [],
      "check in",
    ];
    for (const body of bodies) {
      const answer = await app.call(checkIn, { params: { id: huntId }, body } as never, player);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 15 });
  });

  test("works for the current square only", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    for (const squareNum of [2, 3, 4]) {
      const answer = await app.call(checkIn, at(huntId, squareNum), player);
      expect(answer).toMatchObject({ status: 409, body: { code: "not_current_square" } });
    }
    await app.ask(checkIn, at(huntId, 1), player);
    const again = await app.call(checkIn, at(huntId, 1), player);
    expect(again).toMatchObject({ status: 409, body: { code: "not_current_square" } });
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
  });

  test("needs a subscription, a started clock and credits", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const stranger = await makeHunter(app, 5);
    const refused = await app.call(checkIn, at(huntId, 1), stranger);
    expect(refused).toMatchObject({ status: 403, body: { code: "not_subscribed" } });
    const other = await makeHunter(app);
    await buyPlan(app, other, "one", huntId);
    const early = await app.call(checkIn, at(huntId, 1), other);
    expect(early).toMatchObject({ status: 409, body: { code: "not_started" } });
    await app.ask(getHunt, { params: { id: huntId }, query: {} }, other);
    for (let count = 0; count < 15; count += 1) await app.ask(checkIn, at(huntId, 1, 5_000), other);
    const poor = await app.call(checkIn, at(huntId, 1), other);
    expect(poor).toMatchObject({ status: 402, body: { code: "no_credits" } });
    await giveCredits(app, other.id, 1);
    expect(await app.ask(checkIn, at(huntId, 1), other)).toMatchObject({ success: true });
  });
});

describe("a check-in by words", () => {
  test("takes the three words in any case, and charges a wrong guess", async () => {
    const huntId = await makeHunt(app, { state: newState(), variant: "DIGITAL" });
    const player = await makePlayer(app, huntId);
    const guess = (words: string) => ({ params: { id: huntId }, body: { squareNum: 1, words } });
    expect(await app.ask(checkIn, guess("wrong.three.words"), player)).toMatchObject({
      outcome: "wrong_words",
      message: "Not quite right. Try again! Use the clues and hints to help you.",
      creditsRemaining: 14,
    });
    for (const words of ["two.words", "a b c", "a.b.c.d", "1.2.3", "...."]) {
      expect((await app.call(checkIn, guess(words), player)).status, words).toBe(400);
    }
    expect(await app.ask(checkIn, guess(wordsOfSquare(1).toUpperCase()), player)).toMatchObject({
      outcome: "solved",
      creditsRemaining: 13,
    });
  });

  test("counts a word that fits its puzzle as well as the address's own", async () => {
    const huntId = await makeHunt(app, { state: newState(), variant: "DIGITAL" });
    const player = await makePlayer(app, huntId);
    const guess = (words: string) => ({ params: { id: huntId }, body: { squareNum: 1, words } });
    const [, second, third] = wordsOfSquare(1).split(".");
    expect(await app.ask(checkIn, guess(`${acceptedFor()}.${second}.other`), player)).toMatchObject(
      { outcome: "wrong_words", wordsRight: [true, true, false] },
    );
    expect(
      await app.ask(checkIn, guess(`${acceptedFor()}.${second}.${third}`), player),
    ).toMatchObject({ outcome: "solved" });
  });

  test("does not stand in for a position, nor a position for it", async () => {
    const physical = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, physical);
    const answer = await app.call(
      checkIn,
      { params: { id: physical }, body: { squareNum: 1, words: "a.b.c" } },
      player,
    );
    expect(answer).toMatchObject({ status: 400, body: { code: "wrong_kind" } });
  });
});

describe("the history of credits", () => {
  test("says of each check-in whether it was right, and of nothing else", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    await app.ask(checkIn, at(huntId, 1, 5_000), player);
    app.clock.advance(60);
    await app.ask(checkIn, at(huntId, 1), player);
    const { entries } = await app.ask(getLedger, { query: {} }, player);
    const told = entries.map(({ reason, right }) => [reason, right]);
    expect(told.slice(0, 2)).toEqual([
      ["check_in", true],
      ["check_in", false],
    ]);
    expect(told.slice(2).every(([, right]) => right === null)).toBe(true);
  });
});

describe("requests that come again or at once", () => {
  test("500 check-ins at once of a player with 10 credits charge exactly 10", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    // 15 monthly credits came with the plan: five go first.
    for (let count = 0; count < 5; count += 1) {
      await app.ask(checkIn, at(huntId, 1, 5_000), player);
    }
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => app.call(checkIn, at(huntId, 1, 5_000), player)),
    );
    const charged = answers.filter((answer) => answer.status === 200);
    expect(charged).toHaveLength(10);
    expect(answers.filter((answer) => answer.body.code === "no_credits")).toHaveLength(490);
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 0 });
    const { entries } = await app.ask(getLedger, { query: { limit: 100 } }, player);
    expect(entries.filter((entry) => entry.reason === "check_in")).toHaveLength(15);
    expect(entries.reduce((sum, entry) => sum + entry.delta, 0)).toBe(0);
  });

  test("the same Idempotency-Key 100 times at once charges once and answers alike", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const request = at(huntId, 1);
    const as = { ...player, idempotencyKey: "a-key-of-mine" };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.call(checkIn, request, as)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
    const otherRequest = await app.call(checkIn, at(huntId, 2), as);
    expect(otherRequest).toMatchObject({ status: 409, body: { code: "idempotency_mismatch" } });
    app.clock.advance(3600);
    const muchLater = await app.call(checkIn, request, as);
    expect(muchLater.body).toEqual(answers[0]?.body);
  });

  test("two right answers at once solve a square once", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(checkIn, at(huntId, 1), player)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
  });

  test("check-ins and hints at once never spend a credit twice", async () => {
    const huntId = await makeHunt(app, { state: newState() });
    const player = await makePlayer(app, huntId);
    const requests = Array.from({ length: 60 }, (_, index) =>
      index % 3 === 0
        ? app.call(
            buyHint,
            {
              params: { id: huntId },
              body: { squareNum: 1, level: ((index % 9) / 3 + 1) as 1 | 2 | 3 },
            },
            player,
          )
        : app.call(checkIn, at(huntId, 1, 5_000), player),
    );
    await Promise.all(requests);
    const { entries } = await app.ask(getLedger, { query: { limit: 100 } }, player);
    const balance = entries.reduce((sum, entry) => sum + entry.delta, 0);
    expect(balance).toBe(0);
    expect(entries.every((entry) => entry.totalAfter >= 0)).toBe(true);
    expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 0 });
  });
});

describe("limits", () => {
  test("space physical attempts and bound them per square; nothing is charged", async () => {
    const limited = await testApp({ RATE_LIMITS: "on" });
    try {
      const huntId = await makeHunt(limited);
      const player = await makePlayer(limited, huntId, 30);
      const attempt = () => ({
        params: { id: huntId },
        body: { squareNum: 1, fixes: fixesAt(limited, 1, 5_000) },
      });
      await limited.ask(checkIn, attempt(), player);
      limited.clock.advance(4);
      const soon = await limited.call(checkIn, attempt(), player);
      expect(soon).toMatchObject({ status: 429, body: { code: "too_soon", retryAfterSeconds: 6 } });
      for (let count = 1; count < 20; count += 1) {
        limited.clock.advance(10);
        await limited.ask(checkIn, attempt(), player);
      }
      limited.clock.advance(10);
      const full = await limited.call(checkIn, attempt(), player);
      expect(full).toMatchObject({ status: 429, body: { code: "too_soon" } });
      expect(await limited.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 25 });
    } finally {
      await limited.close();
    }
  });

  test("hold no longer than they are, whatever a clock wrote that has been set back since", async () => {
    const limited = await testApp({ RATE_LIMITS: "on" });
    try {
      const huntId = await makeHunt(limited);
      const player = await makePlayer(limited, huntId, 30);
      const attempt = () =>
        limited.call(
          checkIn,
          { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(limited, 1, 5_000) } },
          player,
        );
      for (let count = 0; count < 20; count += 1) {
        limited.clock.advance(10);
        expect((await attempt()).status).toBe(200);
      }
      limited.clock.advance(-3600);
      expect((await attempt()).status).toBe(200);
      limited.clock.advance(-2);
      expect(await attempt()).toMatchObject({ status: 429, body: { code: "too_soon" } });
    } finally {
      await limited.close();
    }
  });

  test("are as the operator sets them, at once", async () => {
    const limited = await testApp({ RATE_LIMITS: "on" });
    try {
      const admin = await makeAdmin(limited);
      const { settings } = await limited.ask(getSettings, {}, admin);
      const limits = { ...settings.limits, spacingSeconds: 60, triesPerWindow: 5 };
      await limited.ask(updateSettings, { body: { limits } }, admin);
      const huntId = await makeHunt(limited);
      const player = await makePlayer(limited, huntId, 30);
      const body = () => ({ squareNum: 1, fixes: fixesAt(limited, 1, 5_000) });
      const attempt = () => limited.call(checkIn, { params: { id: huntId }, body: body() }, player);
      await attempt();
      limited.clock.advance(20);
      expect(await attempt()).toMatchObject({ status: 429, body: { retryAfterSeconds: 40 } });
      for (let count = 1; count < 5; count += 1) {
        limited.clock.advance(60);
        expect((await attempt()).status).toBe(200);
      }
      limited.clock.advance(60);
      expect((await attempt()).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
