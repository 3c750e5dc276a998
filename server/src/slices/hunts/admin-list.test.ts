import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
let easy: string;
let hard: string;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  easy = await makeHunt(app, { state: "OHIO", variant: "PHYSICAL" });
  hard = await makeHunt(app, { state: "MAINE", variant: "DIGITAL", status: "AVAILABLE" });
  await app.ask(contract.updateHunt, { params: { id: hard }, body: { next: true } }, admin);
  await makePlayer(app, easy);
});
afterAll(() => app.close());

type Query = Parameters<typeof app.ask<typeof contract.listAdminHunts>>[1]["query"];

const idsOf = async (query: Query) =>
  (await app.ask(contract.listAdminHunts, { query }, admin)).hunts.map(({ id }) => id);

describe("the table of hunts", () => {
  test("finds a hunt by the name, the town and the address of one of its places", async () => {
    const { hunt } = await app.ask(contract.getAdminHunt, { params: { id: easy } }, admin);
    const [square] = hunt.squares;
    expect(await idsOf({ search: square?.w3wAddress ?? "", state: "OHIO" })).toEqual([easy]);
    expect(await idsOf({ search: square?.landmarks[0] ?? "", state: "OHIO" })).toEqual([easy]);
    expect(await idsOf({ search: "no such place anywhere" })).toEqual([]);
    expect(await idsOf({ search: "%" })).toEqual([]);
  });

  test("is narrowed by who is subscribed, what is surveyed and what is special", async () => {
    expect(await idsOf({ subscribed: "yes" })).toEqual([easy]);
    expect(await idsOf({ subscribed: "no" })).toEqual([hard]);
    expect(await idsOf({ special: "next" })).toEqual([hard]);
    expect(await idsOf({ special: "free" })).toEqual([]);
    const surveyed = [...(await idsOf({ surveyed: "yes" })), ...(await idsOf({ surveyed: "no" }))];
    // A digital hunt has nothing to survey: it is in neither.
    expect(surveyed).toEqual([easy]);
  });

  test("is sorted by every column, and its pages are as long as asked for", async () => {
    for (const sort of contract.huntSorts) expect(await idsOf({ sort }), sort).toHaveLength(2);
    expect(await idsOf({ sort: "-subscribers" })).toEqual([easy, hard]);
    expect(await idsOf({ sort: "variant" })).toEqual([hard, easy]);
    expect(await idsOf({ sort: "variant", pageSize: 1, page: 2 })).toEqual([easy]);
    const tooLong = { query: { pageSize: 201 } };
    expect((await app.call(contract.listAdminHunts, tooLong, admin)).status).toBe(400);
  });
});
