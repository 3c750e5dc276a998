import { prizeStatus } from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../src/lib/db/sql.ts";
import { type Balance, usableCredits, usableMonthly } from "../src/slices/credits/rules.ts";
import { type Footing, type SquareStanding, standingAt } from "../src/slices/hunts/rules.ts";
import { mayMove } from "../src/slices/prizes/rules.ts";
import { type TestDatabase, testDatabase } from "./database.ts";

// What the server decides and what the functions of the database decide under their locks: one table for both.
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date("2026-05-04T12:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

describe("how a hunter stands to square 3", () => {
  const hunter: Footing = {
    huntStatus: "ACTIVE",
    huntState: "KANSAS",
    opensAt: null,
    subscriptionStatus: "ACTIVE",
    endsAt: null,
    startedAt: before,
    completedAt: null,
    currentSquare: 3,
  };
  const cases: [string, Partial<Footing>, SquareStanding][] = [
    ["subscribed, at this square", {}, "play"],
    ["never subscribed", { subscriptionStatus: null }, "not_subscribed"],
    ["not to be renewed", { subscriptionStatus: "ENDING", endsAt: after }, "play"],
    ["over at this moment", { subscriptionStatus: "ENDING", endsAt: now }, "not_subscribed"],
    ["over, not noted yet", { endsAt: before }, "not_subscribed"],
    ["ended", { subscriptionStatus: "ENDED", endsAt: before }, "not_subscribed"],
    ["never looked", { startedAt: null }, "not_started"],
    ["not there yet", { currentSquare: 2 }, "not_current_square"],
    ["past it", { currentSquare: 4 }, "not_current_square"],
    ["finished", { completedAt: before, currentSquare: 3 }, "not_current_square"],
    ["paused", { huntStatus: "PAUSED" }, "hunt_not_active"],
    [
      "paused, and ended: the hunt is what to wait for",
      { huntStatus: "PAUSED", subscriptionStatus: "ENDED" },
      "hunt_not_active",
    ],
    ["paused, a stranger", { huntStatus: "PAUSED", subscriptionStatus: null }, "not_subscribed"],
    ["canceled", { huntStatus: "CANCELED", subscriptionStatus: "ENDED" }, "hunt_not_active"],
    ["in stock", { huntStatus: "AVAILABLE" }, "hunt_not_active"],
    ["complete", { huntStatus: "COMPLETE", subscriptionStatus: "ENDED" }, "play_on"],
    [
      "complete, ended long before",
      { huntStatus: "COMPLETE", subscriptionStatus: "ENDED", endsAt: before },
      "play_on",
    ],
    [
      "complete, a stranger",
      { huntStatus: "COMPLETE", subscriptionStatus: null },
      "not_subscribed",
    ],
    ["complete, never looked", { huntStatus: "COMPLETE", startedAt: null }, "not_started"],
    ["complete, past it", { huntStatus: "COMPLETE", currentSquare: 4 }, "not_current_square"],
    ["complete, finished", { huntStatus: "COMPLETE", completedAt: before }, "not_current_square"],
    ["last month's free hunt", { huntStatus: "COMPLETE", huntState: "FREE" }, "hunt_not_active"],
    ["announced, not open yet", { opensAt: after }, "not_open_yet"],
    ["announced, open from this moment", { opensAt: now }, "play"],
    ["announced, a stranger", { opensAt: after, subscriptionStatus: null }, "not_subscribed"],
    ["announced, over before", { opensAt: after, subscriptionStatus: "ENDED" }, "not_subscribed"],
    ["announced, and paused", { opensAt: after, huntStatus: "PAUSED" }, "hunt_not_active"],
    ["this month's free hunt", { huntState: "FREE" }, "play"],
  ];

  test.each(cases)("%s", async (_, given, expected) => {
    const f = { ...hunter, ...given };
    expect(standingAt(f, 3, now)).toBe(expected);
    const row = await database.db.one(sql`
      select standing_of(${f.huntStatus}, ${f.huntState}, ${f.opensAt}, ${f.subscriptionStatus}, ${f.endsAt}, ${f.startedAt},
        ${f.completedAt}, ${f.currentSquare}, 3, ${now}) as standing`);
    expect(row).toEqual({ standing: expected });
  });
});

describe("credits that can be spent", () => {
  const cases: [string, Date | null, number][] = [
    ["in the cycle", after, 18],
    ["at its end", now, 3],
    ["after its end", before, 3],
    ["without a cycle", null, 18],
  ];

  test.each(cases)("%s", async (_, cycleEndsAt, expected) => {
    const balance: Balance = { monthly: 15, bonus: 2, bought: 1, cycleEndsAt };
    expect(usableCredits(balance, now)).toBe(expected);
    const row = await database.db.one(
      sql`select usable_monthly(15, ${cycleEndsAt}, ${now}) as monthly`,
    );
    expect(row).toEqual({ monthly: usableMonthly(balance, now) });
  });
});

describe("which way a prize may go", () => {
  const ways = prizeStatus.options.flatMap((from) =>
    prizeStatus.options.map((to) => [from, to] as const),
  );
  test("the database and the server agree on every step", async () => {
    const rows = await database.db.query<{ may: boolean }>(sql`
      select prize_may_move(w.from_status, w.to_status) as may from unnest(
        ${ways.map(([from]) => from)}::text[], ${ways.map(([, to]) => to)}::text[]
      ) with ordinality as w (from_status, to_status, position) order by w.position`);
    expect(rows.map(({ may }) => may)).toEqual(ways.map(([from, to]) => mayMove(from, to)));
  });
});
