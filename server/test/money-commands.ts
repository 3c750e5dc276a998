import type { Endpoint, Input } from "@ten-paces/contract";
import * as contract from "@ten-paces/contract";
import { sql } from "../src/lib/db/sql.ts";
import type { CallAs, TestApp } from "./build-app.ts";
import {
  goodCard,
  type Hunter,
  makeHunt,
  makeHunter,
  makePlayer,
  wordsOfSquare,
} from "./factories.ts";

/** Asks a server, in this process or another. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  as?: CallAs,
) => Promise<{ status: number }>;

/** One that has been made ready: what is asked, again and again in the same words, and of whom the end is read. */
export interface Command {
  hunter: Hunter;
  ask(call: Call): Promise<{ status: number }>;
}

/** Everything that the commands may leave behind for a hunter, without what differs from one to the next. */
export async function leftBehind({ deps }: TestApp, { id, email }: Hunter): Promise<unknown> {
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

let hunts = 0;

/** What makes each of the commands ready that move money: from the card to the payout. */
export function moneyCommands(app: TestApp, admin: Hunter) {
  const newHunt = () =>
    makeHunt(app, { variant: "DIGITAL", squares: 1, state: `COUNTY ${++hunts}` });

  async function checkout(): Promise<Command> {
    const hunter = await makeHunter(app);
    const body = { kind: "plan", id: "three", huntId: await newHunt() } as const;
    const { url } = await app.ask(contract.startCheckout, { body }, hunter);
    const params = { checkoutId: url.split("/").at(-1) ?? "" };
    return {
      hunter,
      ask: (call) => call(contract.paySandbox, { params, body: goodCard }, hunter),
    };
  }

  async function award(): Promise<Command> {
    const id = await newHunt();
    const hunter = await makePlayer(app, id);
    const as = { ...hunter, idempotencyKey: crypto.randomUUID() };
    const body = { squareNum: 1, words: wordsOfSquare(1) };
    return { hunter, ask: (call) => call(contract.checkIn, { params: { id }, body }, as) };
  }

  async function won() {
    const { hunter, ask } = await award();
    await ask(app.call);
    const [prize] = (await app.ask(contract.listPrizes, {}, hunter)).prizes;
    return { hunter, params: { id: prize?.id ?? "" } };
  }

  async function approval(): Promise<Command> {
    const { hunter, params } = await won();
    return { hunter, ask: (call) => call(contract.approvePayout, { params, body: {} }, admin) };
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
    return { hunter, ask: (call) => call(contract.claimPrize, { params, body }, hunter) };
  }

  async function payout(): Promise<Command> {
    const { hunter, ask } = await claim();
    await ask(app.call);
    const [prize] = (await app.ask(contract.listPrizes, {}, hunter)).prizes;
    const params = { id: prize?.id ?? "" };
    const body = { reference: "check 1001" };
    return { hunter, ask: (call) => call(contract.payPayout, { params, body }, admin) };
  }

  return { checkout, award, approval, claim, payout };
}
