import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = "a lantern in fog";

/** The token of the newest mail to an address. */
async function mailedToken(to: string): Promise<string> {
  await app.deps.jobs.drain();
  const mail = app.sent.filter((one) => one.to === to).at(-1);
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("registration", () => {
  test("makes an account, signs in and mails a link to confirm the address, once", async () => {
    const email = "Ada@Hunts.Test ";
    const made = await app.ask(contract.register, { body: { email, password } });
    expect(made.user).toMatchObject({
      email: "ada@hunts.test",
      isAdmin: false,
      emailVerified: false,
    });
    expect(await app.ask(contract.verifySession, {}, made)).toMatchObject({ valid: true });
    const token = await mailedToken("ada@hunts.test");
    await app.ask(contract.verifyEmail, { body: { token } });
    const profile = await app.ask(contract.getProfile, {}, made);
    expect(profile.user.emailVerified).toBe(true);
  });

  test("of one address by twenty at once makes one account", async () => {
    const body = { email: "twins@hunts.test", password };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(contract.register, { body })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "email_taken")).toHaveLength(19);
  });

  test("refuses what is not an address, short and well-known passwords, with a sentence", async () => {
    const bad: [unknown, number, RegExp][] = [
      [{ email: "nobody", password }, 400, /email/i],
      [{ email: "a@hunts.test", password: "short" }, 400, /at least 8 characters/],
      [{ email: "a@hunts.test", password: "password123" }, 422, /stolen passwords/],
      [{ email: ["a@hunts.test"], password }, 400, /Please enter your email address/],
      [{ password }, 400, /email/],
      [{ email: `${"x".repeat(400)}@hunts.test`, password }, 400, /email/],
      [null, 400, /.+/],
    ];
    for (const [body, status, text] of bad) {
      const answer = await app.call(contract.register, { body } as never);
      expect(answer.status, JSON.stringify(body)).toBe(status);
      expect(answer.body.error).toMatch(text);
    }
  });
});

describe("signing in", () => {
  test("answers alike for a wrong password and an unknown address", async () => {
    const hunter = await makeHunter(app);
    const wrong = await app.call(contract.login, { body: { email: hunter.email, password } });
    const unknown = await app.call(contract.login, { body: { email: "x@hunts.test", password } });
    expect(wrong).toMatchObject({ status: 401, body: { error: "Invalid email or password" } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test("is throttled per account after ten wrong passwords, however many come at once", async () => {
    const limited = await testApp({ RATE_LIMITS: "on" });
    try {
      const hunter = await makeHunter(limited);
      const body = { email: hunter.email, password };
      const answers = await Promise.all(
        Array.from({ length: 14 }, () => limited.call(contract.login, { body })),
      );
      expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
      const refused = answers.filter((answer) => answer.body.code === "too_many_attempts");
      expect(refused).toHaveLength(4);
      const right = { email: hunter.email, password: "brass lantern 9" };
      expect((await limited.call(contract.login, { body: right })).status).toBe(429);
      limited.clock.advance(15 * 60 + 1);
      expect((await limited.call(contract.login, { body: right })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  test("ends with the logout, for this session alone", async () => {
    const hunter = await makeHunter(app);
    const body = { email: hunter.email, password: "brass lantern 9" };
    const second = await app.ask(contract.login, { body });
    await app.ask(contract.logout, {}, second);
    expect((await app.call(contract.verifySession, {}, second)).status).toBe(401);
    expect((await app.call(contract.verifySession, {}, hunter)).status).toBe(200);
  });
});

describe("a forgotten password", () => {
  test("is replaced by a link that works once and ends every session", async () => {
    const hunter = await makeHunter(app);
    await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    const old = await mailedToken(hunter.email);
    await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    const token = await mailedToken(hunter.email);
    const spent = await app.call(contract.resetPassword, { body: { token: old, password } });
    expect(spent).toMatchObject({ status: 410, body: { code: "link_spent" } });
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.call(contract.resetPassword, { body: { token, password } }),
      ),
    );
    expect(tries.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await app.call(contract.verifySession, {}, hunter)).status).toBe(401);
    const signedIn = await app.call(contract.login, { body: { email: hunter.email, password } });
    expect(signedIn.status).toBe(200);
  });

  test("expires after an hour, and the answer never says whether the address is known", async () => {
    const hunter = await makeHunter(app);
    const known = await app.ask(contract.forgotPassword, { body: { email: hunter.email } });
    const unknown = await app.ask(contract.forgotPassword, { body: { email: "z@hunts.test" } });
    expect(unknown).toEqual(known);
    const token = await mailedToken(hunter.email);
    app.clock.advance(3601);
    const late = await app.call(contract.resetPassword, { body: { token, password } });
    expect(late).toMatchObject({ status: 410 });
  });
});

describe("administrators", () => {
  test("the setup link makes the first one, once", async () => {
    const fresh = await testApp({ SETUP_TOKEN: "open-sesame-once-and-only-once" });
    try {
      const body = { token: "open-sesame-once-and-only-once", email: "root@hunts.test", password };
      const tries = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          fresh.services.accounts
            .makeSetupLink()
            .then(() =>
              fresh.call(contract.setup, { body: { ...body, email: `r${index}@hunts.test` } }),
            ),
        ),
      );
      expect(tries.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(await fresh.services.accounts.makeSetupLink()).toBeNull();
      expect((await fresh.call(contract.setup, { body })).status).toBe(410);
    } finally {
      await fresh.close();
    }
  });

  test("the setup link is not used up by a refusal", async () => {
    const fresh = await testApp();
    try {
      const link = await fresh.services.accounts.makeSetupLink();
      const token = new URL(link ?? "").searchParams.get("token") ?? "";
      const taken = await makeHunter(fresh);
      const setUp = (email: string) =>
        fresh.call(contract.setup, { body: { token, email, password } });
      const setAdmin = (role: string | null) =>
        inTransaction(fresh.deps.db, (tx) =>
          tx.execute(sql`update users set role = ${role} where id = ${taken.id}`),
        );
      expect((await setUp(taken.email)).body.code).toBe("email_taken");
      await setAdmin("owner");
      expect((await setUp("root@hunts.test")).body.code).toBe("setup_done");
      await setAdmin(null);
      expect((await setUp("root@hunts.test")).status).toBe(200);
    } finally {
      await fresh.close();
    }
  });
});

describe("profiles", () => {
  test("take a display name that is free and shows no address", async () => {
    const one = await makeHunter(app);
    const two = await makeHunter(app);
    const name = (displayName: string) => ({ body: { displayName } });
    await app.ask(contract.updateProfile, name("Brass Compass"), one);
    const taken = await app.call(contract.updateProfile, name("brass compass"), two);
    expect(taken).toMatchObject({ status: 409, body: { code: "name_taken" } });
    for (const bad of ["me@mail.test", "<b>bold</b>", "visit spam.com"]) {
      const refused = await app.call(contract.updateProfile, name(bad), two);
      expect(refused.status, bad).toBe(422);
    }
  });

  test("keep the language that was chosen, for the next device to be told at its sign-in", async () => {
    const { email, ...hunter } = await makeHunter(app);
    const before = await app.ask(contract.getProfile, {}, hunter);
    expect(before.user.language).toBeNull();
    await app.ask(contract.updateProfile, { body: { language: "es" } }, hunter);
    // What else is changed leaves it.
    await app.ask(contract.updateProfile, { body: { avatar: "🦉" } }, hunter);
    const verified = await app.ask(contract.verifySession, {}, hunter);
    expect(verified.user.language).toBe("es");
    const body = { language: "tlh" } as never;
    expect(await app.call(contract.updateProfile, { body }, hunter)).toMatchObject({ status: 400 });
  });

  test("a referral code can be asked about before it is promised anything for", async () => {
    const referrer = await makeHunter(app);
    const { code } = await app.ask(contract.generateReferralCode, {}, referrer);
    const check = (typed: string) =>
      app.ask(contract.checkReferralCode, { params: { code: typed } });
    expect(await check(` ${code.toLowerCase()} `)).toEqual({ exists: true, friendCredits: 10 });
    expect(await check("NOSUCHCODE")).toEqual({ exists: false, friendCredits: 0 });
  });

  test("a friend's code gives ten credits at once, and five to the referrer when confirmed", async () => {
    const referrer = await makeHunter(app);
    const { code } = await app.ask(contract.generateReferralCode, {}, referrer);
    expect((await app.ask(contract.generateReferralCode, {}, referrer)).code).toBe(code);
    const friend = await app.ask(contract.register, {
      body: { email: "friend@hunts.test", password, ref: code.toLowerCase() },
    });
    expect(await app.ask(contract.getCredits, {}, friend)).toMatchObject({ bonusCredits: 10 });
    const before = await app.ask(contract.listReferrals, {}, referrer);
    expect(before.referrals).toMatchObject([
      { status: "PENDING", referred: { email: "fr•••@hunts.test" } },
    ]);
    const token = await mailedToken("friend@hunts.test");
    await app.ask(contract.verifyEmail, { body: { token } });
    expect(await app.ask(contract.getCredits, {}, referrer)).toMatchObject({ bonusCredits: 5 });
    const after = await app.ask(contract.listReferrals, {}, referrer);
    expect(after.referrals[0]?.status).toBe("COMPLETED");
    const lost = await app.call(contract.register, {
      body: { email: "lost@hunts.test", password, ref: "NO-SUCH-CODE" },
    });
    expect(lost.status).toBe(200);
  });
});
