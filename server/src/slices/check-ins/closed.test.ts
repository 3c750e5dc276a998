import { checkIn, getCredits, getHunt, getSettings, updateSettings } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const at = (huntId: string, num: number) => ({
  params: { id: huntId },
  body: { squareNum: num, fixes: fixesAt(app, num) },
});

test("at night nothing counts and nothing is charged, where the operator says so; it is told with the clue", async () => {
  const huntId = await makeHunt(app, { state: "KANSAS" });
  const player = await makePlayer(app, huntId);
  const read = async () => {
    const { hunt } = await app.ask(getHunt, { params: { id: huntId }, query: {} }, player);
    return hunt.squares[0];
  };
  // Half past ten in the evening in Kansas. In the sandbox the night counts like the day.
  app.clock.set("2026-05-05T03:30:00Z");
  expect(await read()).not.toHaveProperty("countsWhen");
  await app.ask(checkIn, at(huntId, 1), player);

  const fieldHours = { when: "always", from: "22:00", to: "07:00" } as const;
  await app.ask(updateSettings, { body: { fieldHours } }, admin);
  expect((await app.ask(getSettings, {}, admin)).settings.fieldHours).toEqual(fieldHours);
  const closed = await app.call(checkIn, at(huntId, 2), player);
  expect(closed).toMatchObject({
    status: 409,
    body: {
      code: "closed_now",
      countsAt: "2026-05-05T12:00:00.000Z",
      retryAfterSeconds: 8.5 * 3600,
    },
  });
  expect(await app.ask(getCredits, {}, player)).toMatchObject({ totalCredits: 14 });
  const { hunt } = await app.ask(getHunt, { params: { id: huntId }, query: {} }, player);
  expect(hunt.squares[1]).toMatchObject({
    countsWhen: "Check-ins count here between 7 AM and 10 PM of its own time.",
  });
  app.clock.set("2026-05-05T12:00:00Z");
  expect((await app.ask(checkIn, at(huntId, 2), player)).success).toBe(true);
});

test("outside the hours of its stand a square takes no check-in", async () => {
  const huntId = await makeHunt(app, { state: "UTAH" });
  const hours = JSON.stringify({
    where: "by the gate",
    sure: "exact",
    asks: { ticket: "no", hours: ["09:00", "17:00"], terrain: 1, walkM: 50 },
    ground: { who: "city", ask: "no" },
    safety: [],
  });
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update squares set stand = ${hours}::jsonb where hunt_id = ${huntId}`),
  );
  const player = await makePlayer(app, huntId);
  const fieldHours = { when: "always", from: "22:00", to: "07:00" } as const;
  await app.ask(updateSettings, { body: { fieldHours } }, admin);
  app.clock.set("2026-05-05T13:30:00Z");
  const closed = await app.call(checkIn, at(huntId, 1), player);
  expect(closed.body).toMatchObject({ code: "closed_now", countsAt: "2026-05-05T14:00:00.000Z" });
  app.clock.set("2026-05-05T14:00:00Z");
  expect((await app.call(checkIn, at(huntId, 1), player)).status).toBe(200);
});

test("a time that is none is refused", async () => {
  const body = { fieldHours: { when: "always", from: "25:00", to: "07:00" } } as const;
  expect((await app.call(updateSettings, { body }, admin)).status).toBe(400);
});
