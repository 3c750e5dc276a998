import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  goodCard,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  sayWho,
} from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "ten-paces-states-"));
  const shipped = readFileSync(
    new URL("../../../../data/states/prizes.csv", import.meta.url),
    "utf8",
  );
  const file = join(folder, "states.csv");
  writeFileSync(file, shipped.replace("OHIO,fixed_prizes_only", "OHIO,points_only"));
  app = await testApp({ STATES_FILE: file });
  admin = await makeAdmin(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Registered, without having said who they are. */
async function newcomer(): Promise<Hunter> {
  const email = `newcomer-${Math.random().toString(36).slice(2)}@hunts.test`;
  const { user, token } = await app.ask(contract.register, {
    body: { email, password: "brass lantern 9" },
  });
  return { id: user.id, email, token };
}
const checkout = (hunter: Hunter, kind: "plan" | "pack" = "plan") =>
  app.call(
    contract.startCheckout,
    { body: { kind, id: kind === "plan" ? "one" : "five" } },
    hunter,
  );
const say = (hunter: Hunter, body: { residence?: string; birthDate?: string }) =>
  app.call(contract.updateProfile, { body }, hunter);
const correct = (hunter: Hunter, body: Record<string, unknown>) =>
  app.ask(
    contract.updateUser,
    { params: { id: hunter.id }, body: { reason: "A letter.", ...body } },
    admin,
  );

describe("before the first card", () => {
  test("both are needed, and what is given holds", async () => {
    const hunter = await newcomer();
    for (const kind of ["plan", "pack"] as const) {
      expect(await checkout(hunter, kind)).toMatchObject({
        status: 409,
        body: { code: "who_needed" },
      });
    }
    expect((await say(hunter, { residence: "kansas" })).body).toMatchObject({
      user: { residence: "KANSAS", birthDate: null },
    });
    expect((await checkout(hunter)).body).toMatchObject({ code: "who_needed" });
    expect((await say(hunter, { birthDate: "1990-02-03" })).status).toBe(200);
    expect((await checkout(hunter)).status).toBe(200);
    expect((await say(hunter, { residence: "OHIO" })).body).toMatchObject({
      code: "already_given",
    });
    expect((await say(hunter, { residence: "KANSAS", birthDate: "1990-02-03" })).status).toBe(200);
    await correct(hunter, { residence: "OHIO" });
    expect((await app.ask(contract.getProfile, {}, hunter)).user.residence).toBe("OHIO");
    const { entries } = await app.ask(
      contract.listAudit,
      { query: { search: "correct user" } },
      admin,
    );
    expect(entries[0]).toMatchObject({
      before: { residence: "KANSAS" },
      after: { residence: "OHIO" },
    });
  });

  test("what cannot be so is told beside its field", async () => {
    const hunter = await newcomer();
    const faults: [Parameters<typeof say>[1], string][] = [
      [{ residence: "ATLANTIS" }, "residence"],
      [{ birthDate: "2031-01-01" }, "birthDate"],
      [{ birthDate: "1812-01-01" }, "birthDate"],
      [{ birthDate: "yesterday" }, "birthDate"],
    ];
    for (const [body, path] of faults) {
      expect(await say(hunter, body)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    }
  });

  test("nobody under 18 pays, and an administrator's household neither pays nor plays", async () => {
    const young = await newcomer();
    await say(young, { residence: "KANSAS", birthDate: "2008-05-05" });
    expect(await checkout(young)).toMatchObject({ status: 403, body: { code: "too_young" } });
    const huntId = await makeHunt(app, { state: "UTAH" });
    const relative = await makeHunter(app);
    await correct(relative, { household: true });
    await sayWho(app, admin.id);
    for (const who of [admin, relative]) {
      expect(await checkout(who)).toMatchObject({ status: 403, body: { code: "barred" } });
      const subscribed = await app.call(
        contract.subscribe,
        { params: { id: huntId }, body: {} },
        who,
      );
      expect(subscribed).toMatchObject({ status: 403, body: { code: "barred", success: false } });
    }
  });
});

test("who plays for points, or became an administrator or household on the way, finishes and takes no place", async () => {
  const huntId = await makeHunt(app, { state: "IOWA", squares: 1 });
  const finish = async (hunter: Hunter) => {
    app.clock.advance(20);
    const body = { squareNum: 1, fixes: fixesAt(app, 1) };
    return app.ask(contract.checkIn, { params: { id: huntId }, body }, hunter);
  };
  const forPoints = await makeHunter(app);
  await sayWho(app, forPoints.id, "OHIO");
  const { url } = await app.ask(
    contract.startCheckout,
    { body: { kind: "plan", id: "one", huntId } },
    forPoints,
  );
  await app.ask(
    contract.paySandbox,
    { params: { checkoutId: url.split("/").at(-1) ?? "" }, body: goodCard },
    forPoints,
  );
  await app.fastify.inject({
    url: `/api/hunts/${huntId}`,
    headers: { authorization: `Bearer ${forPoints.token}` },
  });
  const relative = await makePlayer(app, huntId);
  await correct(relative, { household: true });
  const promoted = await makePlayer(app, huntId);
  await correct(promoted, { role: "operator" });
  for (const hunter of [forPoints, relative, promoted]) {
    expect(await finish(hunter)).toMatchObject({ huntCompleted: true });
    expect((await app.ask(contract.listPrizes, {}, hunter)).prizes).toEqual([]);
  }
  const winner = await makePlayer(app, huntId);
  expect(await finish(winner)).toMatchObject({ prizePlace: 1 });
});

test("the table is told to everybody", async () => {
  const { states } = await app.ask(contract.whoCanWin, {});
  expect(states).toHaveLength(51);
  expect(states.find(({ state }) => state === "OHIO")).toMatchObject({
    rule: "points_only",
    wins: false,
  });
  expect(states.find(({ state }) => state === "IOWA")).toMatchObject({
    wins: true,
    source: "not checked by counsel",
  });
});

test("a table that is not usable stops the start", async () => {
  const file = join(folder, "broken.csv");
  writeFileSync(file, "state,rule,source,date\nOHIO,perhaps,x,2026-01-01\n");
  await expect(testApp({ STATES_FILE: file })).rejects.toThrow("Line 2: “perhaps” is no rule");
});
