import type { Endpoint } from "@ten-paces/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sql } from "../src/lib/db/sql.ts";
import { jsonSchemaOf } from "../src/slices/openapi/json-schema.ts";
import { type TestApp, testApp } from "./build-app.ts";
import { fixesAt, type Hunter, makeAdmin, makeHunt, makePlayer } from "./factories.ts";
import {
  fieldsOf,
  type Hostile,
  hostileNumbers,
  hostileValues,
  sampleOf,
  withField,
} from "./hostile-input.ts";

// Every call with every odd value: thousands of requests, which take their time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let admin: Hunter;
let hunter: Hunter;
let huntId: string;
let endpoints: Endpoint[];

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
  huntId = await makeHunt(app);
  hunter = await makePlayer(app, huntId, 10);
  await app.deps.jobs.drain();
  // Calls that ask for a job wait for its end.
  app.deps.jobs.start();
  await app.fastify.ready();
  endpoints = app.fastify.endpoints;
});
afterAll(() => app.close());

/** Ends the session it is called with, or opens one; what follows would need another token. */
const endsSession = (endpoint: Endpoint) => endpoint.path === "/auth/logout";
const tokenFor = (endpoint: Endpoint) =>
  endpoint.access === "admin" ? admin.token : endpoint.access === "hunter" ? hunter.token : "";

function addressOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return `/api${endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encodeURIComponent(params[name] ?? (name === "num" ? "1" : huntId)),
  )}`;
}

function ask(endpoint: Endpoint, options: Partial<InjectOptions> & { json?: unknown }, token = "") {
  const { json, ...rest } = options;
  return app.fastify.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    ...rest,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...rest.headers,
    },
    ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
  });
}

/** A fingerprint of every row of every table, but for what the mere use of a session leaves. */
async function everything(): Promise<Record<string, string>> {
  const tables = await app.deps.db.query<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const text = `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${name}" t`;
    const statement = { parts: [text], values: [], text, name: undefined };
    const row = await app.deps.db.maybeOne<{ print: string }>(statement);
    prints[name] = row?.print ?? "";
  }
  return prints;
}

/** What a validator says to programmers, which nobody who uses the product may read. */
const ofTheLibrary = /Too (small|big)|Invalid (input|option|string)|expected \w+|received \w+/;

interface Complaint {
  call: string;
  sent: string;
  status: number;
  answer: string;
}

type Sent = {
  endpoint: Endpoint;
  where: string;
  hostile: Hostile;
  options: Parameters<typeof ask>[1];
};

function bodiesOf(endpoint: Endpoint): Sent[] {
  if (!endpoint.body) return [];
  const schema = jsonSchemaOf(endpoint.body, "input");
  const good = sampleOf(schema);
  return fieldsOf(schema).flatMap(({ path, schema: field }) =>
    hostileValues(field).map((hostile) => ({
      endpoint,
      where: path.join("."),
      hostile,
      options: { json: withField(good, path, hostile.value) },
    })),
  );
}

function queriesOf(endpoint: Endpoint): Sent[] {
  if (!endpoint.query) return [];
  const schema = jsonSchemaOf(endpoint.query, "input");
  const good = sampleOf(schema) as Record<string, unknown>;
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    hostileValues(field)
      .filter(({ value }) => typeof value !== "object" && String(value).length < 5000)
      .map((hostile) => {
        const search = new URLSearchParams();
        for (const [other, value] of Object.entries({ ...good, [name]: hostile.value })) {
          search.set(other, String(value));
        }
        return {
          endpoint,
          where: `?${name}`,
          // Everything in an address is text: only the schema knows whether it can be read.
          hostile: { ...hostile, wrongType: false },
          options: { url: `${addressOf(endpoint)}?${search}` },
        };
      }),
  );
}

function pathsOf(endpoint: Endpoint): Sent[] {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  const body = endpoint.body ? { json: sampleOf(jsonSchemaOf(endpoint.body, "input")) } : {};
  return names.flatMap((name) =>
    hostileValues({})
      .filter(({ value }) => typeof value === "string" && value !== "" && value.length < 5000)
      .filter(({ value }) => String(value).isWellFormed())
      .map((hostile) => ({
        endpoint,
        where: `:${name}`,
        hostile: { ...hostile, wrongType: false },
        options: { ...body, url: addressOf(endpoint, { [name]: String(hostile.value) }) },
      })),
  );
}

async function complaintsAbout(sent: Sent[]): Promise<Complaint[]> {
  const complaints: Complaint[] = [];
  for (const { endpoint, where, hostile, options } of sent) {
    const response = await ask(endpoint, options, tokenFor(endpoint));
    const refused = response.statusCode >= 400 && response.statusCode < 500;
    const explained = () => {
      const body = response.json() as { error?: unknown; code?: unknown };
      return (
        typeof body.error === "string" &&
        body.error.length > 3 &&
        typeof body.code === "string" &&
        !ofTheLibrary.test(response.body)
      );
    };
    const good = refused ? explained() : response.statusCode < 400 && !hostile.wrongType;
    if (good) continue;
    complaints.push({
      call: `${endpoint.method} ${endpoint.path}`,
      sent: `${where} = ${hostile.what}`,
      status: response.statusCode,
      answer: response.body.slice(0, 200),
    });
  }
  return complaints;
}

describe("whatever is sent", () => {
  test("a field of the wrong type is refused with a sentence, and nothing changes", async () => {
    const wrong = endpoints.flatMap(bodiesOf).filter(({ hostile }) => hostile.wrongType);
    expect(wrong.length).toBeGreaterThan(500);
    const before = await everything();
    expect(await complaintsAbout(wrong)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test("no value of a body, a query or a path makes the server fail", async () => {
    const sent = endpoints
      .filter((endpoint) => !endsSession(endpoint))
      .flatMap((endpoint) => [...bodiesOf(endpoint), ...queriesOf(endpoint), ...pathsOf(endpoint)])
      .filter(({ hostile }) => !hostile.wrongType);
    expect(sent.length).toBeGreaterThan(1000);
    expect(await complaintsAbout(sent)).toEqual([]);
  }, 240_000);

  test("no figure of a check-in that is otherwise good makes the server fail", async () => {
    const player = await makePlayer(app, huntId, 400);
    const figures = Object.values(hostileNumbers);
    const fails: unknown[] = [];
    for (const field of ["lat", "lng", "accuracy", "at"] as const) {
      for (const figure of [...figures, ...figures.map((one) => -one)]) {
        // All of them, and one among good ones: what is made of several is stored too.
        for (const count of [3, 1]) {
          const fixes = fixesAt(app, 2).map((fix, index) =>
            index < count ? { ...fix, [field]: figure } : fix,
          );
          const options = { json: { squareNum: 1, fixes } };
          const checkIn = endpoints.find(({ name }) => name === "checkIn");
          if (!checkIn) throw new Error("There is no check-in.");
          const { statusCode, body } = await ask(checkIn, options, player.token);
          if (statusCode >= 500) fails.push({ field, figure, count, body });
        }
      }
    }
    expect(fails).toEqual([]);
  });

  test("a route outside the contract reads its parameters no less carefully", async () => {
    const listed = app.fastify.printRoutes({ commonPrefix: false });
    // Those of the contract are asked above; of the others only this one takes a parameter.
    expect(listed).toContain("events");
    for (const { what, value } of hostileValues({})) {
      if (typeof value !== "string" || !value.isWellFormed() || value.length > 5000) continue;
      const url = `/api/admin/jobs/${encodeURIComponent(value)}/events`;
      const response = await app.fastify.inject({
        url,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect([what, response.statusCode >= 400 && response.statusCode < 500]).toEqual([what, true]);
    }
  });

  test("a body that is no JSON, is too deep, too large or of another kind is refused", async () => {
    const withBody = endpoints.filter((endpoint) => endpoint.body);
    const before = await everything();
    for (const endpoint of withBody) {
      const token = tokenFor(endpoint);
      const send = (payload: string, type = "application/json") =>
        ask(endpoint, { payload, headers: { "content-type": type } }, token);
      const large = "a".repeat(((endpoint.maxBodyKb ?? 64) + 1) * 1024);
      expect((await send("{not json")).statusCode, endpoint.name).toBe(400);
      expect((await send(`{"a":"${large}"}`)).statusCode, endpoint.name).toBe(413);
      expect((await send("a=1", "application/x-www-form-urlencoded")).statusCode).toBe(415);
      const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
      for (const odd of ["[]", "12", '"text"', deep]) {
        expect([endpoint.name, (await send(odd)).statusCode]).toEqual([endpoint.name, 400]);
      }
    }
    expect(await everything()).toEqual(before);
  });
});

test("what was sent was refused by the contract, before the database had to", () => {
  expect(app.logLines.filter((line) => line.includes("no room in the database"))).toEqual([]);
});

describe("whoever asks", () => {
  test("nobody is let in without a token, with a wrong one, or without the role", async () => {
    const before = await everything();
    for (const endpoint of endpoints.filter(({ access }) => access !== "anyone")) {
      for (const token of ["", "x".repeat(43), `${hunter.token}x`]) {
        const response = await ask(endpoint, {}, token);
        expect([endpoint.name, response.statusCode]).toEqual([endpoint.name, 401]);
      }
      if (endpoint.access !== "admin") continue;
      const response = await ask(endpoint, {}, hunter.token);
      expect([endpoint.name, response.statusCode]).toEqual([endpoint.name, 403]);
    }
    expect(await everything()).toEqual(before);
  });
});

test.each([
  ["letters that are none", "/api/hunts/%ff"],
  ["half a letter", "/api/hunts/%f"],
  ["a part that never ends", `/api/hunts/${"a".repeat(5_000)}`],
  ["a page with letters that are none", "/hunt/%ff"],
])("an address with %s is refused in words of ours", async (_what, url) => {
  const answer = await app.fastify.inject({ method: "GET", url });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    error: "The address of this call could not be understood.",
    code: "bad_request",
  });
  expect(answer.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  });
});
