import * as contract from "@ten-paces/contract";
import type { Place } from "@ten-paces/hunt-builder";
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
import { workOnStock } from "../../../test/stock-work.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

/** Two shelves of the real library: a state and the nation. */
const places = (): Place[] =>
  readLibraryFiles().filter((place) => ["KANSAS", "NATIONAL"].includes(place.stock));

beforeAll(async () => {
  app = await testApp({}, places);
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

describe("the stock", () => {
  test("Generate All makes six hunts a state, opens one of each variant, and is content with them later", async () => {
    const made = await workOnStock(app, contract.generateAllHunts, admin);
    expect(made).toMatchObject({
      status: "done",
      statistics: {
        total: 12,
        byStatus: { ACTIVE: 4, AVAILABLE: 8 },
        byVariant: { PHYSICAL: 6, DIGITAL: 6 },
        byState: { KANSAS: 6, NATIONAL: 6 },
      },
    });
    const { hunts } = await app.ask(contract.listAdminHunts, { query: {} }, admin);
    for (const state of ["KANSAS", "NATIONAL"]) {
      const live = hunts.filter((hunt) => hunt.state === state && hunt.status === "ACTIVE");
      expect(new Set(live.map(({ variant }) => variant)).size).toBe(2);
      expect(new Set(live.map(({ difficulty }) => difficulty)).size).toBe(2);
    }
    const promises = { EASY: [0.25, 0.35], MEDIUM: [0.375, 0.5], HARD: [0.5, 0.65] };
    for (const { difficulty, prizePool, thresholdBTC } of hunts) {
      expect([prizePool, thresholdBTC]).toEqual(promises[difficulty]);
    }
    const again = await app.ask(contract.generateAllHunts, { body: {} }, admin);
    expect(again).toMatchObject({ success: true, finished: true, statistics: { total: 12 } });
    const twice = await app.deps.db.query(sql`
      select q.place_id from squares q join hunts h on h.id = q.hunt_id
      group by h.state, q.place_id having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  test("while work is under way more of it is refused, with the job that runs; a job can be canceled", async () => {
    // A job of tomorrow holds the lane; it is tomorrow for no longer than a worker could look.
    const payload = { daysOld: 30 };
    const jobId = await inTransaction(app.deps.db, (tx) => {
      app.clock.advance(86_400);
      const added = app.deps.jobs.add(tx, { kind: "cleanup", payload, lane: "stock" });
      app.clock.advance(-86_400);
      return added;
    });
    const params = { id: jobId ?? "" };
    const busy = { status: 409, body: { code: "stock_busy", jobId } };
    expect(await app.call(contract.replenishHunts, { body: {} }, admin)).toMatchObject(busy);
    expect(await app.call(contract.generateAllHunts, { body: {} }, admin)).toMatchObject(busy);
    const { runningJobId } = await app.ask(contract.getStock, {}, admin);
    expect(runningJobId).toBe(jobId);
    const { job } = await app.ask(contract.cancelJob, { params }, admin);
    expect(job.status).toBe("canceled");
    const over = await app.call(contract.cancelJob, { params }, admin);
    expect(over).toMatchObject({ status: 409, body: { code: "job_over" } });
  });

  test("a Generate All that was stopped half way goes on without making anything twice", async () => {
    const own = await testApp({}, places);
    try {
      const root = await makeAdmin(own);
      const jobId = await inTransaction(own.deps.db, (tx) =>
        own.deps.jobs.add(tx, { kind: "generate_all", payload: { seed: "halved" }, lane: "stock" }),
      );
      own.deps.jobs.start(20);
      const params = { id: jobId ?? "" };
      await expect
        .poll(async () => (await own.ask(contract.getJob, { params }, root)).job.done, {
          interval: 5,
          timeout: 180_000,
        })
        .toBeGreaterThan(2);
      await own.ask(contract.cancelJob, { params }, root);
      await expect
        .poll(async () => (await own.ask(contract.getJob, { params }, root)).job.status, {
          timeout: 180_000,
        })
        .toBe("canceled");
      const half = await own.ask(contract.getStock, {}, root);
      expect(half.statistics.total).toBeGreaterThan(0);
      expect(half.statistics.total).toBeLessThan(12);
      const whole = await workOnStock(own, contract.generateAllHunts, root);
      expect(whole.statistics).toMatchObject({ total: 12, byStatus: { ACTIVE: 4, AVAILABLE: 8 } });
    } finally {
      await own.close();
    }
  });

  test("a canceled hunt gives back what was spent, mails, ends subscriptions and opens the next", async () => {
    const { hunts } = await app.ask(
      contract.listAdminHunts,
      { query: { state: "KANSAS", variant: "PHYSICAL", status: "ACTIVE" } },
      admin,
    );
    const live = hunts[0]?.id ?? "";
    const player = await makePlayer(app, live);
    const body = { squareNum: 1, fixes: fixesAt(app, 1) };
    await app.ask(contract.checkIn, { params: { id: live }, body }, player);
    await app.ask(
      contract.buyHint,
      { params: { id: live }, body: { squareNum: 1, level: 3 } },
      player,
    );
    const cancel = { params: { id: live }, body: { status: "CANCELED" as const } };
    await app.ask(contract.updateHunt, cancel, admin);
    await settled(app);
    expect(await app.ask(contract.getCredits, {}, player)).toMatchObject({
      freeCredits: 11,
      bonusCredits: 4,
    });
    const { subscriptions } = await app.ask(contract.listSubscriptions, {}, player);
    expect(subscriptions[0]).toMatchObject({ status: "ENDED", hunt: { status: "CANCELED" } });
    const after = await app.ask(contract.listHunts, { query: {} });
    const open = after.hunts.filter(
      (hunt) => hunt.state === "KANSAS" && hunt.variant === "PHYSICAL",
    );
    expect(open).toHaveLength(1);
    expect(open[0]?.id).not.toBe(live);
    const mails = await app.ask(contract.listOutbox, { query: {} }, admin);
    expect(mails.mails.find((mail) => mail.to === player.email)?.text).toContain("4 credits");
    const reopen = { params: { id: live }, body: { status: "ACTIVE" as const } };
    expect(await app.call(contract.updateHunt, reopen, admin)).toMatchObject({
      status: 409,
      body: { code: "status_not_allowed" },
    });
  });

  test("Replenish brings the shelf back to two available hunts", async () => {
    expect(await workOnStock(app, contract.replenishHunts, admin)).toMatchObject({
      status: "done",
    });
    const { hunts } = await app.ask(
      contract.listAdminHunts,
      { query: { state: "KANSAS", variant: "PHYSICAL", status: "AVAILABLE" } },
      admin,
    );
    expect(hunts).toHaveLength(2);
  });

  test("Cleanup deletes old complete hunts and asks for a sensible number of days", async () => {
    const huntId = await makeHunt(app, { state: "OLD STATE" });
    await app.ask(
      contract.updateHunt,
      { params: { id: huntId }, body: { status: "COMPLETE" } },
      admin,
    );
    for (const daysOld of [0, -1, 1.5, "30", null]) {
      const bad = await app.call(contract.cleanUpHunts, { body: { daysOld } } as never, admin);
      expect(bad.status, String(daysOld)).toBe(400);
    }
    await app.ask(contract.cleanUpHunts, { body: { daysOld: 30 } }, admin);
    const still = await app.call(contract.getAdminHunt, { params: { id: huntId } }, admin);
    expect(still.status).toBe(200);
    app.clock.advance(31 * 86_400);
    await app.ask(contract.cleanUpHunts, { body: { daysOld: 30 } }, admin);
    const gone = await app.call(contract.getAdminHunt, { params: { id: huntId } }, admin);
    expect(gone.status).toBe(404);
  });

  test("the automatic replenishment is stored, tells its next run, and runs", async () => {
    const on = await app.ask(contract.setAutoReplenishment, { body: { enabled: true } }, admin);
    const next = on.auto.nextRunAt ?? "";
    expect(Date.parse(next) - app.clock.now().getTime()).toBeLessThanOrEqual(6 * 3_600_000);
    app.clock.set(next);
    app.clock.advance(1);
    await expect
      .poll(async () => (await app.ask(contract.getStock, {}, admin)).auto.nextRunAt, {
        timeout: 20_000,
      })
      .not.toBe(next);
    const off = await app.ask(contract.setAutoReplenishment, { body: { enabled: false } }, admin);
    expect(off.auto).toMatchObject({ enabled: false, nextRunAt: null });
  });
});
