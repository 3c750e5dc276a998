import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { testEngine } from "../../../test/database.ts";
import {
  fixesAt,
  goodCard,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { renewAll } from "./schedule.ts";

/** `WORKLOAD_SEED` runs a workload that failed again, `WORKLOAD_OPERATIONS` one of another length. */
const seed = Number(process.env.WORKLOAD_SEED ?? 20_261);
const operations = Number(process.env.WORKLOAD_OPERATIONS ?? 10_000);
const together = 30;
const password = "brass lantern 9";
const hunters = 20;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function mulberry(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface World {
  random: () => number;
  people: Hunter[];
  huntIds: string[];
  admins: Hunter[];
  /** Checkouts that were begun, paid or not. */
  checkouts: { hunter: Hunter; checkoutId: string }[];
}

const oneOf = <Item>(random: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};

const plans = ["one", "three", "five", "unlimited"] as const;
const cards = ["4242424242424242", "4000000000000341", "4000000000000002"];

type Operation = (world: World, hunter: Hunter) => Promise<{ status: number; body: unknown }>;

type Held = contract.Result<typeof contract.listSubscriptions>["subscriptions"][number];

/** What is listed for a hunter; nothing for one who is suspended at this moment. */
async function listOf<Item>(
  endpoint: typeof contract.listSubscriptions | typeof contract.listPrizes,
  name: string,
  hunter: Hunter,
): Promise<Item[]> {
  const { status, body } = await app.call(endpoint, {}, hunter);
  return status === 200 ? (body[name] as Item[]) : [];
}

type Answer = Awaited<ReturnType<Operation>>;

/** How many calls were sent more than once under one key, and answered. */
let repeated = 0;

/**
 * Sends a call under a key of its own: sometimes twice at once and once more, as a phone with a bad signal does.
 * What was done under a key is done once and answered alike; the receipts and balances in the answers show it.
 */
async function keyed(
  { random }: World,
  hunter: Hunter,
  send: (as: Hunter & { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const as = { ...hunter, idempotencyKey: crypto.randomUUID() };
  if (random() < 0.7) return send(as);
  const answers = [...(await Promise.all([send(as), send(as)])), await send(as)];
  const done = answers.filter(({ status }) => status === 200);
  for (const { body } of done) expect(body, `one key, seed ${seed}`).toEqual(done[0]?.body);
  if (done.length > 1) repeated += 1;
  // A busy row is a refusal for the moment; any answer that came stands for all of them.
  return done[0] ?? (answers[0] as Answer);
}

const begin: Operation = async (world, hunter) => {
  const { random, huntIds, checkouts } = world;
  const kind = random() < 0.75 ? "plan" : "pack";
  const id = kind === "plan" ? oneOf(random, plans) : oneOf(random, ["five", "ten", "twenty"]);
  const body = { kind, id, ...(random() < 0.6 ? { huntId: oneOf(random, huntIds) } : {}) } as const;
  const answer = await keyed(world, hunter, (as) => app.call(contract.startCheckout, { body }, as));
  if (answer.status === 200) {
    const { url } = answer.body as { url: string };
    checkouts.push({ hunter, checkoutId: url.split("/").at(-1) ?? "" });
  }
  return answer;
};

const pay: Operation = async (world, fallback) => {
  const { random, checkouts } = world;
  if (checkouts.length === 0) return begin(world, fallback);
  // The newest are the likeliest, and some are paid again and again.
  const from = Math.max(0, checkouts.length - 12);
  const { hunter, checkoutId } = oneOf(random, checkouts.slice(from));
  const body = { ...goodCard, number: oneOf(random, cards) };
  return app.call(contract.paySandbox, { params: { checkoutId }, body }, hunter);
};

const subscribe: Operation = ({ random, huntIds }, hunter) =>
  app.call(contract.subscribe, { params: { id: oneOf(random, huntIds) }, body: {} }, hunter);

const leave: Operation = async ({ random }, hunter) => {
  const subscriptions = await listOf<Held>(contract.listSubscriptions, "subscriptions", hunter);
  if (subscriptions.length === 0) return { status: 200, body: null };
  const { id } = oneOf(random, subscriptions);
  return app.call(contract.endSubscription, { params: { id } }, hunter);
};

const change: Operation = async ({ random }, hunter) => {
  const subscriptions = await listOf<Held>(contract.listSubscriptions, "subscriptions", hunter);
  const keep = subscriptions
    .filter(({ status }) => status === "ACTIVE" && random() < 0.5)
    .map(({ hunt }) => hunt.id)
    .slice(0, 3);
  return app.call(contract.changePlan, { body: { id: oneOf(random, plans), keep } }, hunter);
};

const stop: Operation = (_, hunter) => app.call(contract.cancelPlan, {}, hunter);
const resume: Operation = (_, hunter) => app.call(contract.resumePlan, {}, hunter);

const play: Operation = async (world, hunter) => {
  const { random, huntIds } = world;
  const id = oneOf(random, huntIds);
  const shown = await app.call(contract.getHunt, { params: { id }, query: {} }, hunter);
  if (shown.status !== 200) return shown;
  const squareNum = 1 + Math.floor(random() * 3);
  if (random() < 0.3) {
    const level = oneOf(random, [1, 2, 3] as const);
    return keyed(world, hunter, (as) =>
      app.call(contract.buyHint, { params: { id }, body: { squareNum, level } }, as),
    );
  }
  const body = { squareNum, fixes: fixesAt(app, squareNum, random() < 0.6 ? 900 : 0) };
  return keyed(world, hunter, (as) => app.call(contract.checkIn, { params: { id }, body }, as));
};

/** Solves what is left of a hunt, as one who stands at every square in turn. */
const finish: Operation = async ({ random }, hunter) => {
  const subscriptions = await listOf<Held>(contract.listSubscriptions, "subscriptions", hunter);
  const open = subscriptions.filter(({ status }) => status === "ACTIVE");
  if (open.length === 0) return { status: 200, body: null };
  const params = { id: oneOf(random, open).hunt.id };
  await app.call(contract.getHunt, { params, query: {} }, hunter);
  for (let squareNum = 1; ; squareNum += 1) {
    const body = { squareNum, fixes: fixesAt(app, squareNum) };
    const answer = await app.call(contract.checkIn, { params, body }, hunter);
    // A square that was solved before is no obstacle.
    if (squareNum === 3) return answer;
  }
};

const claimIt: Operation = async (_, hunter) => {
  const prizes = await listOf<contract.Result<typeof contract.listPrizes>["prizes"][number]>(
    contract.listPrizes,
    "prizes",
    hunter,
  );
  const told = prizes.find(({ status }) => status === "NOTIFIED");
  if (!told) return { status: 200, body: null };
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
  return app.call(contract.claimPrize, { params: { id: told.id }, body }, hunter);
};

/** What administrators do with a prize, fitting or not. */
const decide: Operation = async ({ random, admins }) => {
  const admin = oneOf(random, admins);
  const { payouts } = await app.ask(contract.listPayouts, { query: {} }, admin);
  if (payouts.length === 0) return { status: 200, body: null };
  const params = { id: oneOf(random, payouts).id };
  const dice = random();
  if (dice < 0.5) return app.call(contract.approvePayout, { params, body: {} }, admin);
  const body = { reason: "Two fixes of one place.", reference: "check 17" };
  if (dice < 0.8) return app.call(contract.payPayout, { params, body }, admin);
  if (dice < 0.95) return app.call(contract.holdPayout, { params, body }, admin);
  return app.call(contract.disqualifyPayout, { params, body }, admin);
};

const adjust: Operation = (world) => {
  const { random, admins, people } = world;
  const amount = Math.floor(random() * 9) - 4 || 5;
  const input = { params: { id: oneOf(random, people).id }, body: { amount, reason: "By hand." } };
  return keyed(world, oneOf(random, admins), (as) => app.call(contract.adjustCredits, input, as));
};

/** A suspension, which signs out, in the middle of what its hunter does, and lifted again. */
const suspend: Operation = async ({ random, admins, people }) => {
  const hunter = oneOf(random, people);
  const params = { id: hunter.id };
  const admin = oneOf(random, admins);
  await app.call(contract.updateUser, { params, body: { suspended: true } }, admin);
  const lifted = await app.call(contract.updateUser, { params, body: { suspended: false } }, admin);
  const { email } = hunter;
  const signedIn = await app.call(contract.login, { body: { email, password } });
  if (signedIn.status === 200) hunter.token = String(signedIn.body.token);
  return lifted;
};

const weighed: [number, Operation][] = [
  [3, begin],
  [5, pay],
  [4, subscribe],
  [1, leave],
  [1, change],
  [0.6, stop],
  [0.8, resume],
  [5, play],
  [2, finish],
  [1.5, claimIt],
  [2, decide],
  [0.5, adjust],
  [0.2, suspend],
];

function choose(random: () => number): Operation {
  let at = random() * weighed.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, operation] of weighed) {
    at -= weight;
    if (at < 0) return operation;
  }
  return play;
}

/** What must be so at every moment: each query finds the rows that break it. */
const broken: Record<string, ReturnType<typeof sql>> = {
  "the ledger adds up to the balance": sql`
    select a.user_id from credit_accounts a left join credit_ledger l using (user_id)
    group by a.user_id, a.monthly, a.bonus, a.bought
    having coalesce(sum(l.monthly_delta), 0) <> a.monthly or coalesce(sum(l.bonus_delta), 0) <> a.bonus
      or coalesce(sum(l.bought_delta), 0) <> a.bought`,
  "no plan holds more hunts than it has slots": sql`
    select m.user_id from memberships m join subscriptions s using (user_id) join hunts h on h.id = s.hunt_id
    where m.status <> 'ENDED' and m.plan_id <> 'unlimited' and s.status <> 'ENDED' and s.plan_id <> 'free'
      and s.completed_at is null and h.status in ('ACTIVE', 'PAUSED')
    group by m.user_id, m.plan_id
    having count(*) > case m.plan_id when 'one' then 1 when 'three' then 3 else 5 end`,
  "nobody without a plan has a hunt": sql`
    select s.user_id from subscriptions s left join memberships m using (user_id)
    where s.status <> 'ENDED' and s.plan_id <> 'free' and coalesce(m.status, 'ENDED') = 'ENDED'`,
  "a subscription is told by the plan that holds it": sql`
    select s.user_id from subscriptions s join memberships m using (user_id)
    where s.status <> 'ENDED' and s.plan_id <> 'free' and s.plan_id <> m.plan_id`,
  "a checkout is paid once": sql`
    select checkout_id from payments where checkout_id is not null group by checkout_id having count(*) > 1`,
  "what was paid was given": sql`
    select c.id from checkouts c left join payments p on p.checkout_id = c.id where (c.paid_at is null) <> (p.id is null)`,
  "each month that was paid brought its credits, once": sql`
    select user_id from (
      select user_id, count(*) filter (where kind in ('plan', 'renewal')) as months,
        count(*) filter (where kind = 'plan_difference' and item_id = 'unlimited') as larger
      from payments group by user_id) p
    left join (select user_id, count(*) as grants from credit_ledger where reason = 'monthly_grant' group by user_id) l
      using (user_id)
    where coalesce(l.grants, 0) <> p.months + p.larger`,
  "a pack that was paid was given": sql`
    select user_id from (
      select user_id, sum(case item_id when 'five' then 5 when 'ten' then 10 else 20 end) as paid
      from payments where kind = 'pack' group by user_id) p
    left join (select user_id, sum(bought_delta) as given from credit_ledger where reason = 'pack' group by user_id) l
      using (user_id)
    where coalesce(l.given, 0) <> p.paid`,
  "a hunt has three prizes at most, and no place or winner of it is told twice": sql`
    select hunt_id from prizes where status not in ('DISQUALIFIED', 'FORFEITED') group by hunt_id
    having count(*) > 3 or count(distinct place) < count(*) or count(distinct user_id) < count(*)`,
  "a prize is its share of what was fixed, to the cent and the satoshi": sql`
    select p.id from prizes p join hunts h on h.id = p.hunt_id
    where p.amount_cents not between floor(h.prize_cents * (array[0.5, 0.3, 0.2])[p.place])
        and ceil(h.prize_cents * (array[0.5, 0.3, 0.2])[p.place])
      or p.sats not between floor(h.prize_sats * (array[0.5, 0.3, 0.2])[p.place])
        and ceil(h.prize_sats * (array[0.5, 0.3, 0.2])[p.place])`,
  "three prizes of a hunt are all of its pool": sql`
    select h.id from hunts h join prizes p on p.hunt_id = h.id where p.status not in ('DISQUALIFIED', 'FORFEITED')
    group by h.id, h.prize_cents, h.prize_sats
    having count(*) = 3 and (sum(p.amount_cents) <> h.prize_cents or sum(p.sats) <> h.prize_sats)`,
  "who has a prize has finished its hunt": sql`
    select p.id from prizes p left join subscriptions s on s.hunt_id = p.hunt_id and s.user_id = p.user_id
    where s.completed_at is null`,
  "what was paid out was claimed before": sql`
    select p.id from prizes p left join claims c on c.prize_id = p.id where p.status = 'PAID' and c.prize_id is null`,
  "every payment has its receipt in the mail": sql`
    select p.number from payments p left join mails m on m.subject like 'Receipt ' || p.number || ' %'
    where m.id is null and p.paid_at > (select max(paid_at) - interval '60 days' from payments)`,
};

async function expectWhole(after: string): Promise<void> {
  for (const [invariant, query] of Object.entries(broken)) {
    const rows = await app.deps.db.query(query);
    expect(rows, `${invariant}, after ${after} of the workload ${seed}`).toEqual([]);
  }
}

// PGlite has one connection: nothing happens there at the same time.
test.runIf(testEngine === "postgres")(
  `money and slots hold through ${operations} random operations at once, of the seed ${seed}`,
  async () => {
    const random = mulberry(seed);
    const people = await Promise.all(Array.from({ length: hunters }, () => makeHunter(app)));
    const first = await makeAdmin(app);
    const second = await makeHunter(app);
    const asOwner = { params: { id: second.id }, body: { role: "owner" } } as const;
    await app.ask(contract.updateUser, asOwner, first);
    const huntIds = await Promise.all(
      Array.from({ length: 16 }, (_, n) => makeHunt(app, { state: `WORK ${n}` })),
    );
    const world: World = { random, people, huntIds, admins: [first, second], checkouts: [] };
    const refusals = new Map<number, number>();
    for (let done = 0; done < operations; done += together) {
      const batch = Array.from({ length: together }, () =>
        choose(random)(world, oneOf(random, people)),
      );
      for (const { status, body } of await Promise.all(batch)) {
        refusals.set(status, (refusals.get(status) ?? 0) + 1);
        // A lock that is not to be had in time is a 503; anything else of the kind is a fault.
        expect(status === 503 || status < 500, JSON.stringify(body)).toBe(true);
      }
      if (random() < 0.5) {
        app.clock.advance(Math.floor(random() * 6 * 86_400));
        // The renewals alone: nightly cleaning would sign everybody out.
        await inTransaction(app.deps.db, (tx) => app.deps.jobs.add(tx, { kind: "renewals" }));
        await app.deps.jobs.drain();
      }
      if (done % (together * 5) === 0) await expectWhole(`${done + together} operations`);
    }
    await expectWhole("the end");
    const payments = await app.deps.db.query<{ kind: string; count: number }>(
      sql`select kind, count(*) as count from payments group by kind`,
    );
    const prizes = await app.deps.db.query<{ status: string }>(
      sql`select distinct status from prizes`,
    );
    expect(prizes.map(({ status }) => status)).toContain("PAID");
    expect(repeated).toBeGreaterThan(operations / 50);
    // It was not refused all the way.
    expect(payments.map(({ kind }) => kind).sort()).toEqual([
      "pack",
      "plan",
      "plan_difference",
      "renewal",
    ]);
    expect(refusals.get(200) ?? 0).toBeGreaterThan(operations / 4);
  },
  600_000,
);

/** What one customer holds, as this test reckons it by itself from what was pressed. */
interface Customer {
  hunter: Hunter;
  planId: (typeof plans)[number] | null;
  nextId: (typeof plans)[number] | null;
  renews: boolean;
  cardWorks: boolean;
  anchor: Date;
  cycleStart: Date;
  cycleEnd: Date;
  graceEnd: Date | null;
  /** Every invoice that is explained: "2026-08-04 renewal three 2699". */
  invoices: string[];
  stopped: number;
}

const priceOf = { one: 999, three: 2699, five: 3999, unlimited: 6999 } as const;
const rank = (id: (typeof plans)[number]) => plans.indexOf(id);

/** The end of the month after a moment, of months that are counted from the day a plan began. */
function monthAfter(anchor: Date, from: Date): Date {
  for (let months = 1; ; months += 1) {
    const at = new Date(anchor);
    at.setUTCDate(1);
    at.setUTCMonth(at.getUTCMonth() + months);
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    at.setUTCDate(Math.min(anchor.getUTCDate(), last));
    if (at > from) return at;
  }
}

function invoice(customer: Customer, kind: string, id: string, cents: number): void {
  const day = app.clock.now().toISOString().slice(0, 10);
  customer.invoices.push(`${day} ${kind} ${id} ${cents}`);
}

function endOf(customer: Customer): void {
  Object.assign(customer, { planId: null, nextId: null, renews: false, graceEnd: null });
}

/** A cycle that is paid: its invoice, and the next end. */
function goOn(customer: Customer, now: Date): void {
  const id = customer.nextId ?? customer.planId;
  if (!id) throw new Error("Nobody without a plan is renewed.");
  invoice(customer, "renewal", id, priceOf[id]);
  const cycleEnd = monthAfter(customer.anchor, now);
  Object.assign(customer, { planId: id, nextId: null, graceEnd: null });
  Object.assign(customer, { cycleStart: customer.cycleEnd, cycleEnd });
}

/** What a day does by itself. */
function live(customer: Customer, now: Date): void {
  if (!customer.planId) return;
  if (customer.graceEnd) {
    if (customer.graceEnd <= now) endOf(customer);
    return;
  }
  if (customer.cycleEnd > now) return;
  if (!customer.renews) endOf(customer);
  else if (customer.cardWorks) goOn(customer, now);
  else customer.graceEnd = new Date(now.getTime() + 7 * 86_400_000);
}

async function payFor({ hunter }: Customer, id: string, cardWorks: boolean): Promise<void> {
  const { url } = await app.ask(contract.startCheckout, { body: { kind: "plan", id } }, hunter);
  const params = { checkoutId: url.split("/").at(-1) ?? "" };
  const body = { ...goodCard, number: cardWorks ? "4242424242424242" : "4000000000000341" };
  expect(await app.ask(contract.paySandbox, { params, body }, hunter)).toMatchObject({
    status: "paid",
  });
}

/** What a customer takes into their head on a day: join, change, stop, go on, pay what failed. */
async function act(customer: Customer, dice: number, choice: number, day: number): Promise<void> {
  const { hunter, planId } = customer;
  const now = app.clock.now();
  const chosen = plans[Math.floor(choice * plans.length)] ?? "one";
  const cardWorks = choice * 97 - Math.floor(choice * 97) > 0.2;
  if (!planId) {
    if (dice > (day < 60 ? 0.05 : 0.004)) return;
    await payFor(customer, chosen, cardWorks);
    invoice(customer, "plan", chosen, priceOf[chosen]);
    const begun = { planId: chosen, renews: true, cardWorks, anchor: now, cycleStart: now };
    Object.assign(customer, begun, { cycleEnd: monthAfter(now, now) });
  } else if (customer.graceEnd) {
    if (dice > 0.15) return;
    await payFor(customer, customer.nextId ?? planId, true);
    customer.cardWorks = true;
    goOn(customer, now);
  } else if (dice < 0.005) {
    await app.ask(contract.cancelPlan, {}, hunter);
    customer.renews = false;
    customer.stopped += 1;
  } else if (!customer.renews && dice < 0.03) {
    await app.ask(contract.resumePlan, {}, hunter);
    customer.renews = true;
  } else if (dice > 0.99 && rank(chosen) > rank(planId)) {
    const left = customer.cycleEnd.getTime() - now.getTime();
    const share = left / (customer.cycleEnd.getTime() - customer.cycleStart.getTime());
    const cents = Math.round((priceOf[chosen] - priceOf[planId]) * share);
    await payFor(customer, chosen, cardWorks);
    invoice(customer, "plan_difference", chosen, cents);
    Object.assign(customer, { planId: chosen, nextId: null, renews: true, cardWorks });
  } else if (dice > 0.99 && rank(chosen) < rank(planId)) {
    await app.ask(contract.changePlan, { body: { id: chosen, keep: [] } }, hunter);
    Object.assign(customer, { nextId: chosen, renews: true });
  }
}

const customersOfYear = testEngine === "postgres" ? 200 : 25;

test(`of a year of ${customersOfYear} customers (seed ${seed}) every invoice is explained, and nobody is charged after stopping`, async () => {
  const random = mulberry(seed);
  const registered: Hunter[] = [];
  // Passwords wait in a line that is not this long.
  while (registered.length < customersOfYear) {
    const next = Array.from({ length: 20 }, () => makeHunter(app));
    registered.push(...(await Promise.all(next)));
  }
  const customers = registered.slice(0, customersOfYear).map((hunter): Customer => {
    const never = new Date(0);
    const times = { anchor: never, cycleStart: never, cycleEnd: never, graceEnd: null };
    const none = { planId: null, nextId: null, renews: false, cardWorks: true };
    return { hunter, ...none, ...times, invoices: [], stopped: 0 };
  });
  for (let day = 0; day < 365; day += 1) {
    app.clock.advance(86_400);
    await renewAll(app.deps);
    for (const customer of customers) live(customer, app.clock.now());
    await Promise.all(customers.map((customer) => act(customer, random(), random(), day)));
  }
  const ids = customers.map(({ hunter }) => hunter.id);
  const rows = await app.deps.db.query<{ userId: string; line: string }>(sql`
    select user_id as "userId", to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || kind || ' ' || item_id
      || ' ' || amount_cents as line
    from payments where user_id = any(${ids}::uuid[]) order by number`);
  const charged = (id: string) =>
    rows.filter(({ userId }) => userId === id).map(({ line }) => line);
  for (const { hunter, invoices } of customers) {
    expect(charged(hunter.id), `seed ${seed}, ${hunter.id}`).toEqual(invoices);
  }
  const held = await app.deps.db.query<{ userId: string }>(sql`
    select user_id as "userId" from memberships where status <> 'ENDED' and user_id = any(${ids}::uuid[])`);
  expect(new Set(held.map(({ userId }) => userId))).toEqual(
    new Set(customers.filter(({ planId }) => planId).map(({ hunter }) => hunter.id)),
  );
  // It was a year in which things happened.
  const kinds = new Set(rows.map(({ line }) => line.split(" ")[1]));
  expect([...kinds].sort()).toEqual(["plan", "plan_difference", "renewal"]);
  expect(customers.reduce((sum, { stopped }) => sum + stopped, 0)).toBeGreaterThan(5);
  await expectWhole("a year");
}, 300_000);
