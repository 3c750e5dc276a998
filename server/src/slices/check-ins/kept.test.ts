import { type checkIn as CheckIn, checkIn, getCredits, type Parts } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeHunt, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
let id: string;
beforeAll(async () => {
  app = await testApp();
  id = await makeHunt(app);
});
afterAll(() => app.close());

const creditsOf = async (player: Hunter) => (await app.ask(getCredits, {}, player)).totalCredits;

/** Measures at square 1, waits so long without a network, and sends by a clock that is so far ahead. */
async function sendAfter(
  player: Hunter,
  waitedSeconds: number,
  { aheadSeconds = 0, says = true, key = crypto.randomUUID() } = {},
) {
  const ahead = aheadSeconds * 1000;
  const fixes = fixesAt(app, 1).map((fix) => ({ ...fix, at: fix.at + ahead }));
  app.clock.advance(waitedSeconds);
  const body: Parts<typeof CheckIn>["body"] = {
    squareNum: 1,
    fixes,
    ...(says && { kept: { sentAt: app.clock.now().getTime() + ahead } }),
  };
  const send = () =>
    app.call(checkIn, { params: { id }, body }, { ...player, idempotencyKey: key });
  return { first: await send(), again: await send() };
}

test("a check-in that waited for a network is judged by when it was measured, charged once, and marked", async () => {
  const player = await makePlayer(app, id);
  const { first, again } = await sendAfter(player, 14 * 60);
  expect(first).toMatchObject({ status: 200, body: { success: true, squareNum: 1 } });
  expect(again.body).toMatchObject({ success: true, creditsRemaining: 14 });
  expect(await creditsOf(player)).toBe(14);
  const { kept } = await app.deps.db.one<{ kept: number }>(sql`
    select (evidence::jsonb->>'keptSeconds')::int as kept from check_ins where user_id = ${player.id}`);
  expect(kept).toBeGreaterThanOrEqual(14 * 60);
});

test.each([
  ["waited for more than a quarter of an hour", 15 * 60, {}],
  ["comes from a clock that is two minutes ahead", 60, { aheadSeconds: 120 }],
  ["comes from a clock that is two minutes behind", 60, { aheadSeconds: -120 }],
])("one that %s is refused, and nothing is charged", async (_, waited, how) => {
  const player = await makePlayer(app, id);
  const { first } = await sendAfter(player, waited, how);
  expect(first).toMatchObject({ status: 400, body: { code: "kept_too_long" } });
  expect(await creditsOf(player)).toBe(15);
});

test("one that does not say that it waited is stale as ever", async () => {
  const player = await makePlayer(app, id);
  const { first } = await sendAfter(player, 60, { says: false });
  expect(first).toMatchObject({ status: 400, body: { code: "fixes_unusable" } });
});
