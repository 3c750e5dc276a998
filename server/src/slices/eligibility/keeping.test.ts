import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";
import { listPlaceTakers } from "./service.ts";
import { parseStates } from "./states-file.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const counsel = {
  source: "Letter of counsel, no. 7",
  date: "2026-05-01",
  note: "Ask again in fall.",
};
const set = (states: { state: string; version: number }[], rule: contract.StateRule, more = {}) =>
  app.call(contract.setStates, { body: { states, rule, ...counsel, ...more } }, admin);
const rowOf = async (state: string) =>
  (await app.ask(contract.listStates, {}, admin)).states.find((one) => one.state === state);
const winsIn = async (state: string) =>
  (await app.ask(contract.whoCanWin, {})).states.find((one) => one.state === state)?.wins;

test("what is set holds at once, for the page and for who takes a place; the log has before and after", async () => {
  const hunter = await makeHunter(app);
  const { id } = hunter;
  const { residence } = (await app.ask(contract.getAdminUser, { params: { id } }, admin)).user;
  const state = residence ?? "";
  expect(await winsIn(state)).toBe(true);
  expect((await listPlaceTakers(app.deps, app.deps.db, [id])).has(id)).toBe(true);
  expect((await set([{ state, version: 0 }], "points_only")).status).toBe(200);
  expect(await winsIn(state)).toBe(false);
  expect((await listPlaceTakers(app.deps, app.deps.db, [id])).has(id)).toBe(false);
  expect(await rowOf(state)).toMatchObject({ ...counsel, version: 1, unchecked: false });
  expect(JSON.stringify(await app.ask(contract.whoCanWin, {}))).not.toContain("Ask again");
  const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
  expect(entries[0]).toMatchObject({
    action: "set who can win",
    subject: expect.stringContaining(state),
    before: { rule: "fixed_prizes_only", source: "not checked by counsel" },
    after: { rule: "points_only", ...counsel },
  });
  const params = { state };
  const back = await app.call(contract.takeBackState, { params, query: { version: 1 } }, admin);
  expect(back.status).toBe(200);
  expect(await rowOf(state)).toMatchObject({ version: 0, note: "" });
  expect(await winsIn(state)).toBe(true);
});

test("of several states all are set or none: one that was changed meanwhile keeps the others", async () => {
  await set([{ state: "IOWA", version: 0 }], "register_first");
  const two = [
    { state: "OHIO", version: 0 },
    { state: "IOWA", version: 0 },
  ];
  expect(await set(two, "open")).toMatchObject({
    status: 409,
    body: { code: "stale", states: [{ state: "IOWA" }] },
  });
  expect(await rowOf("OHIO")).toMatchObject({ version: 0 });
  const stale = { params: { state: "IOWA" }, query: { version: 2 } };
  expect((await app.call(contract.takeBackState, stale, admin)).status).toBe(409);
  const now = [
    { state: "OHIO", version: 0 },
    { state: "IOWA", version: 1 },
  ];
  expect((await set(now, "open")).status).toBe(200);
  const both = await Promise.all([
    set([{ state: "OHIO", version: 1 }], "points_only"),
    set([{ state: "OHIO", version: 1 }], "register_first"),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a source of tomorrow, none at all, and a state that is none are refused", async () => {
  const maine = [{ state: "MAINE", version: 0 }];
  expect(await set(maine, "open", { date: "2026-05-05" })).toMatchObject({ status: 400 });
  expect(await set(maine, "open", { source: " " })).toMatchObject({
    status: 400,
    body: { error: "Please enter who says so, and where." },
  });
  expect(await set([{ state: "ATLANTIS", version: 0 }], "open")).toMatchObject({ status: 422 });
});

test("only owners set it, and what is saved as a file is a file of states", async () => {
  const operator = await makeHunter(app);
  const params = { id: operator.id };
  await app.ask(contract.updateUser, { params, body: { role: "operator" } }, admin);
  const body = { states: [{ state: "UTAH", version: 0 }], rule: "open" as const, ...counsel };
  expect((await app.call(contract.setStates, { body }, operator)).status).toBe(403);
  expect((await app.call(contract.listStates, {}, operator)).status).toBe(200);
  await set([{ state: "UTAH", version: 0 }], "open");
  const { body: text } = await app.fastify.inject({
    url: "/api/admin/export/states.csv",
    headers: { authorization: `Bearer ${operator.token}` },
  });
  const lines = parseStates(text, "states.csv");
  expect(lines).toHaveLength(51);
  expect(lines).toContainEqual({
    state: "UTAH",
    rule: "open",
    source: counsel.source,
    date: counsel.date,
  });
});
