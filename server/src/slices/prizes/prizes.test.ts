import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makePlayer,
  signIn,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { Sealer } from "../../lib/sealing.ts";
import {
  disqualify,
  findClaim,
  lockPrize,
  notifyWinner,
  openClaim,
  type PrizeRow,
  resealClaims,
} from "./service.ts";

let app: TestApp;
let admin: Hunter;
let states = 0;
const day = 86_400;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const put = (id: string, body: Record<string, unknown>) =>
  app.ask(contract.updateHunt, { params: { id }, body }, admin);
const finish = async (huntId: string, player: Hunter) => {
  app.clock.advance(20);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  return app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
};
const prizesOf = async (hunter: Hunter) => (await app.ask(contract.listPrizes, {}, hunter)).prizes;
const prizeOf = async (hunter: Hunter) => {
  const [prize] = await prizesOf(hunter);
  if (!prize) throw new Error("Nothing was won.");
  return prize;
};
const withPrize = (id: string, work: (tx: Tx, prize: PrizeRow) => Promise<void>) =>
  inTransaction(app.deps.db, async (tx) => {
    const prize = await lockPrize(tx, id);
    if (!prize) throw new Error("No such prize.");
    await work(tx, prize);
  });
const notify = (id: string) =>
  withPrize(id, (tx, prize) => notifyWinner(app.deps, tx, prize, admin.id));
const keepDates = async () => {
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
};
const mailsTo = (hunter: Hunter) =>
  app.sent.filter(({ to }) => to === hunter.email).map(({ subject }) => subject);

async function openHunt(prizePool = 0.25): Promise<string> {
  states += 1;
  const id = await makeHunt(app, { squares: 1, status: "AVAILABLE", state: `COUNTY ${states}` });
  await put(id, { prizePool });
  await put(id, { status: "ACTIVE" });
  return id;
}

async function win(huntId: string): Promise<Hunter> {
  const winner = await makePlayer(app, huntId);
  await finish(huntId, winner);
  return winner;
}

const cash = {
  legalName: "Ada Hunter",
  birthDate: "1990-02-03",
  residence: "KANSAS",
  method: "cash" as const,
  mailingAddress: "1 Main Street\nTopeka, KS 66603",
  taxId: "123-45-6789",
  taxCertified: true,
  publicity: true,
};
const claim = (id: string, body: contract.ClaimForm, as: Hunter) =>
  app.call(contract.claimPrize, { params: { id }, body }, as);

describe("what is won", () => {
  test("is fixed in dollars when the hunt opens, and split to the cent and the satoshi", async () => {
    await app.ask(contract.updateSettings, { body: { btcPrice: { usd: 61_234.57 } } }, admin);
    const huntId = await openHunt(0.00012345);
    await app.ask(contract.updateSettings, { body: { btcPrice: { usd: 1_000_000 } } }, admin);
    const winners = [await win(huntId), await win(huntId), await win(huntId)];
    const prizes = await Promise.all(winners.map(prizeOf));
    // 12,345 satoshis at 61,234.57 dollars are 755.94 cents.
    expect(prizes.map(({ place, amountUsd }) => [place, amountUsd])).toEqual([
      [1, 3.79],
      [2, 2.26],
      [3, 1.51],
    ]);
    expect(prizes.map(({ amountBtc }) => Math.round(amountBtc * 1e8))).toEqual([
      6_173, 3_703, 2_469,
    ]);
    const { hunt } = await app.ask(contract.getAdminHunt, { params: { id: huntId } }, admin);
    expect(hunt.status).toBe("COMPLETE");
  });

  test("a larger prize of an open hunt is reckoned at the price of its opening", async () => {
    await app.ask(contract.updateSettings, { body: { btcPrice: { usd: 50_000 } } }, admin);
    const huntId = await openHunt(0.1);
    await app.ask(contract.updateSettings, { body: { btcPrice: { usd: 90_000 } } }, admin);
    await put(huntId, { prizePool: 0.2 });
    expect((await prizeOf(await win(huntId))).amountUsd).toBe(5_000);
  });

  test("what a prize is does not change, nor its way, whoever writes", async () => {
    const { id } = await prizeOf(await win(await openHunt()));
    const tries = [
      sql`update prizes set amount_cents = amount_cents + 1 where id = ${id}`,
      sql`update prizes set user_id = ${admin.id} where id = ${id}`,
      sql`update prizes set status = 'PAID', paid_at = now(), reference = 'x' where id = ${id}`,
      sql`update prizes set status = 'NOTIFIED' where id = ${id}`,
      sql`delete from prizes where id = ${id}`,
    ];
    for (const statement of tries) {
      await expect(inTransaction(app.deps.db, (tx) => tx.execute(statement))).rejects.toThrow();
    }
  });
});

describe("a claim", () => {
  test("is told by mail, names what is wrong by field, is sealed, and is made once", async () => {
    const winner = await win(await openHunt());
    const { id } = await prizeOf(winner);
    expect((await claim(id, cash, winner)).body).toMatchObject({ code: "not_claimable" });
    await notify(id);
    await app.deps.jobs.drain();
    expect(mailsTo(winner).at(-1)).toContain("Please claim your prize");
    expect(await prizeOf(winner)).toMatchObject({ status: "NOTIFIED", taxForm: true });

    const wrong = await claim(
      id,
      {
        ...cash,
        birthDate: "2010-01-01",
        residence: "ATLANTIS",
        mailingAddress: "",
        taxId: "1",
        taxCertified: false,
      },
      winner,
    );
    expect(wrong.status).toBe(400);
    const issues = wrong.body.issues as { path: string }[];
    expect(issues.map(({ path }) => path)).toEqual([
      "birthDate",
      "residence",
      "mailingAddress",
      "taxId",
      "taxCertified",
    ]);
    const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5";
    const mistyped = await claim(
      id,
      { ...cash, method: "bitcoin", bitcoinAddress: address },
      winner,
    );
    expect(mistyped.body).toMatchObject({ issues: [{ path: "bitcoinAddress" }] });
    expect((await claim(id, cash, await win(await openHunt()))).status).toBe(404);

    expect((await claim(id, cash, winner)).status).toBe(200);
    expect((await claim(id, cash, winner)).body).toMatchObject({
      code: "not_claimable",
      prizeStatus: "CLAIMED",
    });
    const stored = await findClaim(app.deps.db, id);
    expect(stored && openClaim(app.deps.sealer, stored)).toEqual(cash);
    const text = JSON.stringify(await app.deps.db.query(sql`select sealed::text from claims`));
    for (const secret of ["Ada", "6789", "Topeka"])
      expect(text).not.toContain(Buffer.from(secret).toString("hex"));
    expect(app.logLines.join("")).not.toContain("123-45-6789");
  });

  test("consent to publicity is taken back within 30 days and not after", async () => {
    const winner = await win(await openHunt());
    const { id } = await prizeOf(winner);
    await notify(id);
    await claim(id, cash, winner);
    expect((await prizeOf(winner)).claim).toMatchObject({ publicity: true });
    const withdraw = () => app.call(contract.withdrawPublicity, { params: { id } }, winner);
    app.clock.advance(29 * day);
    expect((await withdraw()).body).toMatchObject({ prize: { claim: { publicity: false } } });
    expect((await withdraw()).status).toBe(409);
  });

  test("is asked for a tax form above the sum that is set, and not below", async () => {
    const winner = await win(await openHunt(0.0001));
    const { id, taxForm, amountUsd } = await prizeOf(winner);
    expect([taxForm, amountUsd]).toEqual([false, 4.5]);
    const prizes = {
      passOn: false,
      taxFormAbove: { usd: 4.49, asOf: "2026-01-01" },
      secondApprovalAboveUsd: 1,
    };
    await app.ask(contract.updateSettings, { body: { prizes } }, admin);
    expect((await prizeOf(winner)).taxForm).toBe(true);
    await app.ask(
      contract.updateSettings,
      { body: { prizes: { ...prizes, taxFormAbove: { usd: 2_000, asOf: "2026-01-01" } } } },
      admin,
    );
    await notify(id);
    const { taxId: _, taxCertified: __, ...less } = cash;
    expect((await claim(id, less, winner)).status).toBe(200);
  });

  test("opens after its key was followed by another, and with the old one let go", async () => {
    const winner = await win(await openHunt());
    const { id } = await prizeOf(winner);
    await notify(id);
    await claim(id, cash, winner);
    const other = Buffer.alloc(32, 9);
    const first = Buffer.from(Uint8Array.from({ length: 32 }, (_, index) => index));
    const both = new Sealer(() => [other, first]);
    expect(await resealClaims({ db: app.deps.db, sealer: both })).toBeGreaterThanOrEqual(1);
    expect(await resealClaims({ db: app.deps.db, sealer: both })).toBe(0);
    const stored = await findClaim(app.deps.db, id);
    expect(stored && openClaim(new Sealer(() => [other]), stored)).toEqual(cash);
    expect(await resealClaims(app.deps).catch((error: Error) => error.name)).toBe("CannotOpen");
    await resealClaims({ db: app.deps.db, sealer: new Sealer(() => [first, other]) });
  });
});

describe("by the clock", () => {
  // A month has passed by now, and the nightly work ends sessions that nobody used.
  beforeEach(async () => {
    admin = await signIn(app, admin);
  });

  test("a winner is reminded twice and loses the prize after seven days, and the operator is told of a wait", async () => {
    const huntId = await openHunt();
    const winner = await win(huntId);
    const { id } = await prizeOf(winner);
    app.clock.advance(13 * 3600);
    await keepDates();
    expect(app.sent.filter(({ to }) => to === app.deps.config.supportEmail).at(-1)?.text).toContain(
      "COUNTY",
    );
    await notify(id);
    for (let hours = 0; hours < 7 * 24 - 1; hours += 12) {
      app.clock.advance(12 * 3600);
      await keepDates();
    }
    expect(mailsTo(winner).filter((subject) => subject.includes("waits for you"))).toHaveLength(2);
    expect((await prizeOf(winner)).status).toBe("FORFEITED");
    expect((await claim(id, cash, winner)).status).toBe(409);
    expect(mailsTo(winner).at(-1)).toContain("not claimed in time");
    // By the setting it does not pass on: the next finisher is second.
    expect((await prizeOf(await win(huntId))).place).toBe(2);
  });

  test("with the setting a lost place goes to the next finisher of an open hunt, once it cannot be answered", async () => {
    const prizes = {
      passOn: true,
      taxFormAbove: { usd: 600, asOf: "2024-12-20" },
      secondApprovalAboveUsd: 1,
    };
    await app.ask(contract.updateSettings, { body: { prizes } }, admin);
    const huntId = await openHunt();
    const first = await win(huntId);
    const { id } = await prizeOf(first);
    await withPrize(id, (tx, prize) =>
      disqualify(app.deps, tx, prize, { by: admin.id, reason: "A van drove it." }),
    );
    await app.deps.jobs.drain();
    expect(await prizeOf(first)).toMatchObject({
      status: "DISQUALIFIED",
      hold: { reason: "A van drove it." },
    });
    await keepDates();
    expect((await prizeOf(await win(huntId))).place).toBe(2);
    app.clock.advance(8 * day);
    await keepDates();
    expect((await prizeOf(await win(huntId))).place).toBe(1);
    expect((await prizeOf(await win(huntId))).place).toBe(3);
    const { hunt } = await app.ask(contract.getAdminHunt, { params: { id: huntId } }, admin);
    expect(hunt.status).toBe("COMPLETE");
    const { subscriptions } = await app.ask(contract.listSubscriptions, {}, first);
    expect(subscriptions[0]?.hunt.status).toBe("COMPLETE");
  });

  test("in a hunt that is over a forfeited place goes to who finished next before its end and can win, with its sum", async () => {
    const prizes = {
      passOn: true,
      taxFormAbove: { usd: 600, asOf: "2024-12-20" },
      secondApprovalAboveUsd: 1,
    };
    await app.ask(contract.updateSettings, { body: { prizes } }, admin);
    const huntId = await openHunt();
    const [barred, next, late] = [
      await makePlayer(app, huntId),
      await makePlayer(app, huntId),
      await makePlayer(app, huntId),
    ];
    const first = await win(huntId);
    await win(huntId);
    await win(huntId);
    // As finishers stand whose wait for a place ended without one, and one who played on.
    await inTransaction(app.deps.db, async (tx) => {
      const finished = (hunter: Hunter, seconds: number) =>
        tx.execute(sql`
          update subscriptions s set completed_at = h.ended_at + make_interval(secs => ${seconds}) from hunts h
          where h.id = s.hunt_id and s.hunt_id = ${huntId} and s.user_id = ${hunter.id}`);
      await finished(barred, -2);
      await finished(next, -1);
      await finished(late, 1);
      await tx.execute(sql`update users set household = true where id = ${barred.id}`);
    });
    const { id, amountUsd, amountBtc } = await prizeOf(first);
    await notify(id);
    app.clock.advance(7 * day + 1);
    await keepDates();
    await keepDates();
    expect(await prizeOf(first)).toMatchObject({ status: "FORFEITED" });
    expect(await prizeOf(next)).toMatchObject({
      status: "PENDING_REVIEW",
      place: 1,
      amountUsd,
      amountBtc,
    });
    expect([await prizesOf(barred), await prizesOf(late)]).toEqual([[], []]);
    app.clock.advance(60);
    await keepDates();
    expect(await prizesOf(next)).toHaveLength(1);
  });
});
