import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { enrol, secretOf, shownCode, signInFrom } from "../../../test/authenticator.ts";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter, password } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { Sealer } from "../../lib/sealing.ts";
import { runCommand } from "./console.ts";
import { resealSecondFactors } from "./service.ts";

const onReal = process.env.TEST_DATABASE === "postgres";

let app: TestApp;
let owner: Hunter;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on" }, undefined, { sessionsAge: true });
  owner = await makeAdmin(app);
});
afterAll(() => app.close());
// Every test has steps of its own, and windows of limits.
beforeEach(() => app.clock.advance(3601));

const nowCode = (secret: Buffer, steps = 0) => shownCode(app, secret, steps);

/** Signs in from a network of its own, so that limits of addresses are not in the way. */
let networks = 0;
function signIn(email: string, code?: string, given = password) {
  networks += 1;
  const network = `198.51.${100 + (networks >> 8)}.${networks & 255}`;
  return signInFrom(app, network, {
    email,
    password: given,
    ...(code === undefined ? {} : { code }),
  });
}

async function freshHunter(): Promise<Hunter> {
  app.clock.advance(3601);
  return makeHunter(app);
}

describe("turning it on", () => {
  test("asks for the password and for a code that is right, and ends other sessions", async () => {
    const who = await freshHunter();
    const other = (await signIn(who.email)).body.token as string;
    const wrong = await app.call(contract.beginSecondFactor, { body: { password: "no" } }, who);
    expect(wrong.body.code).toBe("wrong_password");
    expect(
      (await app.call(contract.confirmSecondFactor, { body: { code: "123456" } }, who)).body.code,
    ).toBe("not_begun");
    const begun = await app.ask(contract.beginSecondFactor, { body: { password } }, who);
    expect(new URL(begun.uri).searchParams.get("secret")).toBe(begun.secret);
    // Nothing asks for a code before it is confirmed.
    expect((await signIn(who.email)).status).toBe(200);
    const refused = await app.call(contract.confirmSecondFactor, { body: { code: "000000" } }, who);
    expect(refused).toMatchObject({ status: 422, body: { code: "wrong_code" } });
    const { recoveryCodes } = await app.ask(
      contract.confirmSecondFactor,
      { body: { code: nowCode(secretOf(begun.secret)) } },
      who,
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await app.call(contract.verifySession, {}, { token: other })).status).toBe(401);
    expect((await app.call(contract.verifySession, {}, who)).status).toBe(200);
    expect(await app.ask(contract.getSecondFactor, {}, who)).toMatchObject({
      recoveryCodesLeft: 10,
      required: false,
    });
    expect(
      (await app.call(contract.beginSecondFactor, { body: { password } }, who)).body.code,
    ).toBe("second_factor_on");
    const rows = await app.deps.db.query<{ sealed: Buffer; hash: Buffer }>(
      sql`select f.sealed, r.code_hash as hash from second_factors f join recovery_codes r on r.user_id = f.user_id`,
    );
    const kept = Buffer.concat(rows.flatMap(({ sealed, hash }) => [sealed, hash])).toString(
      "latin1",
    );
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replaceAll("-", ""));
    expect(kept).not.toContain(secretOf(begun.secret).toString("latin1"));
    expect(app.logLines.join()).not.toContain(begun.secret);
  });
});

describe("signing in", () => {
  test("asks for a code after the password, and takes each once", async () => {
    const who = await freshHunter();
    const { secret } = await enrol(app, who);
    expect(await signIn(who.email)).toMatchObject({ status: 401, body: { code: "code_needed" } });
    expect((await signIn(who.email, undefined, "wrong one")).body.code).toBe("wrong_credentials");
    const code = nowCode(secret);
    expect((await signIn(who.email, code, "wrong one")).body.code).toBe("wrong_credentials");
    expect((await signIn(who.email, code)).status).toBe(200);
    expect((await signIn(who.email, code)).body.code).toBe("wrong_code");
    expect((await signIn(who.email, nowCode(secret, -1))).body.code).toBe("wrong_code");
    expect((await signIn(who.email, nowCode(secret, 1))).status).toBe(200);
  });

  test("of a code sent many times at once one is taken", async () => {
    const who = await freshHunter();
    const { secret, codes } = await enrol(app, who);
    const tries = onReal ? 20 : 6;
    const withApp = await Promise.all(
      Array.from({ length: tries }, () => signIn(who.email, nowCode(secret))),
    );
    expect(withApp.filter(({ status }) => status === 200)).toHaveLength(1);
    app.clock.advance(3601);
    const [recovery] = codes;
    const withCode = await Promise.all(
      Array.from({ length: tries }, () => signIn(who.email, recovery)),
    );
    expect(withCode.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await app.deps.db.one(
        sql`select count(*)::int as n from recovery_codes where user_id = ${who.id}`,
      ),
    ).toEqual({ n: 9 });
  });
});

describe("decisions about money", () => {
  const decide = (who: Hunter) =>
    app.call(contract.updateUser, { params: { id: who.id }, body: { suspended: false } }, who);

  test("ask who has a second factor for it, again after a quarter of an hour", async () => {
    const first = await freshHunter();
    const { token } = await app.ask(contract.login, { body: { email: owner.email, password } });
    await app.ask(
      contract.updateUser,
      { params: { id: first.id }, body: { role: "owner" } },
      { ...owner, token },
    );
    expect((await decide(first)).status).toBe(200);
    const { secret } = await enrol(app, first);
    // Whoever has just turned it on has shown it.
    expect((await decide(first)).status).toBe(200);
    app.clock.advance(15 * 60);
    expect(await decide(first)).toMatchObject({
      status: 403,
      body: { code: "second_factor_needed" },
    });
    expect((await app.call(contract.listUsers, { query: {} }, first)).status).toBe(200);
    expect(
      (await app.call(contract.proveSecondFactor, { body: { code: "000000" } }, first)).body.code,
    ).toBe("wrong_code");
    expect((await decide(first)).status).toBe(403);
    const { until } = await app.ask(
      contract.proveSecondFactor,
      { body: { code: nowCode(secret) } },
      first,
    );
    expect(new Date(until).getTime() - app.clock.now().getTime()).toBe(15 * 60_000);
    expect((await decide(first)).status).toBe(200);
    app.clock.advance(60);
    const elsewhere = (await signIn(first.email, nowCode(secret))).body.token as string;
    app.clock.advance(14 * 60);
    // Proof is the session's own.
    expect((await decide({ ...first, token: elsewhere })).status).toBe(200);
    expect((await decide(first)).status).toBe(403);
  });

  test("ask everybody for one where the installation wants it", async () => {
    const strict = await testApp({ ADMIN_SECOND_FACTOR: "required" });
    try {
      const admin = await makeAdmin(strict);
      const calls: contract.Endpoint[] = strict.fastify.endpoints;
      const asking = [];
      for (const { access, method, name, path } of calls) {
        if (access !== "admin") continue;
        const answer = await strict.fastify.inject({
          method,
          url: `/api${path.replaceAll(/:\w+/g, "nothing")}`,
          headers: { authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
          ...(method !== "GET" && { payload: '{"wait":false}' }),
        });
        const { code } = answer.body.startsWith("{") ? answer.json() : { code: null };
        if (answer.statusCode === 403 && code === "second_factor_missing") asking.push(name);
      }
      expect(asking.sort()).toEqual([
        "addBacking",
        "adjustCredits",
        "approvePayout",
        "decideAnswer",
        "disqualifyPayout",
        "payPayout",
        "refundPayment",
        "resetSecondFactor",
        "setStates",
        "takeBackState",
        "updateSettings",
        "updateUser",
        "withdrawBacking",
      ]);
      expect(await strict.ask(contract.getSecondFactor, {}, admin)).toMatchObject({
        required: true,
      });
    } finally {
      await strict.close();
    }
  });
});

describe("turning it off", () => {
  test("asks for the password and a code; new recovery codes make the old ones void", async () => {
    const who = await freshHunter();
    const { secret, codes } = await enrol(app, who);
    const off = (given: { password: string; code: string }) =>
      app.call(contract.removeSecondFactor, { body: given }, who);
    const { recoveryCodes } = await app.ask(
      contract.renewRecoveryCodes,
      { body: { code: nowCode(secret) } },
      who,
    );
    expect((await off({ password, code: codes[0] ?? "" })).body.code).toBe("wrong_code");
    expect((await off({ password: "wrong", code: recoveryCodes[0] ?? "" })).body.code).toBe(
      "wrong_password",
    );
    expect((await off({ password, code: recoveryCodes[0] ?? "" })).status).toBe(200);
    expect((await signIn(who.email)).status).toBe(200);
    expect((await off({ password, code: "123456" })).body.code).toBe("second_factor_off");
    expect(
      (await app.call(contract.proveSecondFactor, { body: { code: "123456" } }, who)).body.code,
    ).toBe("second_factor_off");
  });

  test("an owner does it for a colleague who lost it, with a reason that stands in the log", async () => {
    const who = await freshHunter();
    await enrol(app, who);
    const { token } = await app.ask(contract.login, { body: { email: owner.email, password } });
    const admin = { ...owner, token };
    const reset = (by: Hunter) =>
      app.call(
        contract.resetSecondFactor,
        { params: { id: who.id }, body: { reason: "phone in a lake" } },
        by,
      );
    expect((await reset(who)).status).toBe(403);
    const own = await app.call(
      contract.resetSecondFactor,
      { params: { id: owner.id }, body: { reason: "on my own" } },
      admin,
    );
    expect(own).toMatchObject({ status: 409, body: { code: "own_factor" } });
    expect((await reset(admin)).status).toBe(200);
    expect((await reset(admin)).body.code).toBe("second_factor_off");
    expect((await app.call(contract.verifySession, {}, who)).status).toBe(401);
    expect((await signIn(who.email)).status).toBe(200);
    const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
    expect(entries[0]).toMatchObject({
      action: "reset second factor",
      after: { reason: "phone in a lake" },
    });
    await app.deps.jobs.drain();
    expect(
      app.sent.filter(({ to, subject }) => to === who.email && /factor .* is off/.test(subject)),
    ).toHaveLength(1);
  });

  test("the console does it, too", async () => {
    const who = await freshHunter();
    expect((await runCommand(app.deps, ["reset-second-factor", who.email])).done).toBe(false);
    await enrol(app, who);
    expect(await runCommand(app.deps, ["reset-second-factor", who.email])).toMatchObject({
      done: true,
    });
    expect((await signIn(who.email)).status).toBe(200);
  });
});

test("a new key seals secrets anew, and they go on working", async () => {
  const who = await freshHunter();
  const { secret } = await enrol(app, who);
  const [before, after] = [app.deps.sealer, Buffer.alloc(32, 7)];
  const old = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => index));
  expect(
    await resealSecondFactors({ db: app.deps.db, sealer: new Sealer(() => [after, old]) }),
  ).toBeGreaterThanOrEqual(1);
  expect(await resealSecondFactors({ db: app.deps.db, sealer: new Sealer(() => [after]) })).toBe(0);
  app.deps.sealer = new Sealer(() => [after]);
  expect((await signIn(who.email, nowCode(secret))).status).toBe(200);
  app.deps.sealer = before;
  await inTransaction(app.deps.db, (tx) => tx.execute(sql`delete from second_factors`));
});
