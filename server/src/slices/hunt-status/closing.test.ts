import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  giveCredits,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  settled,
} from "../../../test/factories.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { closeDueHunts } from "./closing.ts";

const day = 86_400;
let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

const put = (id: string, body: Record<string, unknown>) =>
  app.call(contract.updateHunt, { params: { id }, body }, admin);
const read = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;
const see = (id: string, hunter: Hunter) =>
  app.ask(contract.getHunt, { params: { id }, query: {} }, hunter);
const checkIn = (id: string, num: number, hunter: Hunter) =>
  app.call(
    contract.checkIn,
    { params: { id }, body: { squareNum: num, fixes: fixesAt(app, num) } },
    hunter,
  );
const closeDue = async () => {
  await closeDueHunts(app.deps);
  await settled(app);
};
const openings = (body: contract.Openings) =>
  app.ask(contract.updateSettings, { body: { openings: body } }, admin);

const mailsTo = async (email: string) =>
  (await app.ask(contract.listOutbox, { query: {} }, admin)).mails.filter(
    (mail) => mail.to === email,
  );

/** A hunt that was opened as an operator opens one. */
async function open(state: string): Promise<string> {
  const id = await makeHunt(app, { state, status: "AVAILABLE" });
  await put(id, { status: "ACTIVE" });
  return id;
}

describe("a closing date", () => {
  test("is set when a hunt opens, told with it, and ends it: nobody's prize is lost, the next one opens", async () => {
    const id = await open("IOWA");
    const next = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
    const winner = await makePlayer(app, id);
    const other = await makePlayer(app, id);
    const closesAt = new Date(app.clock.now().getTime() + 90 * day * 1000).toISOString();
    expect((await see(id, other)).hunt.closesAt).toBe(closesAt);
    expect((await read(id)).closesAt).toBe(closesAt);
    for (const num of [1, 2, 3]) expect((await checkIn(id, num, winner)).status).toBe(200);
    await see(id, other);
    expect((await checkIn(id, 1, other)).status).toBe(200);
    app.clock.advance(90 * day - 1);
    await closeDue();
    expect((await read(id)).status).toBe("ACTIVE");
    app.clock.advance(1);
    await closeDue();
    await closeDue();
    expect((await read(id)).status).toBe("COMPLETE");
    expect((await read(next)).status).toBe("ACTIVE");
    expect((await see(id, winner)).hunt.status).toBe("WON");
    // Told once, and played on for nothing; what was spent in ninety days was spent.
    const told = (await mailsTo(other.email)).filter(({ subject }) => /closing date/.test(subject));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("The prizes that were won in it stand");
    expect((await mailsTo(winner.email)).map(({ subject }) => subject).join()).not.toMatch(
      /closing/,
    );
    const { body } = await checkIn(id, 2, other);
    // The credits of the month are long gone, and none is needed.
    expect(body).toMatchObject({ success: true, creditsRemaining: 0 });
  });

  test("of one hunt that cannot be ended keeps no other open, and its job is seen to fail", async () => {
    const [odd, other] = [await open("GUAM"), await open("HAWAII")];
    app.clock.advance(90 * day);
    const run = (text: string) =>
      inTransaction(app.deps.db, (tx) =>
        tx.execute({ parts: [text], values: [], text, name: undefined }),
      );
    await run(
      `alter table hunts add constraint planted check (id <> '${odd}' or status <> 'COMPLETE') not valid`,
    );
    await expect(closeDueHunts(app.deps)).rejects.toThrow("planted");
    expect((await read(odd)).status).toBe("ACTIVE");
    expect((await read(other)).status).toBe("COMPLETE");
    await run("alter table hunts drop constraint planted");
    await closeDue();
    expect((await read(odd)).status).toBe("COMPLETE");
  });

  test("moves on while a hunt is paused", async () => {
    const id = await open("OHIO");
    const closes = Date.parse((await read(id)).closesAt ?? "");
    app.clock.advance(10 * day);
    await put(id, { status: "PAUSED" });
    app.clock.advance(100 * day);
    await closeDue();
    expect((await read(id)).status).toBe("PAUSED");
    await put(id, { status: "ACTIVE" });
    expect(Date.parse((await read(id)).closesAt ?? "")).toBe(closes + 100 * day * 1000);
    await closeDue();
    expect((await read(id)).status).toBe("ACTIVE");
  });

  test("goes by the setting of the day the hunt opened; days beyond reason are refused in words", async () => {
    await openings({ announce: "real_payments", closingDays: 30 });
    const id = await open("UTAH");
    await openings({ announce: "real_payments", closingDays: 90 });
    const days = (Date.parse((await read(id)).closesAt ?? "") - app.clock.now().getTime()) / 1000;
    expect(days).toBe(30 * day);
    const body = { openings: { announce: "always" as const, closingDays: 3 } };
    const refused = await app.call(contract.updateSettings, { body }, admin);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("7 days at least");
  });

  test("and the last check-in at that very moment: it wins, or is played on, and the hunt ends once", async () => {
    const id = await open("MAINE");
    const players = await Promise.all([1, 2, 3, 4].map(() => makePlayer(app, id)));
    for (const player of players) for (const num of [1, 2]) await checkIn(id, num, player);
    // The month's credits are gone by then; bonus credits stay.
    for (const player of players) await giveCredits(app, player.id, 2);
    app.clock.advance(90 * day);
    const [answers] = await Promise.all([
      Promise.all(players.map((player) => checkIn(id, 3, player))),
      Promise.all([1, 2, 3, 4].map(() => closeDueHunts(app.deps))),
    ]);
    await settled(app);
    expect((await read(id)).status).toBe("COMPLETE");
    const places = answers.flatMap(({ body }) => ("prizePlace" in body ? [body.prizePlace] : []));
    expect((await read(id)).finishers).toBe(places.length);
    expect(new Set(places).size).toBe(places.length);
    for (const { status, body } of answers)
      expect({ status, success: "success" in body && body.success }).toEqual({
        status: 200,
        success: true,
      });
  });
});

describe("an announced opening", () => {
  test("follows a hunt that ends: on the page, in the feed, at noon on a Saturday, for everybody at once", async () => {
    await openings({ announce: "always", closingDays: 90 });
    const live = await open("TEXAS");
    const next = await makeHunt(app, { state: "TEXAS", status: "AVAILABLE" });
    await put(live, { status: "CANCELED" });
    const { opensAt, closesAt, status } = await read(next);
    const opens = new Date(opensAt ?? "");
    const local = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Chicago",
      weekday: "short",
      hour: "numeric",
      hourCycle: "h23",
    }).format(opens);
    expect([status, local]).toEqual(["ACTIVE", "Sat, 12"]);
    expect(opens.getTime() - app.clock.now().getTime()).toBeGreaterThanOrEqual(72 * 3_600_000);
    expect(Date.parse(closesAt ?? "") - opens.getTime()).toBe(90 * day * 1000);
    const { announcements } = await app.ask(contract.listAnnouncements, {});
    expect(announcements[0]?.title).toMatch(/^Opens Saturday, /);

    // Unlimited has a place before: it sees no clue, starts no clock, checks nothing in and buys no hint.
    const secondsLeft = () => (opens.getTime() - app.clock.now().getTime()) / 1000;
    app.clock.advance(secondsLeft() - 47 * 3_600);
    const early = await makeHunter(app);
    await buyPlan(app, early);
    await app.ask(contract.subscribe, { params: { id: next }, body: {} }, early);
    app.clock.advance(secondsLeft() - 1);
    const before = await see(next, early);
    expect(before.standing).toBe("not_open_yet");
    expect(before.hunt.squares.every((square) => square.state === "locked")).toBe(true);
    expect(await checkIn(next, 1, early)).toMatchObject({
      status: 409,
      body: { code: "not_open_yet" },
    });
    const hint = { params: { id: next }, body: { squareNum: 1, level: 1 as const } };
    expect(await app.call(contract.buyHint, hint, early)).toMatchObject({
      status: 409,
      body: { code: "not_open_yet" },
    });
    expect(await app.ask(contract.getCredits, {}, early)).toMatchObject({ freeCredits: 25 });

    app.clock.advance(1);
    expect((await see(next, early)).hunt.squares[0]?.state).toBe("current");
    expect((await checkIn(next, 1, early)).status).toBe(200);
    await openings({ announce: "real_payments", closingDays: 90 });
  });

  test("is told, too, of a hunt with a time of its own, which stands where it leaves 72 hours", async () => {
    await openings({ announce: "always", closingDays: 90 });
    const inHours = (hours: number) =>
      new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    for (const [state, hours, stands] of [
      ["NEVADA", 71, false],
      ["OREGON", -1, false],
      ["IDAHO", 100, true],
    ] as const) {
      const live = await open(state);
      const next = await makeHunt(app, { state, status: "AVAILABLE" });
      const own = inHours(hours);
      await put(next, { opensAt: own });
      await put(live, { status: "CANCELED" });
      const { opensAt, name } = await read(next);
      expect(opensAt === own, state).toBe(stands);
      expect(Date.parse(opensAt ?? ""), state).toBeGreaterThanOrEqual(Date.parse(inHours(72)));
      const { announcements } = await app.ask(contract.listAnnouncements, {});
      expect(announcements[0]?.title, state).toMatch(/^Opens /);
      expect(announcements[0]?.content, state).toContain(name);
    }
    await openings({ announce: "real_payments", closingDays: 90 });
  });

  test("in the sandbox the next hunt opens at once, by the setting at first", async () => {
    const live = await open("KANSAS");
    const next = await makeHunt(app, { state: "KANSAS", status: "AVAILABLE" });
    await put(live, { status: "CANCELED" });
    expect((await read(next)).opensAt).toBeNull();
  });
});
