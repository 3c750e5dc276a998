import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  signIn,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";

let app: TestApp;
let admin: Hunter;
let second: Hunter;
let states = 0;
const day = 86_400;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  second = await makeHunter(app);
  const make = { params: { id: second.id }, body: { role: "owner" } } as const;
  await app.ask(contract.updateUser, make, admin);
  await app.ask(contract.updateSettings, { body: { prizes: settings } }, admin);
});
afterAll(() => app.close());

const settings = {
  passOn: true,
  taxFormAbove: { usd: 1_000_000, asOf: "2026-01-01" },
  secondApprovalAboveUsd: 10_000,
};

/** A hunt of 0.375 BTC at 97,500 dollars: its first place wins 18,281.25 dollars, its second 10,968.75. */
async function openHunt(): Promise<string> {
  states += 1;
  return makeHunt(app, { squares: 2, state: `COUNTY ${states}` });
}

async function win(huntId: string): Promise<{ winner: Hunter; id: string }> {
  const winner = await makePlayer(app, huntId);
  for (let num = 1; num <= 2; num += 1) {
    app.clock.advance(60);
    const body = { squareNum: num, fixes: fixesAt(app, num) };
    await app.ask(contract.checkIn, { params: { id: huntId }, body }, winner);
  }
  return { winner, id: (await prizeOf(winner)).id };
}

async function prizeOf(winner: Hunter): Promise<contract.OwnPrize> {
  const { prizes } = await app.ask(contract.listPrizes, {}, winner);
  const [prize] = prizes;
  if (!prize) throw new Error("Nothing was won.");
  return prize;
}

const claim = (id: string, winner: Hunter) =>
  app.call(
    contract.claimPrize,
    {
      params: { id },
      body: {
        legalName: "Ada Hunter",
        birthDate: "1990-02-03",
        residence: "KANSAS",
        method: "bitcoin",
        bitcoinAddress: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      },
    },
    winner,
  );
const approve = (id: string, as = admin) =>
  app.call(contract.approvePayout, { params: { id }, body: {} }, as);
const pay = (id: string, as = admin) =>
  app.call(contract.payPayout, { params: { id }, body: { reference: "tx 4a5e1e" } }, as);
const hold = (id: string, as = admin) =>
  app.call(
    contract.holdPayout,
    { params: { id }, body: { reason: "Two squares in a minute." } },
    as,
  );
const disqualify = (id: string, as = admin) =>
  app.call(contract.disqualifyPayout, { params: { id }, body: { reason: "A van drove it." } }, as);
const answer = (id: string, winner: Hunter, file?: { name: string; base64: string }) =>
  app.call(
    contract.answerHold,
    {
      params: { id },
      body: { text: "My sister waited at the second one.", ...(file && { file }) },
    },
    winner,
  );
const decide = (id: string, confirm: boolean, as: Hunter) =>
  app.call(
    contract.decideAnswer,
    { params: { id }, body: { confirm, decision: "Read and compared with the track." } },
    as,
  );
const mailTo = async (winner: Hunter) => {
  await app.deps.jobs.drain();
  return app.sent.filter(({ to }) => to === winner.email).at(-1);
};
const statusOf = async (winner: Hunter) => (await prizeOf(winner)).status;

describe("the way of a prize", () => {
  test("from the win to the payment, each step told; above the sum two administrators", async () => {
    const { winner, id } = await win(await openHunt());
    const { payouts } = await app.ask(contract.listPayouts, { query: {} }, admin);
    expect(payouts.find((one) => one.id === id)).toMatchObject({
      status: "PENDING_REVIEW",
      amountUsd: 18_281.25,
      needsSecond: true,
      winner: { email: winner.email },
    });
    expect((await pay(id)).body).toMatchObject({
      code: "wrong_status",
      prizeStatus: "PENDING_REVIEW",
    });
    expect((await approve(id)).status).toBe(200);
    expect((await approve(id)).status).toBe(409);
    expect((await mailTo(winner))?.subject).toContain("Please claim your prize");
    expect((await claim(id, winner)).status).toBe(200);
    const found = await app.ask(contract.getPayout, { params: { id } }, second);
    expect(found.claim).toMatchObject({ legalName: "Ada Hunter", method: "bitcoin" });
    expect((await pay(id)).body).toMatchObject({ code: "second_admin_needed" });
    expect((await pay(id, second)).status).toBe(200);
    expect(await prizeOf(winner)).toMatchObject({ status: "PAID", reference: "tx 4a5e1e" });
    expect((await mailTo(winner))?.text).toContain("tx 4a5e1e");
    const log = await app.ask(contract.listAudit, { query: { search: id } }, admin);
    expect(log.entries.map(({ action }) => action)).toEqual([
      "pay prize",
      "read claim",
      "approve prize",
    ]);
    expect(JSON.stringify(log)).not.toContain("Ada");
  });

  test("below the sum one administrator is enough", async () => {
    const huntId = await openHunt();
    await win(huntId);
    await win(huntId);
    const { winner, id } = await win(huntId);
    await approve(id);
    await claim(id, winner);
    expect((await pay(id)).status).toBe(200);
  });

  test("no prize is confirmed for or paid to an administrator or their household, whenever that was found", async () => {
    const [one, other] = [await win(await openHunt()), await win(await openHunt())];
    const bar = (winner: Hunter, household: boolean) => {
      const body = { household, reason: "They live at one address." };
      return app.ask(contract.updateUser, { params: { id: winner.id }, body }, admin);
    };
    await bar(one.winner, true);
    expect((await approve(one.id)).body).toMatchObject({ code: "winner_barred" });
    expect((await disqualify(one.id)).status).toBe(200);
    await approve(other.id);
    await claim(other.id, other.winner);
    await bar(other.winner, true);
    expect((await pay(other.id, second)).body).toMatchObject({ code: "winner_barred" });
    expect(await prizeOf(other.winner)).toMatchObject({ status: "CLAIMED" });
    await bar(other.winner, false);
    expect((await pay(other.id, second)).status).toBe(200);
  });

  test("nobody but administrators sees or decides any of it", async () => {
    const { winner, id } = await win(await openHunt());
    for (const call of [approve, pay, hold, disqualify])
      expect((await call(id, winner)).status).toBe(403);
    expect((await app.call(contract.getPayout, { params: { id } }, winner)).status).toBe(403);
  });
});

test("the evidence shows what each check-in was decided from, beside the other finishers", async () => {
  const huntId = await openHunt();
  const other = await win(huntId);
  const { winner, id } = await win(huntId);
  await app.deps.jobs.drain();
  const { runs, squares } = await app.ask(contract.getPayout, { params: { id } }, admin);
  expect(runs.map(({ userId }) => userId)).toEqual([winner.id, other.winner.id]);
  expect(squares).toHaveLength(2);
  const [first] = runs[0]?.checkIns ?? [];
  expect(first).toMatchObject({
    squareNum: 1,
    success: true,
    kind: "position",
    score: expect.any(Number),
  });
  expect(first?.fixes).toHaveLength(3);
  const { checkIns } = await app.ask(contract.getOwnTrack, { params: { id } }, winner);
  expect(checkIns).toHaveLength(2);
  expect(JSON.stringify(checkIns)).not.toContain("score");
  expect((await app.call(contract.getOwnTrack, { params: { id } }, other.winner)).status).toBe(404);
});

describe("a hold", () => {
  const png = {
    name: "track.png",
    base64: Buffer.from("89504e470d0a1a0a00", "hex").toString("base64"),
  };

  test("is told, answered with a file once, and decided by another administrator in writing", async () => {
    const { winner, id } = await win(await openHunt());
    expect((await hold(id)).status).toBe(200);
    expect((await mailTo(winner))?.text).toContain("Two squares in a minute.");
    expect((await prizeOf(winner)).hold).toMatchObject({ reason: "Two squares in a minute." });
    expect((await disqualify(id, second)).body).toMatchObject({ code: "answer_pending" });
    const wrong = await answer(id, winner, {
      name: "a.png",
      base64: Buffer.from("MZ").toString("base64"),
    });
    expect(wrong.body).toMatchObject({ issues: [{ path: "file" }] });
    expect((await answer(id, winner, png)).status).toBe(200);
    expect((await answer(id, winner)).body).toMatchObject({ code: "answered" });
    const file = await app.ask(contract.getAnswerFile, { params: { id } }, second);
    expect(file).toEqual({ ...png, type: "image/png" });
    // Decided about the answer, and in no other way.
    expect((await approve(id, second)).status).toBe(409);
    expect((await decide(id, true, admin)).body).toMatchObject({ code: "second_admin_needed" });
    expect((await decide(id, true, second)).status).toBe(200);
    expect(await statusOf(winner)).toBe("NOTIFIED");
    expect((await decide(id, false, second)).body).toMatchObject({ code: "no_answer" });
    expect((await claim(id, winner)).status).toBe(200);
  });

  test("that nobody answers ends after seven days by another administrator", async () => {
    const { winner, id } = await win(await openHunt());
    await hold(id);
    app.clock.advance(7 * day + 1);
    expect((await answer(id, winner)).body).toMatchObject({ code: "nothing_to_answer" });
    expect((await disqualify(id)).body).toMatchObject({ code: "second_admin_needed" });
    expect((await disqualify(id, second)).status).toBe(200);
    expect(await statusOf(winner)).toBe("DISQUALIFIED");
  });

  test("a disqualification is answered too: upheld it is final, else the prize goes on with its claim", async () => {
    const { winner, id } = await win(await openHunt());
    await approve(id);
    await claim(id, winner);
    await disqualify(id);
    const won = async () =>
      (await app.ask(contract.listSubscriptions, {}, winner)).subscriptions[0]?.hunt.status;
    expect((await pay(id, second)).status).toBe(409);
    await answer(id, winner);
    await decide(id, true, second);
    expect(await statusOf(winner)).toBe("CLAIMED");
    expect(await won()).not.toBe("COMPLETE");

    const lost = await win(await openHunt());
    await disqualify(lost.id);
    await answer(lost.id, lost.winner);
    app.clock.advance(8 * day);
    await app.deps.jobs.keepSchedules();
    await app.deps.jobs.drain();
    // As long as an answer waits the place is kept.
    expect((await decide(lost.id, false, second)).status).toBe(200);
    expect((await mailTo(lost.winner))?.text).toContain("this is final");
    expect((await prizeOf(lost.winner)).hold).toMatchObject({ answerUntil: null });
  });
});

describe("at the same moment", () => {
  const many = (work: (index: number) => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: 24 }, (_, index) => work(index)));
  const successes = (answers: readonly { status: number }[]) =>
    answers.filter(({ status }) => status === 200).length;

  test("a prize is approved, claimed and paid once, however many ask", async () => {
    const { winner, id } = await win(await openHunt());
    expect(successes(await many((index) => approve(id, index % 2 ? admin : second)))).toBe(1);
    expect(successes(await many(() => claim(id, winner)))).toBe(1);
    const { approvedBy } = (await app.ask(contract.getPayout, { params: { id } }, admin)).payout;
    const names = await app.deps.db.query<{ id: string; name: string }>(
      sql`select id, display_name as name from users where is_admin`,
    );
    const payer = names.find(({ name }) => name !== approvedBy)?.id === admin.id ? admin : second;
    expect(successes(await many(() => pay(id, payer)))).toBe(1);
    const rows = await app.deps.db.one<{ count: number }>(
      sql`select count(*) as count from mails where recipient = ${winner.email} and subject like '%is paid'`,
    );
    expect(rows.count).toBe(1);
  });

  test("paid or taken back, never both", async () => {
    const { winner, id } = await win(await openHunt());
    await approve(id);
    await claim(id, winner);
    const answers = await many((index) => (index % 2 ? pay(id, second) : disqualify(id, admin)));
    expect(successes(answers)).toBe(1);
  });

  test("24 finishers take three places", async () => {
    const huntId = await openHunt();
    const players = [];
    for (let index = 0; index < 24; index += 1) players.push(await makePlayer(app, huntId));
    for (let num = 1; num <= 2; num += 1) {
      app.clock.advance(60);
      const body = { squareNum: num, fixes: fixesAt(app, num) };
      await Promise.all(
        players.map((player) =>
          app.call(contract.checkIn, { params: { id: huntId }, body }, player),
        ),
      );
    }
    const prizes = await app.deps.db.query<{ place: number; sats: number; cents: number }>(
      sql`select place, sats, amount_cents as cents from prizes where hunt_id = ${huntId} order by place`,
    );
    expect(prizes).toEqual([
      { place: 1, sats: 18_750_000, cents: 1_828_125 },
      { place: 2, sats: 11_250_000, cents: 1_096_875 },
      { place: 3, sats: 7_500_000, cents: 731_250 },
    ]);
  });
});

test("after 90 days the best fix alone is kept, but not while the prize is to be decided", async () => {
  const huntId = await openHunt();
  const paid = await win(huntId);
  const open = await win(huntId);
  await app.deps.jobs.drain();
  await disqualify(paid.id);
  app.clock.advance(91 * day);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  // The same night ended the session.
  admin = await signIn(app, admin);
  const fixesOf = async (id: string) =>
    (await app.ask(contract.getPayout, { params: { id } }, admin)).runs[0]?.checkIns[0]?.fixes.map(
      ({ accuracy }) => accuracy,
    );
  expect(await fixesOf(paid.id)).toEqual([5]);
  expect(await fixesOf(open.id)).toEqual([8, 6, 5]);
});
