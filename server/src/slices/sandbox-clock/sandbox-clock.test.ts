import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { testEngine } from "../../../test/database.ts";
import { goodCard, type Hunter, makeAdmin, makeHunt, makeHunter } from "../../../test/factories.ts";
import { ShiftedClock } from "../../lib/clock.ts";
import { openDatabase } from "../../lib/db/database.ts";
import { sql } from "../../lib/db/sql.ts";
import { followSandboxClock, moveClock } from "./service.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp({}, undefined, { sessionsAge: true });
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const show = () => app.ask(contract.getSandboxClock, {}, admin);

async function pass(days: number): Promise<void> {
  await app.ask(contract.moveSandboxClock, { body: { days } }, admin);
  await app.deps.jobs.drain();
}

async function buy(hunter: Hunter, number: string, huntId: string): Promise<void> {
  const body = { kind: "plan", id: "one", huntId } as const;
  const { url } = await app.ask(contract.startCheckout, { body }, hunter);
  const params = { checkoutId: url.split("/").at(-1) ?? "" };
  await app.ask(contract.paySandbox, { params, body: { ...goodCard, number } }, hunter);
}

const mailsOf = (hunter: Hunter) =>
  app.deps.db.query<{ subject: string; at: Date }>(
    sql`select subject, created_at as at from mails where recipient = ${hunter.email} order by created_at, id`,
  );

test("three months in a click are announced, charged, refused, waited for and ended day by day", async () => {
  const [good, failing] = [await makeHunter(app), await makeHunter(app)];
  const huntId = await makeHunt(app, { state: "TIMES" });
  await buy(good, "4242 4242 4242 4242", huntId);
  await buy(failing, "4000 0000 0000 0341", huntId);
  const before = await show();
  expect(before).toMatchObject({ daysAhead: 0, movable: true, jobId: null });
  await pass(92);
  expect(await show()).toMatchObject({ daysAhead: 92, jobId: null });
  const { receipts } = await app.ask(contract.getReceipts, { query: {} }, good);
  expect(receipts.map(({ at }) => at.slice(0, 10))).toEqual([
    "2026-08-04",
    "2026-07-04",
    "2026-06-04",
    "2026-05-04",
  ]);
  const told = (await mailsOf(good)).map(({ subject, at }) => [
    subject.slice(0, 22),
    at.toISOString().slice(5, 10),
  ]);
  expect(told.filter(([subject]) => subject?.startsWith("Your Ten Paces plan re"))).toEqual([
    ["Your Ten Paces plan re", "06-01"],
    ["Your Ten Paces plan re", "07-01"],
    ["Your Ten Paces plan re", "08-01"],
  ]);
  const ended = (await mailsOf(failing)).slice(-3);
  expect(ended.map(({ subject, at }) => [subject, at.toISOString().slice(0, 10)])).toEqual([
    ["Your Ten Paces plan renews on June 4, 2026", "2026-06-01"],
    ["Your Ten Paces plan could not be renewed", "2026-06-04"],
    ["Your Ten Paces plan has ended", "2026-06-11"],
  ]);
});

test("nobody is signed out, links still open, and the pages are told the time", async () => {
  const hunter = await makeHunter(app);
  await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
  await app.deps.jobs.drain();
  await pass(60);
  expect((await app.call(contract.getCredits, {}, hunter)).status).toBe(200);
  const { headers } = await app.call(contract.getCredits, {}, hunter);
  expect(Date.parse(String(headers.date))).toBe(app.deps.clock.now().getTime());
  const [mail] = app.sent.filter(({ to, text }) => to === hunter.email && text.includes("reset"));
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const reset = await app.call(contract.resetPassword, {
    body: { token, password: "a brass lamp 71" },
  });
  expect(reset.status).toBe(200);
});

test("only administrators move it, by whole days, one move at a time", async () => {
  const hunter = await makeHunter(app);
  const move = (days: number, as: Hunter) =>
    app.call(contract.moveSandboxClock, { body: { days } }, as);
  expect((await move(1, hunter)).status).toBe(403);
  for (const days of [0, -30, 1.5, 367]) expect((await move(days, admin)).status).toBe(400);
  expect((await move(1, admin)).status).toBe(200);
  expect((await move(1, admin)).body).toMatchObject({ code: "clock_moving" });
  await app.deps.jobs.drain();
  const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
  expect(entries).toMatchObject([{ action: "move clock" }]);
});

test("where real money moves the clock stays the world's", async () => {
  const shift = new ShiftedClock(app.clock);
  const real = { ...app.deps, shift, payments: { ...app.deps.payments, name: "stripe" as const } };
  await followSandboxClock(real);
  expect(shift.shiftMs).toBe(0);
  const caller = await app.deps.sessions.findCaller(admin.token);
  if (!caller) throw new Error("The administrator is not signed in.");
  expect(await moveClock(real, caller, 1)).toMatchObject({ code: "real_payments" });
});

test.runIf(testEngine === "postgres")("every process hears of a move", async () => {
  const db = await openDatabase({ databaseUrl: app.databaseUrl ?? "", maxConnections: 4 });
  const shift = new ShiftedClock(app.clock);
  await followSandboxClock({ ...app.deps, db, shift });
  const before = shift.shiftMs;
  await pass(2);
  await expect.poll(() => shift.shiftMs).toBe(before + 2 * 86_400_000);
  await db.close();
});
