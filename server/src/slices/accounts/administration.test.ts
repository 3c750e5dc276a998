import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { buyPlan, type Hunter, makeAdmin, makeHunter, signIn } from "../../../test/factories.ts";
import { runCommand } from "./console.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const change = (
  by: Hunter,
  of: Hunter,
  body: { role?: contract.Role | null; suspended?: boolean },
) => app.call(contract.updateUser, { params: { id: of.id }, body }, by);
const mayRead = async (who: Hunter) =>
  (await app.call(contract.listUsers, { query: {} }, who)).status;

describe("administrators", () => {
  test("make others, and whoever is one no longer loses the right at once", async () => {
    const second = await makeHunter(app);
    expect(await mayRead(second)).toBe(403);
    expect(await change(second, second, { role: "owner" })).toMatchObject({ status: 403 });
    expect(await change(admin, second, { role: "owner" })).toMatchObject({
      status: 200,
      body: { user: { isAdmin: true, role: "owner" } },
    });
    expect(await mayRead(second)).toBe(200);
    await change(admin, second, { role: null });
    expect(await mayRead(second)).toBe(403);
    const { entries } = await app.ask(
      contract.listAudit,
      { query: { search: "role", limit: 2 } },
      admin,
    );
    expect(entries).toMatchObject([
      { action: "take role", actor: admin.email, before: { role: "owner" } },
      { action: "give role", after: { name: second.email, role: "owner" } },
    ]);
  });

  test("are never all removed, whoever asks at the same time", async () => {
    expect(await change(admin, admin, { role: null })).toMatchObject({
      status: 409,
      body: { code: "last_owner" },
    });
    expect((await change(admin, admin, { suspended: true })).status).toBe(409);
    const second = await makeHunter(app);
    await change(admin, second, { role: "owner" });
    const both = await Promise.all([
      change(admin, second, { role: null }),
      change(second, admin, { role: null }),
    ]);
    const { users } = await app
      .ask(contract.listUsers, { query: { show: "admins" } }, admin)
      .catch(() => app.ask(contract.listUsers, { query: { show: "admins" } }, second));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(users).toHaveLength(1);
    if (users[0]?.id === second.id) await change(second, admin, { role: "owner" });
    await change(admin, second, { role: null });
  });

  test("roles are an owner's to give and take, and only an owner suspends who has one", async () => {
    const [operator, support, hunter] = [
      await makeHunter(app),
      await makeHunter(app),
      await makeHunter(app),
    ];
    expect((await change(admin, operator, { role: "operator" })).status).toBe(200);
    expect((await change(admin, support, { role: "support" })).status).toBe(200);
    for (const [of, body] of [
      [hunter, { role: "support" }],
      [support, { role: null }],
      [support, { suspended: true }],
      [operator, { role: "owner" }],
      [admin, { suspended: true }],
    ] as const) {
      const refused = await change(operator, of, body);
      expect(refused).toMatchObject({ status: 403, body: { code: "owner_only" } });
    }
    expect((await change(operator, hunter, { suspended: true })).status).toBe(200);
    expect(await change(support, hunter, { suspended: false })).toMatchObject({ status: 403 });
    // An operator is no owner: the last owner stays.
    expect((await change(admin, admin, { role: "operator" })).body.code).toBe("last_owner");
    await change(admin, operator, { role: null });
    await change(admin, support, { role: null });
  });

  test("suspend an account: its sessions end, and its calls are refused until it is lifted", async () => {
    const hunter = await makeHunter(app);
    await change(admin, hunter, { suspended: true });
    expect((await app.call(contract.getCredits, {}, hunter)).status).toBe(401);
    await expect(signIn(app, hunter)).rejects.toThrow("This account is suspended.");
    expect(await change(admin, hunter, { role: "owner" })).toMatchObject({
      status: 409,
      body: { code: "admin_suspended" },
    });
    await change(admin, hunter, { suspended: false });
    const again = await signIn(app, hunter);
    expect((await app.call(contract.getCredits, {}, again)).status).toBe(200);
    expect((await app.call(contract.getCredits, {}, hunter)).status).toBe(401);
  });
});

describe("the list of users", () => {
  test("is searched, sorted, narrowed and paged", async () => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "three");
    const find = async (query: Record<string, unknown>) =>
      app.ask(contract.listUsers, { query } as never, admin);
    const { users } = await find({ search: hunter.email.toUpperCase() });
    expect(users).toMatchObject([{ id: hunter.id, plan: "3 Hunts", subscriptions: 0 }]);
    expect((await find({ search: hunter.id })).users).toHaveLength(1);
    expect((await find({ search: "%" })).total).toBe(0);
    for (let n = 0; n < 24; n += 1) await makeHunter(app);
    const first = await find({ sort: "email" });
    const second = await find({ sort: "email", page: 2 });
    expect(first.users).toHaveLength(25);
    expect(second.users.length).toBe(first.total - 25);
    const emails = [...first.users, ...second.users].map(({ email }) => email);
    expect(emails).toEqual([...emails].sort());
  });
});

describe("the console's command", () => {
  test("makes and unmakes administrators, and never the last", async () => {
    const run = (...words: string[]) => runCommand(app.deps, words);
    expect(await run("list")).toEqual({
      done: true,
      text: `${admin.email}, owner, without a second factor`,
    });
    expect((await run("make", "nobody@hunts.test")).text).toMatch(/^Nobody is registered as/);
    expect((await run("unmake", admin.email)).text).toMatch(/^This is the last owner/);
    const second = await makeHunter(app);
    expect(await run("make", ` ${second.email.toUpperCase()} `)).toMatchObject({ done: true });
    expect(await mayRead(second)).toBe(200);
    expect(await run("unmake", second.email)).toMatchObject({ done: true });
    expect(await mayRead(second)).toBe(403);
    expect((await run("dance")).done).toBe(false);
    const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
    expect(entries[0]?.actor).toBe("the console");
  });
});

describe("an account is signed out from the desk", () => {
  const sessionsOf = async (who: Hunter) =>
    (await app.ask(contract.getAdminUser, { params: { id: who.id } }, admin)).sessions;
  const works = async (who: Hunter) =>
    (await app.call(contract.verifySession, {}, who)).status === 200;

  test("on one device, and the others stay; the log says which", async () => {
    const hunter = await makeHunter(app);
    const phone = await signIn(app, hunter);
    const support = await makeHunter(app);
    await change(admin, support, { role: "support" });
    const { sessions } = await app.ask(contract.listSessions, {}, phone);
    const params = { id: hunter.id, sessionId: sessions[0]?.id ?? "" };
    expect((await app.call(contract.endUserSession, { params }, support)).status).toBe(200);
    expect([await works(phone), await works(hunter)]).toEqual([false, true]);
    expect((await app.call(contract.endUserSession, { params }, support)).status).toBe(404);
    const others = { id: support.id, sessionId: (await sessionsOf(hunter))[0]?.id ?? "" };
    expect((await app.call(contract.endUserSession, { params: others }, admin)).status).toBe(404);
    const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
    expect(entries[0]).toMatchObject({
      action: "sign out device of user",
      actor: support.email,
      before: { name: hunter.email, devices: [expect.any(String)] },
    });
  });

  test("everywhere; of somebody with a role by an owner alone, and never the session that asks", async () => {
    const hunter = await makeHunter(app);
    await signIn(app, hunter);
    const operator = await makeHunter(app);
    await change(admin, operator, { role: "operator" });
    const end = (by: Hunter, of: Hunter) =>
      app.call(contract.endUserSessions, { params: { id: of.id } }, by);
    expect(await end(operator, admin)).toMatchObject({ status: 403, body: { code: "owner_only" } });
    expect(await end(operator, hunter)).toMatchObject({ status: 200, body: { ended: 2 } });
    expect([await works(hunter), await works(operator)]).toEqual([false, true]);
    const elsewhere = await signIn(app, operator);
    expect(await end(operator, operator)).toMatchObject({ body: { ended: 1 } });
    expect([await works(elsewhere), await works(operator)]).toEqual([false, true]);
    expect(await end(admin, operator)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await works(operator)).toBe(false);
  });
});
