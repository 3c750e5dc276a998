import * as contract from "@ten-paces/contract";
import { mayCall, rolesOf } from "@ten-paces/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "./build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makeHunter } from "./factories.ts";

const adminCalls = Object.values(contract)
  .filter(
    (each): each is contract.Endpoint & typeof each =>
      typeof each === "object" && "access" in each && each.access === "admin",
  )
  .map((each): contract.Endpoint => each);

let app: TestApp;
let people: Record<contract.Role, Hunter>;
let hunter: Hunter;

beforeAll(async () => {
  app = await testApp();
  const owner = await makeAdmin(app);
  const withRole = async (role: contract.Role) => {
    const made = await makeHunter(app);
    await app.ask(contract.updateUser, { params: { id: made.id }, body: { role } }, owner);
    return made;
  };
  people = { owner, operator: await withRole("operator"), support: await withRole("support") };
  hunter = await makeHunter(app);
});
afterAll(() => app.close());

/** Asks with nothing that a call wants: only whether one may ask at all is looked at, and no job is waited for. */
async function tryCall(
  { method, path }: Pick<contract.Endpoint, "path"> & { method: Method },
  who: Hunter | null,
): Promise<number> {
  const answer = await app.fastify.inject({
    method,
    url: `/api${path.replaceAll(/:\w+/g, "nothing")}`,
    headers: {
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...(method !== "GET" && { "content-type": "application/json" }),
    },
    ...(method !== "GET" && { payload: '{"wait":false}' }),
  });
  return answer.statusCode;
}

type Method = contract.Endpoint["method"];

/** Every route that the server answers, declared or not: read off its tree, in which a step in is a longer address. */
function registeredRoutes(): { method: Method; url: string }[] {
  const above: string[] = [];
  return app.fastify
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] =
        /^([ │]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, `${above[depth - 1] ?? ""}${part}`);
      return methods
        .split(", ")
        .filter((method) => method !== "" && method !== "HEAD" && method !== "OPTIONS")
        .map((method) => ({ method: method as Method, url: above[depth] ?? "" }));
    });
}

test("whatever answers below /api/admin asks for a token and for a role, however it was declared", async () => {
  const below = registeredRoutes().filter(({ url }) => url.startsWith("/api/admin"));
  const known = below.map(({ method, url }) => `${method} ${url}`);
  for (const { method, path } of adminCalls)
    if (path.startsWith("/admin")) expect(known).toContain(`${method} /api${path}`);
  expect(known).toContain("GET /api/admin/jobs/:id/events");
  for (const { method, url } of below) {
    const call = { method, path: url.replace(/^\/api/, "") };
    expect(await tryCall(call, null), `${method} ${url}`).toBe(401);
    expect(await tryCall(call, hunter), `${method} ${url}`).toBe(403);
  }
});

test("the table of roles names every call for administrators, and no other", () => {
  expect(Object.keys(rolesOf).sort()).toEqual(adminCalls.map(({ name }) => name).sort());
  expect(mayCall("noSuchCall", "owner")).toBe(false);
  expect(mayCall("listUsers", null)).toBe(false);
});

test("every call for administrators is refused without a token, to hunters, and to each role that may not", async () => {
  for (const call of adminCalls) {
    expect(await tryCall(call, null), call.name).toBe(401);
    expect(await tryCall(call, hunter), call.name).toBe(403);
    for (const role of contract.role.options) {
      const may = mayCall(call.name, role);
      const status = await tryCall(call, people[role]);
      expect([401, 403].includes(status), `${call.name} by ${role}: ${status}`).toBe(!may);
    }
  }
});

test("support sees of a hunt what anybody sees, and no more by the finder", async () => {
  const id = await makeHunt(app, { secret: "kept" });
  const draft = await makeHunt(app, { state: "IOWA", status: "PENDING" });
  const see = async (who: Hunter, huntId = id) =>
    app.call(contract.getHunt, { params: { id: huntId }, query: {} }, who);
  expect(JSON.stringify((await see(people.operator)).body)).toContain("clue-kept-3");
  const seen = JSON.stringify((await see(people.support)).body);
  expect(seen).not.toMatch(/(clue|hint\d|landmark|explanation)-kept/);
  expect((await see(people.support, draft)).status).toBe(404);
  const query = { lat: 38.5, lng: -98.5 };
  expect((await app.call(contract.locateSquare, { query }, people.operator)).status).toBe(200);
  expect((await app.call(contract.locateSquare, { query }, people.support)).status).not.toBe(200);
});
