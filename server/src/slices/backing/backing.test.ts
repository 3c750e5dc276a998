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
import { inTransaction } from "../../lib/db/transaction.ts";

const escrow = (amountUsd: number) => ({
  kind: "escrow" as const,
  title: "An escrow",
  amountUsd,
  documentHash: "ab".repeat(32),
});

describe("with real payments", () => {
  let app: TestApp;
  let admin: Hunter;
  beforeAll(async () => {
    app = await testApp({ STRIPE_SECRET_KEY: "sk_test", STRIPE_WEBHOOK_SECRET: "whsec_test" });
    admin = await makeAdmin(app);
  });
  afterAll(() => app.close());

  const put = (id: string, body: Record<string, unknown>) =>
    app.call(contract.updateHunt, { params: { id }, body }, admin);
  const statusOf = async (id: string) =>
    (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt.status;
  const add = (body: Record<string, unknown>) =>
    app.call(contract.addBacking, { body: body as never }, admin);

  test("no hunt opens, by hand or by itself, beyond what is backed; what is needed is not withdrawn", async () => {
    // Each prize is 0.375 BTC at 97,500 dollars: 36,562.50.
    const first = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
    const next = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
    const other = await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
    expect(await put(first, { status: "ACTIVE" })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("not backed") },
    });
    const added = await add(escrow(40_000));
    expect(added.status).toBe(200);
    expect((await put(first, { status: "ACTIVE" })).status).toBe(200);
    expect((await put(other, { status: "ACTIVE" })).status).toBe(409);
    expect((await put(first, { prizePool: 0.5 })).status).toBe(409);
    const { id } = (added.body as { backing: contract.Backing }).backing;
    const withdraw = () => app.call(contract.withdrawBacking, { params: { id } }, admin);
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: "still_needed" } });
    expect(await app.ask(contract.getBacking, {})).toMatchObject({
      sandbox: false,
      promisedUsd: 36_562.5,
      backedUsd: 40_000,
      backings: [{ kind: "escrow", documentHash: "ab".repeat(32) }],
      hunts: [{ id: first, prizeUsd: 36_562.5 }],
    });
    // One that ends makes room for the next.
    await put(first, { status: "CANCELED" });
    expect([await statusOf(first), await statusOf(next)]).toEqual(["CANCELED", "ACTIVE"]);
    await put(next, { status: "CANCELED" });
    expect((await withdraw()).status).toBe(200);
  });

  test("what can still be won back after the end stays backed, until nobody can answer any more", async () => {
    const huntId = await makeHunt(app, { state: "OREGON", status: "AVAILABLE" });
    const added = await add(escrow(36_562.5));
    await put(huntId, { status: "ACTIVE" });
    const { id: winner } = await makeHunter(app);
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`
        insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at)
        values (${winner}, ${huntId}, 1, ${winner}, 18750000, 1828125, 'PENDING_REVIEW', ${app.clock.now()})`),
    );
    await put(huntId, { status: "COMPLETE" });
    const { id } = (added.body as { backing: contract.Backing }).backing;
    const withdraw = () => app.call(contract.withdrawBacking, { params: { id } }, admin);
    const body = { reason: "A van drove it." };
    await app.ask(contract.disqualifyPayout, { params: { id: winner }, body }, admin);
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: "still_needed" } });
    expect(await app.ask(contract.getMoney, {}, admin)).toMatchObject({
      openPoolsUsd: 0,
      underReviewUsd: 0,
      maybeAgainUsd: 18_281.25,
    });
    const holds = async () => (await app.ask(contract.getBacking, {})).holds;
    expect(await holds()).toMatchObject([{ disqualified: 0, undecided: 1 }]);
    app.clock.advance(7 * 86_400 + 1);
    await app.deps.jobs.keepSchedules();
    await app.deps.jobs.drain();
    admin = await signIn(app, admin);
    expect(await holds()).toMatchObject([{ disqualified: 1, undecided: 0 }]);
    expect((await app.ask(contract.getMoney, {}, admin)).maybeAgainUsd).toBe(0);
    expect((await withdraw()).status).toBe(200);
  });

  test("of 20 hunts opened at one moment as many open as are backed", async () => {
    const hunts: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      hunts.push(await makeHunt(app, { state: `PLACE ${index}`, status: "AVAILABLE" }));
    }
    await add(escrow(36_562.5 * 7));
    const answers = await Promise.all(hunts.map((id) => put(id, { status: "ACTIVE" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  test("the database refuses it whoever writes", async () => {
    const id = await makeHunt(app, { state: "UTAH", status: "AVAILABLE" });
    const open = inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`
        update hunts set status = 'ACTIVE', real_money = true, prize_cents = 1000000000 where id = ${id}`),
    );
    await expect(open).rejects.toThrow("more would be promised than is backed");
  });

  test("what is wrong with a backing is told by field", async () => {
    const signed = { kind: "bitcoin_address", title: "Cold wallet", amountUsd: 10 };
    const issuesOf = async (body: Record<string, unknown>) =>
      ((await add(body)).body.issues as { path: string }[]).map(({ path }) => path);
    expect(await issuesOf({ ...signed, address: "1BoatSLRHtKNngkdXEeobR76b53LETtpyX" })).toEqual([
      "address",
      "message",
      "signature",
    ]);
    expect(await issuesOf({ ...escrow(5), documentHash: undefined })).toEqual(["documentHash"]);
    const hunter = await makeHunter(app);
    expect((await app.call(contract.addBacking, { body: escrow(5) }, hunter)).status).toBe(403);
  });
});

describe("in the sandbox", () => {
  let app: TestApp;
  let admin: Hunter;
  beforeAll(async () => {
    app = await testApp();
    admin = await makeAdmin(app);
  });
  afterAll(() => app.close());

  test("everything opens and says that no money moves; the operator sees promised beside taken in", async () => {
    const huntId = await makeHunt(app, { state: "IOWA", squares: 1, status: "AVAILABLE" });
    await app.ask(
      contract.updateHunt,
      { params: { id: huntId }, body: { status: "ACTIVE" } },
      admin,
    );
    const shown = await app.ask(contract.getBacking, {});
    expect(shown).toMatchObject({ sandbox: true, hunts: [{ behind: "sandbox, no money moves" }] });
    const winner = await makePlayer(app, huntId);
    const body = { squareNum: 1, fixes: fixesAt(app, 1) };
    await app.ask(contract.checkIn, { params: { id: huntId }, body }, winner);
    expect(await app.ask(contract.getMoney, {}, admin)).toMatchObject({
      openPoolsUsd: 18_281.25,
      underReviewUsd: 18_281.25,
      paidOutUsd: 0,
      takenInUsd: 9.99,
      openHunts: 1,
      fundedUsd: 9.99,
      // Half a Bitcoin.
      thresholdsUsd: 48_750,
      huntsFunded: 0,
    });
    await app.ask(
      contract.updateHunt,
      { params: { id: huntId }, body: { status: "COMPLETE" } },
      admin,
    );
    expect((await app.ask(contract.getBacking, {})).ended).toMatchObject([
      {
        huntId,
        places: [
          { place: 1, amountUsd: 18_281.25, status: "PENDING_REVIEW" },
          { place: 2, amountUsd: 10_968.75, status: null },
          { place: 3, amountUsd: 7_312.5, status: null },
        ],
      },
    ]);
    const again = await makeHunt(app, { squares: 1, state: "CANCELED COUNTY" });
    const other = await makePlayer(app, again);
    await app.ask(contract.checkIn, { params: { id: again }, body }, other);
    const cancel = { params: { id: again }, body: { status: "CANCELED" as const } };
    await app.ask(contract.updateHunt, cancel, admin);
    const nobodys = await makeHunt(app, { squares: 1, state: "EMPTY COUNTY" });
    await app.ask(contract.updateHunt, { ...cancel, params: { id: nobodys } }, admin);
    const { ended } = await app.ask(contract.getBacking, {});
    expect(ended.map(({ huntId }) => huntId).sort()).toEqual([again, huntId].sort());
    const { payouts } = await app.ask(contract.listPayouts, { query: {} }, admin);
    const params = { id: payouts[0]?.id ?? "" };
    await app.ask(contract.holdPayout, { params, body: { reason: "Why so fast?" } }, admin);
    expect((await app.ask(contract.getBacking, {})).holds).toEqual([
      { quarter: "2026-Q2", held: 1, confirmed: 0, disqualified: 0, undecided: 1 },
    ]);
  });
});
