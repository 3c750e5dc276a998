import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const follow = (hunter: Hunter, state: string, follows = true) =>
  app.call(contract.followState, { params: { state }, body: { follows } }, hunter);
const run = (statement: ReturnType<typeof sql>) =>
  inTransaction(app.deps.db, (tx) => tx.execute(statement));
const confirm = ({ id }: Hunter) =>
  run(sql`update users set email_verified_at = ${app.clock.now()} where id = ${id}`);

async function makeFollower(state: string): Promise<Hunter> {
  const hunter = await makeHunter(app);
  await confirm(hunter);
  expect((await follow(hunter, state)).status).toBe(200);
  return hunter;
}

/** A hunt ends, and the next of its state follows. @returns the hunt that follows */
async function openNext(state: string, announce: "always" | "never"): Promise<string> {
  const openings = { announce, closingDays: 90 };
  await app.ask(contract.updateSettings, { body: { openings } }, admin);
  const live = await makeHunt(app, { state });
  const next = await makeHunt(app, { state, status: "AVAILABLE" });
  const body = { status: "CANCELED" } as const;
  await app.ask(contract.updateHunt, { params: { id: live }, body }, admin);
  return next;
}

const told = (about: string) => app.sent.filter(({ text }) => text.includes(`/hunt/${about}`));

test("states are followed and followed no longer, each once; what is no state is refused", async () => {
  const hunter = await makeHunter(app);
  await follow(hunter, "KANSAS");
  await follow(hunter, "KANSAS");
  expect((await follow(hunter, "NATIONAL")).body).toEqual({ states: ["KANSAS", "NATIONAL"] });
  expect((await follow(hunter, "KANSAS", false)).body).toEqual({ states: ["NATIONAL"] });
  expect(await app.ask(contract.listFollowed, {}, hunter)).toEqual({ states: ["NATIONAL"] });
  for (const state of ["ATLANTIS", "kansas", "FREE"]) {
    expect((await follow(hunter, state)).body).toMatchObject({ code: "unknown_state" });
  }
});

test("who follows a state is told of its next opening once, and can turn it off in the mail", async () => {
  const [kansan, other] = [await makeFollower("KANSAS"), await makeFollower("IOWA")];
  const unconfirmed = await makeHunter(app);
  await follow(unconfirmed, "KANSAS");
  const next = await openNext("KANSAS", "always");
  await app.deps.jobs.drain();
  expect(told(next).map(({ to }) => to)).toEqual([kansan.email]);
  const [mail] = told(next);
  expect(mail?.subject).toMatch(/^Opens Saturday, /);
  expect(mail?.text).toMatch(/opens on Saturday, \w+ \d+ at 12:00 PM C[SD]T/);
  expect(mail?.unsubscribeUrl).toContain("topic=openings");
  expect(told(next).some(({ to }) => to === other.email)).toBe(false);

  // The job is run again, as after a process that died before it could say that it was done.
  const payload = { huntId: next, opens: null };
  await inTransaction(app.deps.db, (tx) =>
    app.deps.jobs.add(tx, { kind: "tell_opening", payload }),
  );
  await app.deps.jobs.drain();
  expect(told(next)).toHaveLength(1);

  const off = new URL(mail?.unsubscribeUrl ?? "");
  await app.fastify.inject({ method: "POST", url: `${off.pathname}${off.search}` });
  await follow(kansan, "OREGON");
  const heard = await makeFollower("OREGON");
  const after = await openNext("OREGON", "never");
  await app.deps.jobs.drain();
  expect(told(after).map(({ to }) => to)).toEqual([heard.email]);
});

test("a hunt that opens at once is told as open; very many are told in batches, each once", async () => {
  await run(sql`
    insert into users (id, email, password_hash, display_name, avatar, created_at, email_verified_at)
    select gen_random_uuid(), 'follower-' || n || '@hunts.test', 'x', 'Follower ' || n, '🦊',
      ${app.clock.now()}, ${app.clock.now()} from generate_series(1, 230) n`);
  await run(sql`
    insert into state_follows (user_id, state, followed_at)
    select id, 'OHIO', ${app.clock.now()} from users where email like 'follower-%'`);
  const next = await openNext("OHIO", "never");
  await app.deps.jobs.drain();
  expect(told(next)).toHaveLength(230);
  expect(new Set(told(next).map(({ to }) => to)).size).toBe(230);
  expect(told(next)[0]?.subject).toMatch(/^Now open: /);
});
