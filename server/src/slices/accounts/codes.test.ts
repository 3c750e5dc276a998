import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enrol, shownCode, signInFrom } from "../../../test/authenticator.ts";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter, password } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { Sealer } from "../../lib/sealing.ts";
import { codesFromNetwork, codesFromStrangers } from "./rules.ts";

let app: TestApp;
let owner: Hunter;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on" }, undefined, { sessionsAge: true });
  owner = await makeAdmin(app);
});
afterAll(() => app.close());
// Every test has steps of its own, and windows of limits.
beforeEach(() => app.clock.advance(3601));

const wrong = "000000";
const home = "192.0.2.7";
let networks = 0;
const stranger = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

async function lockedOut(): Promise<{ who: Hunter; secret: Buffer; codes: string[] }> {
  const who = await makeHunter(app);
  await signInFrom(app, home, { email: who.email, password });
  const made = await enrol(app, who);
  for (let n = 0; n < codesFromStrangers; n += 1) {
    const answer = await tryFrom(stranger(), who, wrong);
    expect(answer.body.code).toBe("wrong_code");
  }
  return { who, ...made };
}

const tryFrom = (network: string, { email }: Hunter, code: string) =>
  signInFrom(app, network, { email, password, code });

async function mailsTo({ email }: Hunter, subject: RegExp): Promise<string[]> {
  await app.deps.jobs.drain();
  return app.sent.filter((mail) => mail.to === email && subject.test(mail.subject)).map(textOf);
}
const textOf = ({ text }: { text: string }) => text;

test("ten wrong codes shut strangers out for an hour, from wherever they come, and are told by mail", async () => {
  const { who, secret, codes } = await lockedOut();
  const closed = await tryFrom(stranger(), who, shownCode(app, secret));
  expect(closed).toMatchObject({ status: 429, body: { code: "too_many_codes" } });
  expect(closed.body.error).toMatch(/^Too many wrong codes\. Try again in (60 minutes|1 hour)/);
  expect((await tryFrom(stranger(), who, codes[0] ?? "")).status).toBe(429);
  expect(await mailsTo(who, /^Wrong codes/)).toHaveLength(1);
  app.clock.advance(3600);
  expect((await tryFrom(stranger(), who, shownCode(app, secret))).status).toBe(200);
});

test("wrong codes of a clock that has been set back since shut nobody out until that time comes again", async () => {
  const { who, codes } = await lockedOut();
  const near = stranger();
  for (let n = 0; n < codesFromNetwork; n += 1) await tryFrom(near, who, wrong);
  app.clock.advance(-86_400);
  expect((await tryFrom(near, who, wrong)).body.code).toBe("wrong_code");
  expect((await tryFrom(stranger(), who, codes[0] ?? "")).status).toBe(200);
  app.clock.advance(86_400);
});

test("who has signed in from somewhere before is not shut out there by strangers, nor in a session", async () => {
  const { who, secret } = await lockedOut();
  const proof = await app.call(
    contract.proveSecondFactor,
    { body: { code: shownCode(app, secret) } },
    who,
  );
  expect(proof.status).toBe(200);
  app.clock.advance(30);
  expect((await tryFrom(home, who, shownCode(app, secret))).status).toBe(200);
});

test("five wrong codes shut one network out for a quarter of an hour, and no other", async () => {
  const who = await makeHunter(app);
  await signInFrom(app, home, { email: who.email, password });
  const { secret } = await enrol(app, who);
  for (let n = 0; n < codesFromNetwork; n += 1) {
    expect((await tryFrom(home, who, wrong)).body.code).toBe("wrong_code");
  }
  expect((await tryFrom(home, who, shownCode(app, secret))).body.code).toBe("too_many_codes");
  expect(await mailsTo(who, /^Wrong codes/)).toHaveLength(1);
  expect((await tryFrom(stranger(), who, shownCode(app, secret))).status).toBe(200);
  app.clock.advance(15 * 60);
  expect((await tryFrom(home, who, shownCode(app, secret))).status).toBe(200);
});

test("wrong codes are counted for who is signed in as well, however many are sent at once", async () => {
  const who = await makeHunter(app);
  const { secret } = await enrol(app, who);
  const prove = (code: string) => app.call(contract.proveSecondFactor, { body: { code } }, who);
  const answers = await Promise.all(Array.from({ length: 8 }, () => prove(wrong)));
  const told = answers.map(({ body }) => body.code);
  expect(told.filter((code) => code === "wrong_code")).toHaveLength(codesFromNetwork);
  expect(told.filter((code) => code === "too_many_codes")).toHaveLength(8 - codesFromNetwork);
  expect((await prove(shownCode(app, secret))).status).toBe(429);
});

test("a recovery code that is used is told by mail, with how many are left", async () => {
  const who = await makeHunter(app);
  const { codes } = await enrol(app, who);
  expect((await tryFrom(home, who, codes[3]?.toLowerCase() ?? "")).status).toBe(200);
  expect(await mailsTo(who, /^A recovery code/)).toEqual([expect.stringContaining("9 are left.")]);
  expect((await tryFrom(home, who, codes[3] ?? "")).body.code).toBe("wrong_code");
});

test("without the key of the secrets the app's codes are not judged, and recovery codes work", async () => {
  const who = await makeHunter(app);
  const { secret, codes } = await enrol(app, who);
  const right = app.deps.sealer;
  app.deps.sealer = new Sealer(() => [Buffer.alloc(32, 9)]);
  try {
    const answer = await tryFrom(home, who, shownCode(app, secret));
    expect(answer).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(answer.body.error).toContain("recovery code");
    expect((await tryFrom(home, who, codes[0] ?? "")).status).toBe(200);
  } finally {
    app.deps.sealer = right;
  }
});

test("credits are given only after the factor was shown, and the same call then goes through once", async () => {
  const who = await makeHunter(app);
  const { token } = await app.ask(contract.login, { body: { email: owner.email, password } });
  const admin = { ...owner, token };
  const { secret } = await enrol(app, admin);
  app.clock.advance(15 * 60);
  const give = () =>
    app.call(
      contract.adjustCredits,
      { params: { id: who.id }, body: { amount: 5, reason: "a lost check-in" } },
      { ...admin, idempotencyKey: "give-once" },
    );
  expect(await give()).toMatchObject({ status: 403, body: { code: "second_factor_needed" } });
  await app.ask(contract.proveSecondFactor, { body: { code: shownCode(app, secret) } }, admin);
  const given = await give();
  expect(given.status).toBe(200);
  expect((await give()).body).toEqual(given.body);
  // What another process notes counts at once, though nobody has told this one.
  const note = (at: Date | null) =>
    inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update sessions set proved_at = ${at} where user_id = ${owner.id}`),
    );
  await note(null);
  expect((await give()).body.code).toBe("second_factor_needed");
  await note(app.clock.now());
  expect((await give()).status).toBe(200);
});
