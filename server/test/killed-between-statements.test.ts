import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "../src/lib/db/sql.ts";
import { checkLedger } from "../src/slices/credits/service.ts";
import { type TestApp, testApp } from "./build-app.ts";
import {
  goodCard,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  wordsOfSquare,
} from "./factories.ts";
import { type Mortal, makeMortal } from "./mortal-database.ts";
import { StripeStub, signatureOf } from "./stripe-stub.ts";

/** One that has been made ready: what is asked, again and again in the same words, and of whom the end is read. */
interface Command {
  hunter: Hunter;
  ask(): Promise<{ status: number }>;
}

/** More statements than any of the commands has. */
const most = 120;
/** Beyond the lease of a job whose process is gone. */
const leaseSeconds = 15 * 60;

/** Everything that the commands may leave behind for a hunter, without what differs from one to the next. */
async function leftBehind({ deps }: TestApp, { id, email }: Hunter): Promise<unknown> {
  const { db } = deps;
  const rows = async (statement: ReturnType<typeof sql>) =>
    (await db.query<{ row: string }>(statement)).map(({ row }) => row);
  return {
    ledger: await rows(sql`
      select reason || ' ' || monthly_delta || ' ' || bonus_delta || ' ' || bought_delta as row
      from credit_ledger where user_id = ${id} order by row`),
    account: await rows(sql`
      select monthly || ' ' || bonus || ' ' || bought as row from credit_accounts where user_id = ${id}`),
    plan: await rows(
      sql`select plan_id || ' ' || status as row from memberships where user_id = ${id}`,
    ),
    payments: await rows(sql`
      select kind || ' ' || item_id || ' ' || amount_cents as row from payments where user_id = ${id} order by row`),
    hunts: await rows(sql`
      select s.plan_id || ' ' || s.status || ' ' || h.status || (case when s.completed_at is null then '' else ' finished' end) as row
      from subscriptions s join hunts h on h.id = s.hunt_id where user_id = ${id}`),
    prizes: await rows(sql`
      select place || ' ' || amount_cents || ' ' || status || ' ' || coalesce(reference, '') as row
      from prizes where user_id = ${id}`),
    claims: await rows(sql`
      select count(*)::text as row from claims c join prizes p on p.id = c.prize_id where p.user_id = ${id}`),
    mails: await rows(sql`
      select regexp_replace(subject, '[0-9]+', '#', 'g') as row from mails where recipient = ${email} order by row`),
  };
}

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
  expect((await whole.ask()).status).toBe(200);
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
      await command.ask();
      await app.deps.jobs.drain().catch(() => 0);
      const died = mortal.revive();
      // Whoever got no answer asks again; who was not heard the first time is heard now.
      expect((await command.ask()).status).toBeLessThan(500);
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
  let admin: Hunter;
  let hunts = 0;

  beforeAll(async () => {
    app = await testApp();
    admin = await makeAdmin(app);
    mortal = makeMortal(app.deps.db);
  });
  afterAll(() => app.close());

  const newHunt = () =>
    makeHunt(app, { variant: "DIGITAL", squares: 1, state: `COUNTY ${++hunts}` });

  async function checkout(): Promise<Command> {
    const hunter = await makeHunter(app);
    const body = { kind: "plan", id: "three", huntId: await newHunt() } as const;
    const { url } = await app.ask(contract.startCheckout, { body }, hunter);
    const params = { checkoutId: url.split("/").at(-1) ?? "" };
    return {
      hunter,
      ask: () => app.call(contract.paySandbox, { params, body: goodCard }, hunter),
    };
  }

  async function award(): Promise<Command> {
    const id = await newHunt();
    const hunter = await makePlayer(app, id);
    const as = { ...hunter, idempotencyKey: crypto.randomUUID() };
    const body = { squareNum: 1, words: wordsOfSquare(1) };
    return { hunter, ask: () => app.call(contract.checkIn, { params: { id }, body }, as) };
  }

  async function won() {
    const { hunter, ask } = await award();
    await ask();
    const [prize] = (await app.ask(contract.listPrizes, {}, hunter)).prizes;
    return { hunter, params: { id: prize?.id ?? "" } };
  }

  async function approval(): Promise<Command> {
    const { hunter, params } = await won();
    return { hunter, ask: () => app.call(contract.approvePayout, { params, body: {} }, admin) };
  }

  async function claim(): Promise<Command> {
    const { hunter, params } = await won();
    await app.ask(contract.approvePayout, { params, body: {} }, admin);
    const body = {
      legalName: "Ada Hunter",
      birthDate: "1990-02-03",
      residence: "KANSAS",
      method: "cash",
      mailingAddress: "1 Main Street\nTopeka, KS 66603",
      taxId: "123-45-6789",
      taxCertified: true,
      publicity: false,
    } as const;
    return { hunter, ask: () => app.call(contract.claimPrize, { params, body }, hunter) };
  }

  async function payout(): Promise<Command> {
    const { hunter, ask } = await claim();
    await ask();
    const [prize] = (await app.ask(contract.listPrizes, {}, hunter)).prizes;
    const params = { id: prize?.id ?? "" };
    const body = { reference: "check 1001" };
    return { hunter, ask: () => app.call(contract.payPayout, { params, body }, admin) };
  }

  test.each([
    ["a checkout and what it grants", checkout],
    ["the last check-in and its award", award],
    ["the confirmation of a prize", approval],
    ["a claim", claim],
    ["a payout", payout],
  ])("%s", async (_, prepare) => {
    expect(await killEverywhere(app, mortal, prepare)).toBeGreaterThan(5);
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
