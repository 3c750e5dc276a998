import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { forgetExpired } from "./service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = "a lantern in fog";

async function mailedTokens(to: string): Promise<string[]> {
  await app.deps.jobs.drain();
  return app.sent
    .filter((mail) => mail.to === to)
    .map((mail) => /token=([\w-]+)/.exec(mail.text)?.[1] ?? "");
}

const jobsOf = (kind: string) =>
  app.deps.db.query<{ payload: unknown }>(
    sql`select payload from jobs where kind = ${kind} order by created_at, id`,
  );

describe("a forgotten password", () => {
  test("writes the same for an address that is known and one that is not, and no address", async () => {
    const hunter = await makeHunter(app);
    await app.deps.jobs.drain();
    const tables = async () =>
      app.deps.db.one<Record<string, number>>(sql`
        select (select count(*)::int from jobs) as jobs, (select count(*)::int from mails) as mails,
          (select count(*)::int from one_time_tokens) as tokens`);
    const written = async (email: string) => {
      const before = await tables();
      await app.ask(contract.forgotPassword, { body: { email } });
      const after = await tables();
      return Object.keys(after).map((name) => (after[name] ?? 0) - (before[name] ?? 0));
    };
    expect(await written(hunter.email)).toEqual([1, 0, 0]);
    expect(await written("nobody@hunts.test")).toEqual([1, 0, 0]);
    const jobs = await jobsOf("reset_link");
    expect(jobs).toHaveLength(2);
    expect(JSON.stringify(jobs)).not.toContain("@");
    expect((await mailedTokens(hunter.email)).length).toBe(2);
    expect(await mailedTokens("nobody@hunts.test")).toEqual([]);
  });

  test("has one use, however many links were asked for at once", async () => {
    const hunter = await makeHunter(app);
    const ask = () => app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    await Promise.all(Array.from({ length: 20 }, ask));
    const tokens = (await mailedTokens(hunter.email)).filter(Boolean).slice(1);
    expect(tokens).toHaveLength(20);
    const answers = await Promise.all(
      tokens.map((token) => app.call(contract.resetPassword, { body: { token, password } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "link_spent")).toHaveLength(19);
  });

  test("spends the links that a race left unspent", async () => {
    const hunter = await makeHunter(app);
    await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    const tokens = (await mailedTokens(hunter.email)).slice(1);
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update one_time_tokens set used_at = null where purpose = 'reset_password'`),
    );
    const answers = await Promise.all(
      tokens.map((token) => app.call(contract.resetPassword, { body: { token, password } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test("is told to the owner when it was replaced", async () => {
    const hunter = await makeHunter(app);
    await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    const token = (await mailedTokens(hunter.email)).at(-1) ?? "";
    await app.ask(contract.resetPassword, { body: { token, password } });
    await app.deps.jobs.drain();
    const last = app.sent.filter(({ to }) => to === hunter.email).at(-1);
    expect(last?.subject).toBe("Your Ten Paces password was changed");
  });
});

describe("a confirmation link", () => {
  test("opened again says that the address is confirmed, after a night of cleaning too", async () => {
    const hunter = await makeHunter(app);
    const token = (await mailedTokens(hunter.email))[0] ?? "";
    const first = await app.ask(contract.verifyEmail, { body: { token } });
    expect(first.message).toBe("Your email address is confirmed. Thank you!");
    const again = await app.ask(contract.verifyEmail, { body: { token } });
    expect(again.message).toContain("confirmed already");
    await inTransaction(app.deps.db, (tx) => forgetExpired(tx, app.clock.now()));
    expect((await app.call(contract.verifyEmail, { body: { token } })).status).toBe(200);
  });

  test("that a newer one replaced is spent until the address is confirmed", async () => {
    const hunter = await makeHunter(app);
    await app.ask(contract.resendVerification, {}, hunter);
    const [old = "", fresh = ""] = await mailedTokens(hunter.email);
    expect((await app.call(contract.verifyEmail, { body: { token: old } })).status).toBe(410);
    await app.ask(contract.verifyEmail, { body: { token: fresh } });
    expect((await app.call(contract.verifyEmail, { body: { token: old } })).status).toBe(200);
  });

  test("is not mailed again to who has used it, and that is said", async () => {
    const hunter = await makeHunter(app);
    const [token = ""] = await mailedTokens(hunter.email);
    await app.ask(contract.verifyEmail, { body: { token } });
    const answer = await app.ask(contract.resendVerification, {}, hunter);
    expect(answer.message).toContain("confirmed already");
    expect(await mailedTokens(hunter.email)).toHaveLength(1);
  });
});

describe("the setup link", () => {
  test("that was printed first stays good when a second process starts", async () => {
    const fresh = await testApp();
    try {
      const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("token") ?? "";
      const first = tokenOf(await fresh.services.accounts.makeSetupLink());
      const second = tokenOf(await fresh.services.accounts.makeSetupLink());
      expect(second).not.toBe(first);
      const setUp = (token: string, name: string) =>
        fresh.call(contract.setup, { body: { token, email: `${name}@hunts.test`, password } });
      const answers = await Promise.all([setUp(first, "one"), setUp(second, "two")]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    } finally {
      await fresh.close();
    }
  });

  test("of days ago ends with a later start", async () => {
    const fresh = await testApp();
    try {
      const link = (await fresh.services.accounts.makeSetupLink()) ?? "";
      fresh.clock.advance(25 * 3600);
      await fresh.services.accounts.makeSetupLink();
      const token = new URL(link).searchParams.get("token") ?? "";
      const body = { token, email: "late@hunts.test", password };
      expect((await fresh.call(contract.setup, { body })).status).toBe(410);
    } finally {
      await fresh.close();
    }
  });

  test("works for another address where the first was taken", async () => {
    const fresh = await testApp();
    try {
      const hunter = await makeHunter(fresh);
      const link = (await fresh.services.accounts.makeSetupLink()) ?? "";
      const token = new URL(link).searchParams.get("token") ?? "";
      const setUp = (email: string) =>
        fresh.call(contract.setup, { body: { token, email, password } });
      expect(await setUp(hunter.email)).toMatchObject({ body: { code: "email_taken" } });
      expect((await setUp("root@hunts.test")).status).toBe(200);
    } finally {
      await fresh.close();
    }
  });
});
