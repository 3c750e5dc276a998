import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const fileOf = (id: string) => app.ask(contract.getAdminUser, { params: { id } }, admin);

test("an account's page has what it plays, paid, spent and was sent", async () => {
  const huntId = await makeHunt(app, { state: "OHIO" });
  const player = await makePlayer(app, huntId, 5);
  await buyPlan(app, player, "three");
  await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
  const file = await fileOf(player.id);
  expect(file).toMatchObject({
    user: { email: player.email },
    residence: "KANSAS",
    subscriptions: [{ huntId, currentSquare: 2, totalSquares: 3, attempts: 1 }],
    checkIns: [{ huntId, squareNum: 1, success: true, kind: "position" }],
    prizes: [],
    twins: [],
  });
  expect(file.ledger[0]).toMatchObject({ reason: "check_in", delta: -1 });
  expect(file.credits.totalCredits).toBe(file.ledger[0]?.totalAfter);
  expect(file.payments.map(({ item }) => item)).toContain("3 Hunts");
  expect(file.sessions).toHaveLength(1);
  expect(file.mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(file)).not.toContain("password");
});

test("accounts that left the same traces stand there, a shared device before a shared network", async () => {
  const [one, near, far] = [await makeHunter(app), await makeHunter(app), await makeHunter(app)];
  const traces = [
    ["device", "d", one],
    ["device", "d", near],
    ["network", "n", one],
    ["network", "n", near],
    ["network", "n", far],
  ] as const;
  await inTransaction(app.deps.db, async (tx) => {
    for (const [kind, hash, { id }] of traces) {
      await tx.execute(
        sql`insert into traces (kind, hash, user_id, at) values (${kind}, ${hash}, ${id}, ${app.clock.now()})`,
      );
    }
  });
  expect((await fileOf(one.id)).twins).toMatchObject([
    {
      id: near.id,
      signs: [
        { sign: "device", count: 1 },
        { sign: "network", count: 1 },
      ],
    },
    { id: far.id, email: far.email, signs: [{ sign: "network", count: 1 }] },
  ]);
});

test("it is for administrators, and nobody's page is none", async () => {
  const hunter = await makeHunter(app);
  const own = { params: { id: hunter.id } };
  expect((await app.call(contract.getAdminUser, own, hunter)).status).toBe(403);
  const nobody = { params: { id: "00000000-0000-7000-8000-000000000000" } };
  expect((await app.call(contract.getAdminUser, nobody, admin)).status).toBe(404);
});
