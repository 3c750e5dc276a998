import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const adjust = (of: Hunter, amount: number, key: string | null = null, by: Hunter = admin) =>
  app.call(
    contract.adjustCredits,
    { params: { id: of.id }, body: { amount, reason: "A clue was wrong." } },
    key === null ? by : { ...by, idempotencyKey: key },
  );

const balanceOf = async (hunter: Hunter) =>
  (await app.ask(contract.getCredits, {}, hunter)).totalCredits;

describe("credits given or taken by an administrator", () => {
  test("stand in the history with their reason, and in the log", async () => {
    const hunter = await makeHunter(app);
    expect((await adjust(hunter, 7)).body).toEqual({ totalCredits: 7 });
    expect((await adjust(hunter, -3)).body).toEqual({ totalCredits: 4 });
    const { entries } = await app.ask(contract.getLedger, { query: {} }, hunter);
    expect(entries).toMatchObject([
      { delta: -3, totalAfter: 4, reason: "admin_take", reference: "A clue was wrong." },
      { delta: 7, totalAfter: 7, reason: "admin_grant", reference: "A clue was wrong." },
    ]);
    const log = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
    expect(log.entries[0]).toMatchObject({
      action: "take credits",
      actor: admin.email,
      before: { name: hunter.email, credits: 7 },
      after: { credits: 4, reason: "A clue was wrong." },
    });
  });

  test("are refused without a reason, for nothing, and to who is no administrator", async () => {
    const hunter = await makeHunter(app, 5);
    const body = { amount: 1, reason: " " };
    const without = await app.call(
      contract.adjustCredits,
      { params: { id: hunter.id }, body },
      admin,
    );
    expect(without.status).toBe(400);
    for (const amount of [0, 0.5, 1_001]) expect((await adjust(hunter, amount)).status).toBe(400);
    expect((await adjust(hunter, 5, null, hunter)).status).toBe(403);
    const nobody = { ...hunter, id: "00000000-0000-7000-8000-000000000000" };
    expect((await adjust(nobody, 5)).status).toBe(404);
    expect(await balanceOf(hunter)).toBe(5);
  });

  test("never fall below nothing, however many take at once", async () => {
    const hunter = await makeHunter(app, 7);
    const all = await Promise.all(Array.from({ length: 20 }, () => adjust(hunter, -2)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(all.filter(({ body }) => "code" in body && body.code === "too_few")).toHaveLength(17);
    expect(await balanceOf(hunter)).toBe(1);
  });

  test("are booked once for a key, however often it is sent at once", async () => {
    const hunter = await makeHunter(app);
    const all = await Promise.all(Array.from({ length: 20 }, () => adjust(hunter, 5, "one-key")));
    expect(new Set(all.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set(['{"totalCredits":5}']),
    );
    expect(await balanceOf(hunter)).toBe(5);
    expect((await adjust(hunter, 6, "one-key")).status).toBe(409);
  });
});
