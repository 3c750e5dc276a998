import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makePlayer,
  settled,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

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
const remove = (huntId: string) => app.call(contract.deleteHunt, { query: { huntId } }, admin);
const mailsTo = async (email: string) =>
  (await app.ask(contract.listOutbox, { query: {} }, admin)).mails.filter(
    (mail) => mail.to === email,
  );

async function solve(huntId: string, player: Hunter, squares: number): Promise<void> {
  for (let num = 1; num <= squares; num += 1) {
    app.clock.advance(20);
    const body = { squareNum: num, fixes: fixesAt(app, num) };
    const { outcome } = await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
    if (outcome !== "solved") throw new Error(`Square ${num}: ${outcome}`);
  }
}

describe("a hunt that is over", () => {
  test("is frozen: prize, texts, squares and surveys stay", async () => {
    for (const status of ["COMPLETE", "CANCELED"] as const) {
      const id = await makeHunt(app, { state: "OHIO" });
      await put(id, { status });
      const before = await read(id);
      const params = { id, num: 1 };
      const body = { ...(before.squares[0]?.center ?? { lat: 0, lng: 0 }), accuracy: 4 };
      const frozen = { status: 409, body: { code: "frozen" } };
      expect(await put(id, { prizePool: 9 })).toMatchObject(frozen);
      expect(await put(id, { name: "Another" })).toMatchObject(frozen);
      expect(
        await app.call(contract.updateSquare, { params, body: { hint1: "x" } }, admin),
      ).toMatchObject(frozen);
      expect(await app.call(contract.surveySquare, { params, body }, admin)).toMatchObject(frozen);
      expect(await app.call(contract.undoSurvey, { params }, admin)).toMatchObject(frozen);
      expect(await put(id, { status: "ACTIVE" })).toMatchObject({
        status: 409,
        body: { error: `A hunt that is ${status} cannot become ACTIVE.` },
      });
      expect(await read(id)).toEqual(before);
    }
  });
});

describe("COMPLETE by hand", () => {
  test("mails everybody and gives credits back where nobody won; the next hunt opens", async () => {
    const id = await makeHunt(app, { state: "IOWA" });
    const next = await makeHunt(app, { state: "IOWA", status: "AVAILABLE" });
    const player = await makePlayer(app, id);
    await solve(id, player, 2);
    expect((await read(id)).subscribers).toBe(1);
    await put(id, { status: "COMPLETE" });
    await settled(app);
    expect(await app.ask(contract.getCredits, {}, player)).toMatchObject({
      freeCredits: 13,
      bonusCredits: 2,
    });
    const [mail] = await mailsTo(player.email);
    expect(mail?.text).toContain("The 2 credits you spent in it came back");
    expect((await read(next)).status).toBe("ACTIVE");
    const { subscriptions } = await app.ask(contract.listSubscriptions, {}, player);
    expect(subscriptions[0]?.status).toBe("ENDED");
  });

  test("leaves credits spent where a prize was won", async () => {
    const id = await makeHunt(app, { state: "MAINE" });
    const winner = await makePlayer(app, id);
    const other = await makePlayer(app, id);
    await solve(id, other, 1);
    await solve(id, winner, 3);
    await put(id, { status: "COMPLETE" });
    await settled(app);
    expect(await app.ask(contract.getCredits, {}, other)).toMatchObject({ bonusCredits: 0 });
    const [mail] = await mailsTo(other.email);
    expect(mail?.text).toContain("The prizes that were won in it stand.");
  });
});

describe("a hunt that is deleted", () => {
  test("while live makes room for the next, and leaves its name, its seal and the counts", async () => {
    const id = await makeHunt(app, { state: "UTAH", status: "AVAILABLE" });
    await put(id, { status: "ACTIVE" });
    const next = await makeHunt(app, { state: "UTAH", status: "AVAILABLE" });
    const player = await makePlayer(app, id);
    await solve(id, player, 1);
    expect((await remove(id)).status).toBe(400);
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`update subscriptions set status = 'ENDED' where hunt_id = ${id}`),
    );
    const sold = (await app.ask(contract.getAdminStats, {}, admin)).totalSubscriptions;
    expect((await remove(id)).status).toBe(200);
    expect((await read(next)).status).toBe("ACTIVE");
    expect((await app.call(contract.getHunt, { params: { id }, query: {} }, player)).status).toBe(
      404,
    );
    expect((await put(id, { name: "x" })).status).toBe(404);
    expect((await app.ask(contract.getAdminStats, {}, admin)).totalSubscriptions).toBe(sold);
    const { seals } = await app.ask(contract.getSeals, { params: { id } });
    expect(seals).toHaveLength(1);
    const { entries } = await app.ask(contract.getLedger, { query: {} }, player);
    expect(JSON.stringify(entries)).toContain("The UTAH Test Hunt");
  });

  test("is not deleted, by hand or by a cleanup, before its prizes are settled; then its proof stays", async () => {
    const id = await makeHunt(app, { state: "TEXAS", status: "AVAILABLE" });
    await put(id, { status: "ACTIVE" });
    const winner = await makePlayer(app, id);
    await solve(id, winner, 3);
    await put(id, { status: "COMPLETE" });
    await settled(app);
    app.clock.advance(40 * 86_400);
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: "prize_open" } });
    const cleanUp = async () => {
      const { jobId } = await app.ask(contract.cleanUpHunts, { body: { daysOld: 30 } }, admin);
      return (await app.ask(contract.getJob, { params: { id: jobId } }, admin)).job.result;
    };
    // The hunt in Maine above has a prize that waits, too.
    expect(await cleanUp()).toMatchObject({ kept: 2 });
    expect((await read(id)).status).toBe("COMPLETE");
    await inTransaction(app.deps.db, (tx) =>
      tx.execute(sql`
        update prizes set status = 'DISQUALIFIED', closed_at = created_at, reason = 'For this test.'
        where hunt_id = ${id}`),
    );
    expect(await cleanUp()).toMatchObject({ deleted: 1, kept: 1 });
    expect((await app.call(contract.getAdminHunt, { params: { id } }, admin)).status).toBe(404);
    const { seals, huntName } = await app.ask(contract.getSeals, { params: { id } });
    expect(huntName).toBe("The TEXAS Test Hunt");
    expect(await contract.sealRoot(seals[0]?.leaves ?? [])).toBe(seals[0]?.root);
    const { subscriptions } = await app.ask(contract.listSubscriptions, {}, winner);
    expect(subscriptions[0]?.hunt).toMatchObject({
      id,
      status: "WON",
      deleted: true,
      name: "The TEXAS Test Hunt",
    });
  });
});
