import { getLeaderboard, listHunts } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Answers sent as ready bytes pass no schema on their way: here they are held against it. */
test("answers sent as ready bytes have the shape their endpoints declare, and nothing beside it", async () => {
  const huntId = await makeHunt(app);
  const player = await makePlayer(app, huntId);
  for (const as of [undefined, player]) {
    const hunts = await app.call(listHunts, { query: {} }, as);
    expect(listHunts.result.parse(hunts.body)).toEqual(hunts.body);
    const board = await app.call(getLeaderboard, {}, as);
    expect(getLeaderboard.result.parse(board.body)).toEqual(board.body);
  }
});
