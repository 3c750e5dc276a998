import * as contract from "@ten-paces/contract";
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { FairQueue } from "./fair-queue.ts";
import { triesFromNetwork, triesFromStrangers } from "./rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1/32" });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(3601));

const right = "brass lantern 9";
const wrong = "not the lantern";

/** Tries to sign in from an address. */
async function login(email: string, password: string, from: string) {
  const response = await app.fastify.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "x-forwarded-for": from, "content-type": "application/json" },
    payload: JSON.stringify({ email, password }),
  });
  return {
    status: response.statusCode,
    body: response.json() as { code?: string; error?: string },
  };
}

const home = "198.51.100.1";

async function makeHunterAt(from: string): Promise<string> {
  const { email } = await makeHunter(app);
  expect((await login(email, right, from)).status).toBe(200);
  return email;
}

describe("wrong passwords", () => {
  test("close an account to the network they come from, and to no other", async () => {
    const email = await makeHunterAt(home);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => login(email, wrong, "203.0.113.5")),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(triesFromNetwork);
    expect(answers.filter(({ body }) => body.code === "too_many_attempts")).toHaveLength(4);
    expect((await login(email, right, "203.0.113.5")).status).toBe(429);
    expect((await login(email, right, home)).status).toBe(200);
    // Nor to an address it was never used from.
    expect((await login(email, right, "192.0.2.77")).status).toBe(200);
  });

  test("from a hundred networks close it to strangers, never to where it signs in from", async () => {
    const email = await makeHunterAt(home);
    const answers: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      answers.push((await login(email, wrong, `203.0.113.${index}`)).status);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(triesFromStrangers);
    const stranger = await login(email, right, "192.0.2.78");
    expect(stranger.status).toBe(429);
    expect(stranger.body.error).toBe(
      "Too many attempts for this account. Try again in 15 minutes, or choose a new password.",
    );
    expect((await login(email, right, home)).status).toBe(200);
    app.clock.advance(15 * 60 + 1);
    expect((await login(email, right, "192.0.2.78")).status).toBe(200);
  });

  test("of anybody are answered alike, whether the address is known or not", async () => {
    const known = await makeHunterAt(home);
    const outcomes = async (email: string) => {
      const seen: number[] = [];
      for (let index = 0; index < 12; index += 1) {
        seen.push((await login(email, wrong, "203.0.113.200")).status);
      }
      return seen;
    };
    expect(await outcomes(known)).toEqual(await outcomes("nobody-here@hunts.test"));
  });

  test("of a clock that has been set back since keep nobody out until that time comes again", async () => {
    const email = await makeHunterAt(home);
    app.clock.advance(86_400);
    for (let index = 0; index < 11; index += 1) await login(email, wrong, "203.0.113.6");
    for (let index = 0; index < 60; index += 1)
      await login(email, wrong, `203.0.113.${index + 100}`);
    expect((await login(email, right, "203.0.113.6")).status).toBe(429);
    expect((await login(email, right, "192.0.2.78")).status).toBe(429);
    app.clock.advance(-86_400);
    expect((await login(email, right, "203.0.113.6")).status).toBe(200);
    expect((await login(email, right, "192.0.2.78")).status).toBe(200);
  });

  test("are forgotten with a new password, wherever they were typed", async () => {
    const email = await makeHunterAt(home);
    const hotel = "203.0.113.9";
    for (let index = 0; index < 12; index += 1) await login(email, wrong, hotel);
    for (let index = 0; index < 60; index += 1)
      await login(email, wrong, `203.0.113.${index + 20}`);
    await app.ask(contract.forgotPassword, { body: { email } });
    await app.deps.jobs.drain();
    const mail = app.sent.filter(({ to }) => to === email).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const password = "a lantern in fog";
    await app.ask(contract.resetPassword, { body: { token, password } });
    expect((await login(email, password, hotel)).status).toBe(200);
    expect((await login(email, password, "192.0.2.99")).status).toBe(200);
  });
});

test("a hundred connections of bad logins from one address do not keep another one out", async () => {
  const email = await makeHunterAt(home);
  const order: string[] = [];
  const crowd = Array.from({ length: 100 }, (_, index) =>
    login(`nobody-${index}@hunts.test`, wrong, "203.0.113.66").then(({ status }) => {
      order.push(status === 401 ? "hashed" : "refused");
    }),
  );
  // The owner at home and a hunter at a new address, both behind the crowd.
  const owner = login(email, right, home).then(({ status }) => order.push(`owner ${status}`));
  const other = await makeHunter(app);
  const newcomer = login(other.email, right, "192.0.2.5").then(({ status }) =>
    order.push(`newcomer ${status}`),
  );
  await Promise.all([...crowd, owner, newcomer]);
  expect(order).toContain("owner 200");
  expect(order).toContain("newcomer 200");
  // The address has its limit a minute and its share of the queue; the order is the queue's own test.
  expect(order.filter((one) => one === "hashed").length).toBeLessThanOrEqual(60);
  expect(order.filter((one) => one === "refused").length).toBeGreaterThanOrEqual(40);
});

test("what the queue refused counts for nothing against the account", async () => {
  const email = await makeHunterAt(home);
  await Promise.all(Array.from({ length: 55 }, () => login(email, wrong, "203.0.113.67")));
  const row = await app.deps.db.one<{ most: number }>(
    sql`select max(attempts)::int as most from login_attempts`,
  );
  expect(row.most).toBeLessThanOrEqual(55);
});

test("a link that is none is refused before anything is hashed", async () => {
  const bad = { token: "x".repeat(43), password: right };
  const turns = vi.spyOn(FairQueue.prototype, "run");
  onTestFinished(() => turns.mockRestore());
  for (const password of [right, "password123"]) {
    const reset = await app.call(contract.resetPassword, { body: { ...bad, password } });
    expect(reset).toMatchObject({ status: 410, body: { code: "link_spent" } });
    const setup = await app.call(contract.setup, {
      body: { ...bad, password, email: "root@hunts.test" },
    });
    expect(setup).toMatchObject({ status: 410, body: { code: "setup_done" } });
  }
  expect(turns).not.toHaveBeenCalled();
  await makeHunter(app);
  expect(turns).toHaveBeenCalledOnce();
});
