import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkLedger } from "../src/slices/credits/service.ts";
import { type TestApp, testApp } from "./build-app.ts";
import { makeAdmin, makeHunter } from "./factories.ts";
import { type Command, leftBehind, moneyCommands } from "./money-commands.ts";
import { type Mortal, makeMortal } from "./mortal-database.ts";
import { StripeStub, signatureOf } from "./stripe-stub.ts";

/** More statements than any of the commands has. */
const most = 120;
/** Beyond the lease of a job whose process is gone. */
const leaseSeconds = 15 * 60;

/**
 * Runs the command with its process killed before its first statement, its second and so on, and after each commit,
 * until it gets to its end. Each time a new process goes on with the jobs, and is asked once more.
 * @returns at how many statements it died
 */
async function killEverywhere(
  app: TestApp,
  mortal: Mortal,
  prepare: () => Promise<Command>,
): Promise<number> {
  const goOn = async () => {
    app.clock.advance(leaseSeconds);
    await app.deps.jobs.drain();
  };
  const whole = await prepare();
  expect((await whole.ask(app.call)).status).toBe(200);
  await goOn();
  const expected = await leftBehind(app, whole.hunter);
  let deaths = 0;
  for (const when of ["before", "after its commit"] as const)
    for (let statement = 1; ; statement += 1) {
      expect(statement).toBeLessThan(most);
      const command = await prepare();
      // What came before is done: only the command and its own jobs are killed.
      await app.deps.jobs.drain();
      mortal.dieAt(statement, when);
      await command.ask(app.call);
      await app.deps.jobs.drain().catch(() => 0);
      const died = mortal.revive();
      // Whoever got no answer asks again; who was not heard the first time is heard now.
      expect((await command.ask(app.call)).status).toBeLessThan(500);
      await goOn();
      expect(await leftBehind(app, command.hunter), `killed ${when}, ${statement}`).toEqual(
        expected,
      );
      if (!died) break;
      deaths += 1;
    }
  expect((await checkLedger(app.deps)).difference).toBe(0);
  return deaths;
}

describe("a process that is killed between any two statements leaves the same as one that is not", () => {
  let app: TestApp;
  let mortal: Mortal;
  let commands: ReturnType<typeof moneyCommands>;

  beforeAll(async () => {
    app = await testApp();
    commands = moneyCommands(app, await makeAdmin(app));
    mortal = makeMortal(app.deps.db);
  });
  afterAll(() => app.close());

  test.each([
    ["a checkout and what it grants", "checkout"],
    ["the last check-in and its award", "award"],
    ["the confirmation of a prize", "approval"],
    ["a claim", "claim"],
    ["a payout", "payout"],
  ] as const)("%s", async (_, command) => {
    expect(await killEverywhere(app, mortal, commands[command])).toBeGreaterThan(5);
  });
});

describe("a process that is killed while Stripe tells it of a payment", () => {
  let stub: StripeStub;
  let app: TestApp;

  beforeAll(async () => {
    stub = await StripeStub.start();
    app = await testApp(stub.settings);
    stub.clock = app.clock;
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  test("gives what was paid for once Stripe tells it again", async () => {
    const mortal = makeMortal(app.deps.db);
    const paid = async (): Promise<Command> => {
      const hunter = await makeHunter(app);
      const body = { kind: "plan", id: "five" } as const;
      const { url } = await app.ask(contract.startCheckout, { body }, hunter);
      const events = stub.pay(url.split("/").at(-1) ?? "");
      const tell = async () => {
        let status = 200;
        for (const event of events) {
          const payload = JSON.stringify({ object: "event", ...event });
          const signature = signatureOf(payload, app.clock.now(), "whsec_stub");
          const headers = { "content-type": "application/json", "stripe-signature": signature };
          const url = "/api/billing/webhook";
          const answer = await app.fastify.inject({ method: "POST", url, headers, payload });
          status = Math.max(status, answer.statusCode);
        }
        return { status };
      };
      return { hunter, ask: tell };
    };
    expect(await killEverywhere(app, mortal, paid)).toBeGreaterThan(5);
  });
});
