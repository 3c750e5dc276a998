import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const write = (id: string, text: string, idempotencyKey?: string) =>
  app.call(
    contract.writeLetter,
    { params: { id }, body: { text } },
    { token: admin.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const move = (id: string, status: contract.HuntStatus, tell: string) =>
  app.ask(contract.updateHunt, { params: { id }, body: { status, tell } }, admin);
const lettersOf = async (id: string) =>
  (await app.ask(contract.listLetters, { params: { id } }, admin)).letters;
const toldTo = (to: Hunter, text: string) =>
  app.sent.filter((mail) => mail.to === to.email && mail.text.includes(text)).length;

test("everybody on a hunt is written to once for a key, and nobody of another hunt", async () => {
  const [here, there] = [await makeHunt(app), await makeHunt(app, { state: "OHIO" })];
  const players = [await makePlayer(app, here), await makePlayer(app, here)];
  const other = await makePlayer(app, there);
  const text = "The bridge at square 3 is shut until Friday.";
  const answers = await Promise.all([1, 2, 3].map(() => write(here, text, "one-press")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await app.deps.jobs.drain();
  expect(players.map((player) => toldTo(player, text))).toEqual([1, 1]);
  expect(toldTo(other, text)).toBe(0);
  expect(await lettersOf(here)).toMatchObject([{ text, told: 2 }]);
  const { entries } = await app.ask(contract.listAudit, { query: { huntId: here } }, admin);
  expect(entries[0]).toMatchObject({ action: "write to hunters of", after: { text } });
});

test("who wants no news gets no letter, and is told of a stop all the same", async () => {
  const id = await makeHunt(app, { state: "IOWA" });
  const player = await makePlayer(app, id);
  const body = { topic: "hunt_news", wanted: false } as const;
  await app.ask(contract.chooseMails, { body }, player);
  await write(id, "A medal for everybody.");
  await move(id, "PAUSED", "A storm is coming: please stay at home.");
  await move(id, "ACTIVE", "The storm is over.");
  await app.deps.jobs.drain();
  expect(toldTo(player, "medal")).toBe(0);
  expect([toldTo(player, "stay at home"), toldTo(player, "storm is over")]).toEqual([1, 1]);
  await move(id, "CANCELED", "The park was closed for good.");
  await app.deps.jobs.drain();
  expect(toldTo(player, "was canceled. The park was closed for good.")).toBe(1);
  expect(await lettersOf(id)).toHaveLength(3);
});

test("nobody is written to where nobody is, and nothing is told with an edit that was refused", async () => {
  const empty = await makeHunt(app, { state: "UTAH" });
  expect((await write(empty, "Hello?")).body).toMatchObject({ code: "nobody_on_it" });
  expect((await write("no-such-hunt", "Hello?")).status).toBe(404);
  expect((await write(empty, " ")).status).toBe(400);
  const version = 99;
  const stale = {
    params: { id: empty },
    body: { status: "PAUSED" as const, tell: "No.", version },
  };
  expect((await app.call(contract.updateHunt, stale, admin)).status).toBe(409);
  expect(await lettersOf(empty)).toEqual([]);
});
