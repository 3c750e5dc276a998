import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
let huntId: string;

beforeAll(async () => {
  app = await testApp();
  huntId = await makeHunt(app, { difficulty: "HARD", secret: "zebrafish" });
});
afterAll(() => app.close());

const easyLine = "list-zebrafish-1";

async function read(player: Hunter) {
  const { hunt } = await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
  const [first] = hunt.squares;
  if (first?.state !== "current") throw new Error("square 1 is not the current one");
  return { text: JSON.stringify(hunt), square: first };
}

test("a line that is not open has not left the server; a wrong check-in opens it", async () => {
  const player = await makePlayer(app, huntId, 10);
  const before = await read(player);
  expect(before.text).not.toContain(easyLine);
  const nextAt = new Date(app.clock.now().getTime() + 6 * 3_600_000).toISOString();
  expect(before.square.ladder).toEqual({ count: 1, nextAt });
  const body = { squareNum: 1, fixes: fixesAt(app, 1, 600) };
  const answer = await app.ask(contract.checkIn, { params: { id: huntId }, body }, player);
  expect(answer.success).toBe(false);
  const after = await read(player);
  expect(after.text).toContain(easyLine);
  expect(after.square.ladder).toBeUndefined();
});

test("six hours at a square open it too, counted from when it was first shown", async () => {
  const player = await makePlayer(app, huntId, 10);
  await read(player);
  app.clock.advance(5.9 * 3_600);
  expect((await read(player)).text).not.toContain(easyLine);
  app.clock.advance(0.2 * 3_600);
  expect((await read(player)).text).toContain(easyLine);
});
