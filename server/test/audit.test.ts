import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "../src/lib/db/sql.ts";
import { readLibraryFiles } from "../src/slices/places/service.ts";
import { testApp } from "./build-app.ts";
import type { World } from "./changed-things.ts";
import { type ChangingCall, changing } from "./changing-calls.ts";
import { type Hunter, makeAdmin, makeHunter } from "./factories.ts";

let world: World;

beforeAll(async () => {
  const app = await testApp({}, () => readLibraryFiles(["kansas"]));
  const admin = await makeAdmin(app);
  const second = await makeHunter(app);
  const make = { params: { id: second.id }, body: { role: "owner" } } as const;
  await app.ask(contract.updateUser, make, admin);
  await app.services.begin(() => {});
  world = { app, admin, second };
});
afterAll(() => world.app.close());

interface Entry {
  action: string;
  before: unknown;
  after: unknown;
}

const readLog = (by: Hunter) =>
  world.app.deps.db.query<Entry>(sql`
    select action, before, after from audit_log where actor_id = ${by.id} order by at, id`);

const calls = Object.values(contract).filter(
  (each): each is typeof each & contract.Endpoint =>
    typeof each === "object" &&
    "access" in each &&
    each.access === "admin" &&
    each.method !== "GET",
);

/** Calls that change what is there already, whose entry says what it was and what it is. */
const changes = new Set<ChangingCall>([
  ...calls
    .filter(({ method }) => method === "PUT" || method === "PATCH")
    .map(({ name }) => name as ChangingCall),
  "adjustCredits",
  "resetSecondFactor",
  "replyToTicket",
  "decideRating",
  "surveySquare",
  "undoSurvey",
  "settleSquare",
  "acceptPin",
  "cancelJob",
  "retryJob",
  "letGoOfJob",
  "approvePayout",
  "payPayout",
  "holdPayout",
  "disqualifyPayout",
  "decideAnswer",
  "moveSandboxClock",
]);
/** Changes of what was not there before in this test. */
const firstOf = new Set<ChangingCall>(["setAutoReplenishment", "noteGround"]);

test("every call that changes something is known here", () => {
  expect(Object.keys(changing).sort()).toEqual(calls.map(({ name }) => name).sort());
});

test.each(calls.map((call) => [call.name as ChangingCall, call] as const))(
  "%s stands in the log: who, what, before and after in the same units",
  async (name, call: contract.Endpoint) => {
    const make = changing[name];
    if (!make) return;
    const { as = world.admin, ...asked } = await make(world);
    const before = await readLog(as);
    await world.app.ask(call, asked as never, as);
    const written = (await readLog(as)).slice(before.length);
    expect(written.length).toBeGreaterThan(0);
    const own = written.find((entry) => !entry.action.startsWith("replace ")) ?? written[0];
    if (changes.has(name)) {
      expect(own?.after, "what it is").not.toBeNull();
      if (!firstOf.has(name)) expect(own?.before, "what it was").not.toBeNull();
    } else if (call.method === "DELETE") expect(own?.before, "what it was").not.toBeNull();
    const [old, now] = [fieldsOf(own?.before), fieldsOf(own?.after)];
    for (const field of Object.keys(old).filter((one) => now[one] && old[one])) {
      expect(kindOf(now[field]), field).toBe(kindOf(old[field]));
    }
    if (changes.has(name)) {
      expect(Object.keys(old).filter((field) => !(field in now) && field !== "name")).toEqual([]);
    }
  },
);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** A text of a moment, a number, a list: what is compared has to be of one kind. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  const isMoment = typeof value === "string" && /^\d{4}-\d\d-\d\dT.*Z$/.test(value);
  return isMoment ? `moment of ${String(value).length}` : typeof value;
}
