import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunt } from "../../../test/factories.ts";
import type { Database } from "../../lib/db/database.ts";
import { DatabaseAway } from "../../lib/db/errors.ts";
import { Leaderboard } from "../leaderboard/service.ts";
import { HuntListCache, withoutRepeats } from "./list-cache.ts";

let app: TestApp;
let away = false;
let silent = false;
let now = 0;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The app's database, which can be taken away. */
function losable(): Database {
  return new Proxy(app.deps.db, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      if (typeof value !== "function") return value;
      if (silent) return () => new Promise(() => {});
      return (...given: unknown[]) =>
        away
          ? Promise.reject(new DatabaseAway("The database cannot be reached."))
          : (value as (...all: unknown[]) => unknown).apply(target, given);
    },
  });
}

test("list and board stay while the database is away, and follow again when it is back", async () => {
  const clock = performance.now;
  performance.now = () => now;
  try {
    const deps = { ...app.deps, db: losable() };
    const [lists, board] = [new HuntListCache(deps), new Leaderboard(deps)];
    await makeHunt(app, { state: "OHIO" });
    const first = await lists.get(null);
    const shown = String(await board.showJson(null));
    expect(first.items).toHaveLength(1);
    away = true;
    now += 60_000;
    expect((await lists.get(null)).items).toEqual(first.items);
    expect(String(await board.showJson(null))).toEqual(shown);
    // An order that nobody has asked for yet is not known.
    await expect(lists.get("latest")).rejects.toBeInstanceOf(DatabaseAway);
    away = false;
    await makeHunt(app, { state: "IOWA" });
    now += 60_000;
    expect((await lists.get(null)).items).toHaveLength(2);
  } finally {
    performance.now = clock;
  }
});

test("list and board are told as they were where the database does not answer within a second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const deps = { ...app.deps, db: losable() };
    const [lists, board] = [new HuntListCache(deps), new Leaderboard(deps)];
    const { items } = await lists.get(null);
    const shown = String(await board.showJson(null));
    silent = true;
    vi.advanceTimersByTime(60_000);
    const asked = [lists.get(null), board.showJson(null)] as const;
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await asked[0]).items).toBe(items);
    expect(String(await asked[1])).toBe(shown);
    // Who comes while it is being asked waits for nothing.
    expect(lists.get(null)).not.toBeInstanceOf(Promise);
    expect(board.showJson(null)).not.toBeInstanceOf(Promise);
  } finally {
    silent = false;
    vi.useRealTimers();
  }
});

test("six neighbours are of six states, on the ground and from a chair by turns, the best first", () => {
  const states = ["ALABAMA", "ALASKA", "ARIZONA", "IDAHO", "OHIO", "UTAH", "TEXAS"];
  const hunts = states.flatMap((state) =>
    (["PHYSICAL", "DIGITAL"] as const).map((variant) => ({ state, variant })),
  );
  const shown = withoutRepeats(hunts);
  expect(shown).toHaveLength(hunts.length);
  expect(shown[0]).toEqual(hunts[0]);
  expect(new Set(shown.slice(0, 6).map(({ state }) => state)).size).toBe(6);
  expect(shown.slice(0, 4).map(({ variant }) => variant)).toEqual([
    "PHYSICAL",
    "DIGITAL",
    "PHYSICAL",
    "DIGITAL",
  ]);
  const few = hunts.slice(0, 2);
  expect(withoutRepeats(few)).toEqual(few);
});
