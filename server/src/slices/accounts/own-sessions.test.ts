import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeAdmin, makeHunter } from "../../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on" }, undefined, { sessionsAge: true });
});
afterAll(() => app.close());

const password = "brass lantern 9";
const signIn = (email: string) => app.ask(contract.login, { body: { email, password } });
const statusOf = async (as: { token: string }) =>
  (await app.call(contract.verifySession, {}, as)).status;

describe("sessions", () => {
  test("are listed with their devices, the own first, and ended one by one", async () => {
    const hunter = await makeHunter(app);
    app.clock.advance(3600);
    const second = await signIn(hunter.email);
    const { sessions } = await app.ask(contract.listSessions, {}, hunter);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(sessions[0]?.lastSeenAt).toBe(app.clock.now().toISOString());
    expect(JSON.stringify(sessions)).not.toContain(second.token);
    const other = sessions[1]?.id ?? "";
    await app.ask(contract.endSession, { params: { id: other } }, hunter);
    expect([await statusOf(second), await statusOf(hunter)]).toEqual([401, 200]);
  });

  test("are ended everywhere but here, at once", async () => {
    const hunter = await makeHunter(app);
    const others = await Promise.all([signIn(hunter.email), signIn(hunter.email)]);
    const { ended } = await app.ask(contract.endOtherSessions, {}, hunter);
    expect(ended).toBe(2);
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect(await statusOf(hunter)).toBe(200);
  });

  test("of somebody else are nobody's business", async () => {
    const [one, two] = await Promise.all([makeHunter(app), makeHunter(app)]);
    const { sessions } = await app.ask(contract.listSessions, {}, two);
    const params = { id: sessions[0]?.id ?? "" };
    expect((await app.call(contract.endSession, { params }, one)).status).toBe(404);
    expect(await statusOf(two)).toBe(200);
  });

  test("end when they are not used, an administrator's sooner", async () => {
    const admin = await makeAdmin(app);
    const hunter = await makeHunter(app);
    app.clock.advance(11 * 3600);
    expect(await statusOf(admin)).toBe(200);
    app.clock.advance(11 * 3600);
    expect(await statusOf(admin)).toBe(200);
    app.clock.advance(13 * 3600);
    expect(await statusOf(admin)).toBe(401);
    expect(await statusOf(hunter)).toBe(200);
    app.clock.advance(29 * 24 * 3600);
    expect(await statusOf(hunter)).toBe(200);
    app.clock.advance(31 * 24 * 3600);
    expect(await statusOf(hunter)).toBe(401);
  });
});

describe("a password changed while signed in", () => {
  const change = (as: { token: string }, currentPassword: string, newPassword: string) =>
    app.call(contract.changePassword, { body: { currentPassword, newPassword } }, as);

  test("ends every other session and keeps this one", async () => {
    const hunter = await makeHunter(app);
    const other = await signIn(hunter.email);
    const next = "a lantern in fog";
    expect((await change(hunter, password, next)).status).toBe(200);
    expect([await statusOf(other), await statusOf(hunter)]).toEqual([401, 200]);
    const old = await app.call(contract.login, { body: { email: hunter.email, password } });
    expect(old.status).toBe(401);
    const fresh = await app.call(contract.login, {
      body: { email: hunter.email, password: next },
    });
    expect(fresh.status).toBe(200);
  });

  test("needs the current one, and a thief of a session has ten tries", async () => {
    const hunter = await makeHunter(app);
    const codes: unknown[] = [];
    for (let index = 0; index < 12; index += 1) {
      codes.push((await change(hunter, "a wrong guess", "a lantern in fog")).body.code);
    }
    expect(codes.filter((code) => code === "wrong_password")).toHaveLength(10);
    expect(codes.filter((code) => code === "too_many_attempts")).toHaveLength(2);
    // Which keeps nobody from signing in.
    expect((await signIn(hunter.email)).user.email).toBe(hunter.email);
  });

  test("is judged like any other", async () => {
    const hunter = await makeHunter(app);
    const weak = await change(hunter, password, hunter.email);
    expect(weak).toMatchObject({ status: 422, body: { code: "password_weak" } });
    const known = await change(hunter, password, "password123");
    expect(known).toMatchObject({ status: 422, body: { code: "password_known" } });
  });
});
