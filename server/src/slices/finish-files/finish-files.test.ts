import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  giveCredits,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  settled,
} from "../../../test/factories.ts";
import { makeFinishFiles } from "./make.ts";

let app: TestApp;
let admin: Hunter;
let huntId: string;
let winner: Hunter;
let other: Hunter;
/** What the players were given, as they were given it. */
const given: string[] = [];

async function checkIn(num: number, player: Hunter, at = num): Promise<string> {
  app.clock.advance(60);
  const body = { squareNum: num, fixes: fixesAt(app, at) };
  const { receipt } = await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
  if (!receipt) throw new Error("No receipt.");
  return receipt;
}

const show = () => app.ask(contract.getFinishFile, { params: { id: huntId } });
const prove = (receipt: string) =>
  app.call(contract.getReceiptProof, { params: { id: huntId, receipt } });

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
  huntId = await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
  await app.ask(contract.updateHunt, { params: { id: huntId }, body: { status: "ACTIVE" } }, admin);
  winner = await makePlayer(app, huntId);
  other = await makePlayer(app, huntId);
  for (const player of [winner, other])
    await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
  given.push(await checkIn(1, winner, 3));
  for (const num of [1, 2]) given.push(await checkIn(num, winner));
  const hint = { params: { id: huntId }, body: { squareNum: 3, level: 1 as const } };
  await app.ask(contract.buyHint, hint, winner);
  given.push(await checkIn(3, winner));
  for (const at of [3, 1]) given.push(await checkIn(1, other, at));
});
afterAll(() => app.close());

test("while a hunt is open there is none, and its players have their receipts", async () => {
  expect((await show()).file).toBeNull();
  expect(await prove(given[0] ?? "")).toMatchObject({
    status: 404,
    body: { code: "no_such_receipt" },
  });
  const { receipts } = await app.ask(contract.listReceipts, { params: { id: huntId } }, other);
  expect(receipts.map(({ receipt }) => receipt).reverse()).toEqual(given.slice(4));
  expect(receipts.map(({ success }) => success)).toEqual([true, false]);
  for (const { receipt, ...told } of receipts)
    expect(await contract.computeReceipt({ ...told, huntId })).toBe(receipt);
  const stranger = await makeHunter(app);
  const own = await app.ask(contract.listReceipts, { params: { id: huntId } }, stranger);
  expect(own.receipts).toEqual([]);
});

test("when it is over every receipt leads to the root, and nothing that came later does", async () => {
  await app.ask(
    contract.updateHunt,
    { params: { id: huntId }, body: { status: "COMPLETE" } },
    admin,
  );
  await settled(app);
  await makeFinishFiles(app.deps);
  expect((await show()).file).toBeNull();
  app.clock.advance(120);
  await giveCredits(app, other.id, 3);
  const late = await checkIn(2, other);
  await Promise.all([makeFinishFiles(app.deps), makeFinishFiles(app.deps)]);
  const { file } = await show();
  expect(file).toMatchObject({
    format: 1,
    huntId,
    checkIns: 6,
    hunters: 2,
    solvers: 2,
    finishers: 1,
    hardest: { stopped: 1 },
  });
  for (const receipt of given) {
    const { proof } = await app.ask(contract.getReceiptProof, { params: { id: huntId, receipt } });
    expect(await contract.rootOfProof(receipt, proof)).toBe(file?.root);
  }
  for (const receipt of [late, "0".repeat(64)]) expect((await prove(receipt)).status).toBe(404);
  expect((await prove("not a receipt")).status).toBe(400);
});

test("it tells the first finishers by name, with times, tries and hints by square, and no position", async () => {
  const { file } = await show();
  const { displayName } = await app
    .ask(contract.verifySession, {}, winner)
    .then(({ user }) => user);
  expect(file?.first).toEqual([
    {
      rank: 1,
      name: displayName,
      place: 1,
      finishedAt: expect.any(String),
      seconds: 240,
      squares: [
        { square: 1, seconds: 120, tries: 2, hints: 0 },
        { square: 2, seconds: 60, tries: 1, hints: 0 },
        { square: 3, seconds: 60, tries: 1, hints: 1 },
      ],
    },
  ]);
  expect(JSON.stringify(file)).not.toMatch(/secret|@|"lat"|amber/);
});

test("stays as it is, whoever leaves and however often it is asked for", async () => {
  const before = (await show()).file;
  await makeFinishFiles(app.deps);
  expect((await show()).file).toEqual(before);
});

test("a hunt that never opened has none to show", async () => {
  const draft = await makeHunt(app, { state: "IOWA", status: "PENDING" });
  expect((await app.call(contract.getFinishFile, { params: { id: draft } })).status).toBe(404);
});
