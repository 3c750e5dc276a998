import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  giveCredits,
  type Hunter,
  makeAdmin,
  makeHunt,
  makePlayer,
  placeOfSquare,
  wordsOfSquare,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
let admin: Hunter;
let states = 0;
const newState = () => `STATE ${++states}`;
const day = 24 * 3600;

beforeAll(async () => {
  app = await testApp({ TRUSTED_PROXIES: "127.0.0.1/32" });
  admin = await makeAdmin(app);
});
afterAll(() => app.close());
// Nobody is anywhere near where the last test left them.
beforeEach(() => app.clock.advance(100 * day));

type Body = contract.Parts<typeof contract.checkIn>["body"];
interface From {
  address?: string;
  agent?: string | null;
}
let addresses = 0;
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;
const firefox = "Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0";
const phone = { automated: false, timeZone: "America/Chicago" };
let devices = 0;
const newDevice = () => ({ ...phone, id: `device-${++devices}` });

/** A check-in as a browser sends it. */
async function send(player: Hunter, huntId: string, body: Body, from: From = {}) {
  const { address = newAddress(), agent = firefox } = from;
  const { statusCode, body: text } = await app.fastify.inject({
    method: "POST",
    url: `/api/hunts/${huntId}/check-in`,
    headers: {
      authorization: `Bearer ${player.token}`,
      "x-forwarded-for": address,
      ...(agent === null
        ? { "user-agent": "" }
        : { "user-agent": agent, "sec-fetch-mode": "cors" }),
    },
    payload: body,
  });
  expect([statusCode, text]).toEqual([200, expect.any(String)]);
  // The player is not told.
  expect(text).not.toMatch(/signal|score|device|suspic|travel/i);
  return JSON.parse(text);
}

/** Good fixes; no two phones tell the very same. */
let wandering = 0;
function fixesOf(num: number, offsetM = 0) {
  wandering += 1;
  return fixesAt(app, num, offsetM).map((fix) => ({ ...fix, lat: fix.lat + wandering * 1e-9 }));
}
const stand = (huntId: string, player: Hunter, num: number, more: object = {}, from?: From) =>
  send(player, huntId, { squareNum: num, fixes: fixesOf(num), device: newDevice(), ...more }, from);
const open = (huntId: string, player: Hunter) =>
  app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
const honest = { keys: 19, pastes: 0, firstKeyMs: 4_000 };
const answer = (huntId: string, player: Hunter, num: number, more: object = {}, from?: From) => {
  const words = wordsOfSquare(num);
  return send(
    player,
    huntId,
    { squareNum: num, words, device: newDevice(), typing: honest, ...more },
    from,
  );
};

const signalsOf = (huntId: string) =>
  app.ask(contract.getHuntSignals, { params: { id: huntId } }, admin);
/** The codes of a hunter's check-ins in order. */
async function codesOf(huntId: string, player: Hunter): Promise<string[]> {
  const { runs } = await signalsOf(huntId);
  const run = runs.find(({ userId }) => userId === player.id);
  return run?.checkIns.flatMap(({ signals }) => signals.map(({ code }) => code)) ?? [];
}
async function newHunt(options: Parameters<typeof makeHunt>[1] = {}) {
  const huntId = await makeHunt(app, { state: newState(), squares: 6, ...options });
  return { huntId, player: await makePlayer(app, huntId) };
}

describe("a hunt on the ground", () => {
  test("of an honest hunter weighs nothing, and every check-in is weighed, right or wrong", async () => {
    const { huntId, player } = await newHunt();
    for (const num of [1, 2, 3]) {
      await send(player, huntId, {
        squareNum: num,
        fixes: fixesOf(num, 900),
        device: { ...phone, id: "mine" },
      });
      app.clock.advance(600);
      await stand(huntId, player, num, { device: { ...phone, id: "mine" } });
      app.clock.advance(600);
    }
    expect(await codesOf(huntId, player)).toEqual([]);
    const rows = await app.deps.db.query<{ score: number }>(sql`
      select (signals->>'score')::int as score from check_ins where hunt_id = ${huntId}`);
    expect(rows).toEqual(Array.from({ length: 6 }, () => ({ score: 0 })));
  });

  test("says who travels faster than a car, and faster than a plane", async () => {
    const { huntId, player } = await newHunt();
    await stand(huntId, player, 1);
    // 0.25 degrees, 17 miles: a miss far off, ten minutes apart.
    app.clock.advance(450);
    await send(player, huntId, {
      squareNum: 2,
      fixes: fixesOf(2, 28_000),
      device: newDevice(),
    });
    app.clock.advance(1);
    await stand(huntId, player, 2);
    expect(await codesOf(huntId, player)).toEqual(["travel_over_100_mph", "travel_over_600_mph"]);
  });

  test("finds a teleport from one hunt into another, where a plane is fair", async () => {
    const { huntId, player } = await newHunt();
    const other = await makeHunt(app, { state: newState() });
    await buyPlan(app, player, "unlimited", other);
    await open(other, player);
    await stand(huntId, player, 1);
    app.clock.advance(60);
    await send(player, other, { squareNum: 1, fixes: fixesOf(1, 28_000), device: newDevice() });
    expect(await codesOf(other, player)).toEqual(["travel_over_600_mph"]);
    app.clock.advance(450);
    // Seventeen miles in seven minutes: too fast for a car within one hunt, fair between two.
    await stand(huntId, player, 2);
    expect(await codesOf(huntId, player)).toEqual([]);
  });

  test("tells typed positions: one place, the exact middle, an unchanging accuracy", async () => {
    const { huntId, player } = await newHunt();
    const [first] = fixesOf(1);
    if (!first) throw new Error("no fix");
    const typed = [0, 1_000, 2_000].map((later) => ({
      ...first,
      accuracy: 5,
      at: first.at + later,
    }));
    await stand(huntId, player, 1, { fixes: typed });
    expect(await codesOf(huntId, player)).toEqual(["identical_fixes", "too_exact"]);
    app.clock.advance(600);
    const [only] = fixesOf(2);
    await stand(huntId, player, 2, { fixes: [only] });
    expect((await codesOf(huntId, player)).slice(2)).toEqual(["too_exact"]);
  });

  test("finds the fixes, the device and the network of another account, in both", async () => {
    const { huntId, player } = await newHunt();
    const twin = await makePlayer(app, huntId);
    const fixes = fixesOf(1, 2).map((fix) => ({ ...fix, lat: fix.lat + 0.0000012345 }));
    const device = { ...phone, id: "shared-phone" };
    const address = newAddress();
    await stand(huntId, player, 1, { fixes, device }, { address });
    await stand(huntId, twin, 1, { fixes, device }, { address });
    const both = ["device_of_another", "network_of_another", "fixes_of_another"];
    expect(await codesOf(huntId, twin)).toEqual(both);
    const { runs } = await signalsOf(huntId);
    const found = runs.find(({ userId }) => userId === twin.id)?.signals;
    expect(found?.find(({ code }) => code === "fixes_of_another")?.accounts).toEqual([
      { id: player.id, displayName: expect.any(String) },
    ]);
    // Nobody's secrets, of whatever kind.
    expect(JSON.stringify(runs)).not.toMatch(/shared-phone|2001:db8|hunts\.test|38\.5/);
    const stored = await app.deps.db.query(
      sql`select evidence from check_ins where hunt_id = ${huntId}`,
    );
    expect(JSON.stringify(stored)).not.toMatch(/shared-phone|2001:db8/);
  });

  test("finds look-ups of the finder from elsewhere, in a lattice, and typed", async () => {
    const { huntId, player } = await newHunt();
    const { center } = app.grid.encode(placeOfSquare(1)) ?? { center: placeOfSquare(1) };
    const lookUp = async (lat: number, lng: number) => {
      app.clock.advance(5);
      const at = app.clock.now().getTime();
      await app.ask(contract.locateSquare, { query: { lat, lng, accuracy: 5, at } }, player);
    };
    await lookUp(44.123456, -110.654321);
    for (let step = 0; step < 16; step += 1) {
      await lookUp(center.lat + (step % 4) * 1e-4, center.lng + Math.floor(step / 4) * 1e-4);
    }
    await lookUp(38.5051, -98.4999);
    await lookUp(38.5052, -98.4998);
    await lookUp(38.5053, -98.4997);
    app.clock.advance(3 * day);
    await stand(huntId, player, 1);
    expect(await codesOf(huntId, player)).toEqual(["finder_far", "finder_lattice", "finder_typed"]);
    // Whoever stood there and asked is not held for it.
    const walker = await makePlayer(app, huntId);
    const [fix] = fixesOf(1, 1);
    if (!fix) throw new Error("no fix");
    await app.ask(contract.locateSquare, { query: fix }, walker);
    app.clock.advance(60);
    await stand(huntId, walker, 1);
    expect(await codesOf(huntId, walker)).toEqual([]);
  });

  test("tells steered browsers, scripts without one, and clocks of other countries", async () => {
    const cases: [object, From, string[]][] = [
      [{ device: { ...newDevice(), automated: true } }, {}, ["automated"]],
      [{}, { agent: "Mozilla/5.0 (X11; Linux) HeadlessChrome/141.0" }, ["automated"]],
      [{ device: undefined }, { agent: null }, ["no_browser", "no_device"]],
      [{ device: { ...newDevice(), timeZone: "Asia/Manila" } }, {}, ["time_zone_far"]],
    ];
    for (const [more, from, expected] of cases) {
      const { huntId, player } = await newHunt();
      await stand(huntId, player, 1, more, from);
      expect(await codesOf(huntId, player)).toEqual(expected);
    }
  });
});

describe("a hunt of puzzles", () => {
  const newDigital = () => newHunt({ variant: "DIGITAL" });
  /** Opens the square, waits, and answers. */
  async function solve(
    huntId: string,
    player: Hunter,
    num: number,
    seconds: number,
    more: object = {},
  ) {
    await open(huntId, player);
    app.clock.advance(seconds);
    await answer(huntId, player, num, { device: { ...phone, id: player.id }, ...more });
  }

  test("that is read, solved and typed weighs nothing", async () => {
    const { huntId, player } = await newDigital();
    for (const [index, seconds] of [140, 75, 210, 400].entries()) {
      await solve(huntId, player, index + 1, seconds);
    }
    expect(await codesOf(huntId, player)).toEqual([]);
  });

  test("solved faster than anybody reads says so for each square and for the whole", async () => {
    const { huntId, player } = await newDigital();
    for (const num of [1, 2, 3]) await solve(huntId, player, num, 2);
    expect(await codesOf(huntId, player)).toEqual([
      "faster_than_reading",
      "faster_than_reading",
      "faster_than_reading",
      "run_faster_than_reading",
    ]);
  });

  test("is timed from when a square was first shown, not from the one before", async () => {
    const { huntId, player } = await newDigital();
    await solve(huntId, player, 1, 100);
    app.clock.advance(8 * 3600);
    await solve(huntId, player, 2, 3);
    expect(await codesOf(huntId, player)).toEqual(["faster_than_reading"]);
    app.clock.advance(3600);
    // Nobody opened square 3.
    await answer(huntId, player, 3, { device: { ...phone, id: player.id } });
    expect((await codesOf(huntId, player)).slice(1)).toEqual(["never_shown"]);
  });

  test("answered without typing, by paste, or at once", async () => {
    const { huntId, player } = await newDigital();
    const cases: [object, string][] = [
      [{ typing: undefined }, "not_typed"],
      [{ typing: { keys: 0, pastes: 0, firstKeyMs: null } }, "not_typed"],
      [{ typing: { keys: 0, pastes: 1, firstKeyMs: 3_000 } }, "pasted"],
      [{ typing: { keys: 15, pastes: 0, firstKeyMs: 12 } }, "typed_at_once"],
    ];
    for (const [index, [more]] of cases.entries())
      await solve(huntId, player, index + 1, 300, more);
    expect(await codesOf(huntId, player)).toEqual(cases.map(([, code]) => code));
  });

  test("with the same answers at the same pace as another account names both", async () => {
    const { huntId, player } = await newDigital();
    const twin = await makePlayer(app, huntId);
    const other = await makePlayer(app, huntId);
    const paces = [70, 130, 45, 310, 95];
    for (const [index, seconds] of paces.entries()) await solve(huntId, player, index + 1, seconds);
    app.clock.advance(3600);
    for (const [index, seconds] of paces.entries()) await solve(huntId, twin, index + 1, seconds);
    app.clock.advance(3600);
    for (const [index, seconds] of paces.entries()) {
      await solve(huntId, other, index + 1, seconds + 30 + 60 * index);
    }
    expect(await codesOf(huntId, twin)).toEqual(["pace_of_another"]);
    expect(await codesOf(huntId, other)).toEqual([]);
  });

  test("solved by a script of nothing but calls weighs enough to be seen", async () => {
    const { huntId, player } = await newDigital();
    for (let num = 1; num <= 6; num += 1) {
      await open(huntId, player);
      app.clock.advance(0.2);
      const words = wordsOfSquare(num);
      await send(
        player,
        huntId,
        { squareNum: num, words },
        { agent: null, address: "198.51.100.7" },
      );
    }
    const { runs } = await signalsOf(huntId);
    expect(runs[0]).toMatchObject({ userId: player.id, place: 1, score: 100 });
  });
});

describe("a prize under review", () => {
  test("carries the signals of its whole hunt, and they follow what is learnt later", async () => {
    const { huntId, player } = await newHunt({ squares: 3 });
    const device = { ...phone, id: "one-phone", automated: true };
    for (const num of [1, 2, 3]) {
      app.clock.advance(600);
      await stand(huntId, player, num, { device });
    }
    await app.deps.jobs.drain();
    const prizeOf = () =>
      app.deps.db.one<{ score: number; signals: { code: string }[] }>(
        sql`select score, signals from prizes where hunt_id = ${huntId} and user_id = ${player.id}`,
      );
    expect(await prizeOf()).toEqual({
      score: 56,
      signals: [{ code: "automated", points: 40, count: 3, reason: expect.any(String) }],
    });
    // Somebody else's first check-in from that phone comes after the prize was won.
    app.clock.advance(60);
    const twin = await makePlayer(app, huntId);
    await stand(huntId, twin, 1, { device });
    const { runs, hunt } = await signalsOf(huntId);
    expect(hunt.id).toBe(huntId);
    expect(runs[0]).toMatchObject({
      userId: player.id,
      place: 1,
      prizeStatus: "PENDING_REVIEW",
      score: 91,
      signals: [
        { code: "automated", count: 3 },
        { code: "device_of_another", accounts: [{ id: twin.id }] },
      ],
    });
    expect(await prizeOf()).toMatchObject({ score: 91 });
  });

  test("is told to administrators alone", async () => {
    const { huntId, player } = await newHunt();
    const ask = (as?: Hunter) => app.call(contract.getHuntSignals, { params: { id: huntId } }, as);
    expect((await ask()).status).toBe(401);
    expect((await ask(player)).status).toBe(403);
    expect((await ask(admin)).status).toBe(200);
    const none = { params: { id: "no-such-hunt" } };
    expect((await app.call(contract.getHuntSignals, none, admin)).status).toBe(404);
  });

  test("never keeps anybody from playing", async () => {
    const { huntId, player } = await newHunt({ squares: 3 });
    for (const num of [1, 2, 3]) {
      const came = await stand(
        huntId,
        player,
        num,
        { device: { automated: true } },
        { agent: null },
      );
      expect(came).toMatchObject({ success: true });
    }
  });
});

test("the work weighs what waits, by itself and once, and old traces go", async () => {
  const { huntId, player } = await newHunt();
  await giveCredits(app, player.id, 60);
  for (let count = 0; count < 60; count += 1) {
    const fixes = fixesOf(1, 3_000 + count);
    await send(player, huntId, { squareNum: 1, fixes, device: { ...phone, id: "walker" } });
    app.clock.advance(10);
  }
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  const waiting = await app.deps.db.one<{ n: number }>(
    sql`select count(*)::int as n from check_ins where signals is null`,
  );
  expect(waiting.n).toBe(0);
  const traces = () =>
    app.deps.db.one<{ n: number }>(sql`
      select count(*)::int as n from traces where user_id = ${player.id}`);
  expect((await traces()).n).toBeGreaterThan(60);
  app.clock.advance(91 * day);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect((await traces()).n).toBe(0);
  const kept = () =>
    app.deps.db.one<{ evidence: number; weighed: number }>(sql`
      select count(evidence)::int as evidence, count(signals)::int as weighed from check_ins
      where user_id = ${player.id}`);
  expect(await kept()).toEqual({ evidence: 60, weighed: 60 });
  app.clock.advance(280 * day);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect(await kept()).toEqual({ evidence: 0, weighed: 60 });
});
