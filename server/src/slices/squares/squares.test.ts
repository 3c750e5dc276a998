import * as contract from "@ten-paces/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter, placeOfSquare } from "../../../test/factories.ts";
import { buildApp } from "../../app.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp({ RATE_LIMITS: "on" });
});
afterEach(() => app.close());

const { perMinute } = contract.finderLimits;
const perDay = contract.limitSorts.finderPerDay.usual;
const here = () => ({
  ...placeOfSquare(1),
  accuracy: 6,
  at: app.clock.now().getTime() - 2_000,
});
const locate = (query: Record<string, unknown>, as?: { token: string }) =>
  app.call(contract.locateSquare, { query } as never, as);
const addressOf = (query: object) =>
  `/api/squares/locate?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]))}`;
const stored = async () =>
  (await app.deps.db.one<{ n: number }>(sql`select count(*)::int as n from finder_lookups`)).n;

describe("the finder", () => {
  test("tells the words of where a hunter stands, and keeps what was asked", async () => {
    const hunter = await makeHunter(app);
    const { accuracy, at, ...point } = here();
    expect(await locate({ ...point, accuracy, at }, hunter)).toMatchObject({
      status: 200,
      body: { words: app.grid.encode(point)?.words, center: app.grid.encode(point)?.center },
    });
    const rows = await app.deps.db.query(sql`
      select lat, lng, accuracy_m as accuracy, at from finder_lookups where user_id = ${hunter.id}`);
    expect(rows).toEqual([{ ...point, accuracy: 6, at: app.clock.now() }]);
  });

  test("answers nobody who is not signed in", async () => {
    expect((await locate(here())).status).toBe(401);
  });

  test("answers a hunter only for a fresh and certain position, and counts nothing else", async () => {
    const hunter = await makeHunter(app);
    const now = app.clock.now().getTime();
    const cases: [Record<string, unknown>, string][] = [
      [{ accuracy: undefined, at: undefined }, "position_needed"],
      [{ accuracy: undefined }, "position_needed"],
      [{ at: undefined }, "position_needed"],
      [{ at: now - 15_001 }, "position_stale"],
      [{ at: now + 61_000 }, "position_stale"],
      [{ at: 0 }, "position_stale"],
      [{ at: Math.round(now / 1000) }, "position_stale"],
      [{ accuracy: 51 }, "position_weak"],
      [{ accuracy: 0 }, "bad_request"],
      [{ accuracy: -3 }, "bad_request"],
      [{ accuracy: "Infinity" }, "bad_request"],
      [{ accuracy: "near" }, "bad_request"],
      [{ at: "NaN" }, "bad_request"],
      [{ lat: 91 }, "bad_request"],
      [{ lat: "x" }, "bad_request"],
      [{ lng: -181 }, "bad_request"],
    ];
    for (const [change, code] of cases) {
      const answer = await locate({ ...here(), ...change }, hunter);
      expect([change, answer.status, answer.body.code]).toEqual([change, 400, code]);
      expect(answer.body.error).toEqual(expect.any(String));
    }
    expect(await stored()).toBe(0);
  });

  test("answers an administrator for any place, and a hunter who was one no more", async () => {
    const admin = await makeAdmin(app);
    const place = placeOfSquare(2);
    expect(await locate({ ...place }, admin)).toMatchObject({
      status: 200,
      body: { words: app.grid.encode(place)?.words },
    });
    expect((await locate({ lat: 52.5, lng: 13.4 }, admin)).body.code).toBe("outside");
    // Half a position is a mistake of whoever sends it.
    expect((await locate({ ...place, accuracy: 5 }, admin)).body.code).toBe("position_needed");
  });
});

/** So many calls, thirty a minute, so that only the day's limit counts. */
async function askAllDay(calls: number, who: (index: number) => { token: string }) {
  const seen: Record<number, number> = {};
  for (let index = 0; index < calls; index += 1) {
    if (index % perMinute === 0) app.clock.advance(60);
    const { statusCode } = await app.fastify.inject({
      url: addressOf(here()),
      headers: { authorization: `Bearer ${who(index).token}` },
    });
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  }
  return seen;
}

describe("the day of an account", () => {
  const secondSession = (hunter: Hunter) =>
    app.ask(contract.login, { body: { email: hunter.email, password: "brass lantern 9" } });

  test("has 200 look-ups, however many sessions ask, and another account has its own", async () => {
    const hunter = await makeHunter(app);
    const other = await secondSession(hunter);
    const seen = await askAllDay(perDay + 10, (index) => (index % 2 ? hunter : other));
    expect(seen).toEqual({ 200: perDay, 429: 10 });
    app.clock.advance(60);
    const answer = await locate(here(), other);
    expect(answer.body.error).toMatch(
      /as many squares as one can in a day\. Try again in 24 hours/,
    );
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(23 * 3600);
    expect((await locate(here(), await makeHunter(app))).status).toBe(200);
    expect(await stored()).toBe(perDay + 1);
    app.clock.advance(24 * 3600);
    expect((await locate(here(), hunter)).status).toBe(200);
  });

  test("goes on after a restart, and no crowd at once gets more out of it", async () => {
    const hunter = await makeHunter(app);
    expect(await askAllDay(perDay - 20, () => hunter)).toEqual({ 200: perDay - 20 });
    app.clock.advance(60);
    // Another process on the same database: nothing of it was in memory.
    const { fastify } = await buildApp(app.deps);
    const url = addressOf(here());
    const headers = { authorization: `Bearer ${hunter.token}` };
    const answers = await Promise.all(
      Array.from({ length: perMinute }, () => fastify.inject({ url, headers })),
    );
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(good).toHaveLength(20);
    expect(answers.filter((one) => one.json().code === "day_used_up")).toHaveLength(10);
    await fastify.close();
  });
});

test("269 typed places give a hunter no words at all", async () => {
  const hunter = await makeHunter(app);
  const words = new Set<string>();
  for (let index = 0; index < 269; index += 1) {
    if (index % perMinute === 0) app.clock.advance(61);
    const answer = await locate({ lat: 35 + index / 100, lng: -98.5 }, hunter);
    expect(answer.body.code).toBe("position_needed");
    words.add(String(answer.body.words));
  }
  expect([...words]).toEqual(["undefined"]);
});

test("what was asked is let go of after 90 days", async () => {
  const hunter = await makeHunter(app);
  await locate(here(), hunter);
  app.clock.advance(45 * 24 * 3600);
  await locate(here(), hunter);
  app.clock.advance(46 * 24 * 3600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect(await stored()).toBe(1);
});
