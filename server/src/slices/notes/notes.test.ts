import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeHunt, makeHunter, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
let id: string;
let hunter: Hunter;
beforeAll(async () => {
  app = await testApp();
  id = await makeHunt(app, { state: "KANSAS" });
  hunter = await makePlayer(app, id);
});
afterAll(() => app.close());

const keep = (as: Hunter, num: number, text: string, version: number) =>
  app.call(contract.keepNote, { params: { id, num }, body: { text, version } }, as);
const notes = async (as: Hunter) =>
  (await app.ask(contract.getNotes, { params: { id } }, as)).notes;

test("a note follows the account, and another device's is told and not overwritten", async () => {
  expect(await keep(hunter, 1, "By the creek?", 0)).toMatchObject({ body: { version: 1 } });
  expect(await keep(hunter, 1, "By the depot.", 1)).toMatchObject({ body: { version: 2 } });
  const late = await keep(hunter, 1, "Ask about the mill", 1);
  expect(late).toMatchObject({
    status: 409,
    body: { code: "changed", text: "By the depot.", version: 2 },
  });
  // The same once more, because its answer was lost.
  expect(await keep(hunter, 1, "By the depot.", 1)).toMatchObject({ body: { version: 2 } });
  await keep(hunter, 0, "Bring water.", 0);
  expect(await notes(hunter)).toEqual([
    { num: 0, text: "Bring water.", version: 1 },
    { num: 1, text: "By the depot.", version: 2 },
  ]);
});

test("of two devices that write at once one is told of the other", async () => {
  const answers = await Promise.all([keep(hunter, 2, "one", 0), keep(hunter, 2, "two", 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("nobody else reads them, and only hunters of a hunt keep some", async () => {
  const stranger = await makeHunter(app);
  expect(await notes(stranger)).toEqual([]);
  expect(await keep(stranger, 1, "mine", 0)).toMatchObject({ status: 403 });
  expect(await keep(hunter, 51, "no such square", 0)).toMatchObject({ status: 400 });
  expect(await keep(hunter, 3, "x".repeat(4001), 0)).toMatchObject({ status: 400 });
});

test("they are in the export", async () => {
  await keep(hunter, 4, "A note to take along", 0);
  const file = await app.ask(contract.exportUser, {}, hunter);
  expect(JSON.stringify(file)).toContain("A note to take along");
});
