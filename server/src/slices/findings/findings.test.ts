import {
  acceptPin,
  checkIn,
  type FoundAs,
  foundSquare,
  getHunt,
  listFindings,
} from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const found = (huntId: string, as: FoundAs, by: Hunter) =>
  app.call(foundSquare, { params: { id: huntId, num: 1 }, body: { as } }, by);

test("finders say how a spot was; three of them propose a pin, in the middle of where they stood", async () => {
  const huntId = await makeHunt(app, { state: "OHIO" });
  const players = await Promise.all([1, 2, 3].map(() => makePlayer(app, huntId)));
  const [first] = players;
  if (!first) throw new Error("no players");
  expect((await found(huntId, "as_told", first)).body.code).toBe("not_found_yet");
  expect((await found(huntId, "as_told", await makeHunter(app))).body.code).toBe("not_found_yet");
  for (const [index, player] of players.entries()) {
    const body = { squareNum: 1, fixes: fixesAt(app, 1, index) };
    await app.ask(checkIn, { params: { id: huntId }, body }, player);
    expect((await found(huntId, "different", player)).status).toBe(200);
    expect((await found(huntId, "as_told", player)).status).toBe(200);
    const { places } = await app.ask(listFindings, {}, admin);
    expect(places[0]).toMatchObject({ placeId: "test-place-1", asTold: index + 1, different: 0 });
    expect(places[0]?.proposal === null).toBe(index < 2);
  }
  const { places } = await app.ask(listFindings, {}, admin);
  expect(places[0]?.proposal).toMatchObject({ finders: 3 });
  // The test's places stand in no library: no pin can be taken for them.
  const accept = { params: { placeId: "test-place-1" } };
  expect((await app.call(acceptPin, accept, admin)).body.code).toBe("unknown_place");
  expect((await app.call(acceptPin, accept, first)).status).toBe(403);
});

test("a hunt's page says in which months its squares were stood on, never which", async () => {
  const huntId = await makeHunt(app, { state: "IOWA" });
  const player = await makePlayer(app, huntId);
  const read = () => app.ask(getHunt, { params: { id: huntId }, query: {} }, player);
  // Square 1 stands at the place of the test above.
  expect((await read()).lastStood).toEqual({ newest: "2026-05", oldest: "2026-05", never: 2 });
  app.clock.advance(40 * 86_400);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  expect((await app.call(checkIn, { params: { id: huntId }, body }, player)).status).not.toBe(500);
  const digital = await makeHunt(app, { state: "UTAH", variant: "DIGITAL" });
  const solver = await makePlayer(app, digital);
  const shown = await app.ask(getHunt, { params: { id: digital }, query: {} }, solver);
  expect(shown).not.toHaveProperty("lastStood");
});
