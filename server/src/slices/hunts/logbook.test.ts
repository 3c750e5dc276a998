import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunt, makeHunter, makePlayer, wordsOfSquare } from "../../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("a logbook holds what the solved squares took, and nothing of the others", async () => {
  const id = await makeHunt(app, { state: "UTAH", variant: "DIGITAL", secret: "otter" });
  const params = { id };
  const player = await makePlayer(app, id, 50);
  const logbook = () => app.ask(contract.getLogbook, { params }, player);
  expect(await logbook()).toMatchObject({ completedAt: null, entries: [] });
  app.clock.advance(90 * 60);
  const attempt = (squareNum: number, words: string) =>
    app.ask(contract.checkIn, { params, body: { squareNum, words } }, player);
  await attempt(1, "never.the.words");
  await app.ask(contract.buyHint, { params, body: { squareNum: 1, level: 2 } }, player);
  expect((await logbook()).entries).toEqual([]);
  await attempt(1, wordsOfSquare(1));
  app.clock.advance(20 * 60);
  await attempt(2, wordsOfSquare(2));
  await attempt(3, "never.the.words");
  const { entries, completedAt } = await logbook();
  expect(completedAt).toBeNull();
  expect(entries).toMatchObject([
    { squareNum: 1, minutes: 90, wrongTries: 1, hints: [2], creditsSpent: 4 },
    { squareNum: 2, minutes: 20, wrongTries: 0, hints: [], creditsSpent: 1 },
  ]);
  expect(entries).toHaveLength(2);
});

test("somebody else's logbook is empty, and a hunt that is not open has none", async () => {
  const id = await makeHunt(app, { state: "OHIO", secret: "heron" });
  const stock = await makeHunt(app, { state: "OHIO", status: "AVAILABLE", secret: "heron" });
  const stranger = await makeHunter(app);
  const { entries } = await app.ask(contract.getLogbook, { params: { id } }, stranger);
  expect(entries).toEqual([]);
  const hidden = await app.call(contract.getLogbook, { params: { id: stock } }, stranger);
  expect(hidden.status).toBe(404);
});
