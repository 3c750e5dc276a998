import { fileURLToPath } from "node:url";
import type { Endpoint, Input, Result } from "@ten-paces/contract";
import { createGrid, type Grid } from "@ten-paces/geo/grid";
import type { Place } from "@ten-paces/hunt-builder";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp } from "../src/app.ts";
import { type Config, readConfig } from "../src/config.ts";
import { openAddresses } from "../src/lib/addresses/open.ts";
import { ShiftedClock } from "../src/lib/clock.ts";
import type { Deps } from "../src/lib/deps.ts";
import { fingerprintsOf } from "../src/lib/fingerprint.ts";
import { JobQueue } from "../src/lib/jobs/jobs.ts";
import { deliverMails, type OutgoingMail } from "../src/lib/mail/mail.ts";
import { openPayments } from "../src/lib/payments/open.ts";
import type { Random } from "../src/lib/random.ts";
import { Sealer } from "../src/lib/sealing.ts";
import { Sessions } from "../src/lib/session/session.ts";
import type { Services } from "../src/slices/index.ts";
import { wordMail } from "../src/slices/settings/service.ts";
import { testDatabase } from "./database.ts";

/** A clock that stands still until it is moved. */
export class TestClock {
  #now = new Date("2026-05-04T12:00:00Z");

  now(): Date {
    return new Date(this.#now);
  }

  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }

  set(iso: string): void {
    this.#now = new Date(iso);
  }
}

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

export interface CallAs {
  token?: string;
  idempotencyKey?: string;
}

export interface TestApp {
  fastify: FastifyInstance;
  deps: Deps;
  services: Services;
  clock: TestClock;
  grid: Grid;
  /** Mails handed to the transport so far; `deps.jobs.drain()` hands over what waits. */
  sent: OutgoingMail[];
  /** On PostgreSQL the address of the database, else null. */
  databaseUrl: string | null;
  /** Every log line so far: nothing secret may stand in them. */
  logLines: string[];
  /** Calls an endpoint over HTTP, whatever comes back. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, as?: CallAs): Promise<Answer>;
  /** The same where success is expected: throws with the answer otherwise. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>, as?: CallAs): Promise<Result<E>>;
  close(): Promise<void>;
}

/** Seeds and choices that are the same at every run, so that a test that failed fails again. */
function testRandom(): Random {
  let state = 0x2f6e2b1;
  const next = () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    seed: () => next().toString(16).padStart(8, "0"),
    oneOf(items) {
      const item = items[next() % items.length];
      if (item === undefined) throw new RangeError("There is nothing to choose from.");
      return item;
    },
  };
}

/** The key of the grid in tests; no installation uses it. */
export const testGridKey = Uint8Array.from({ length: 32 }, (_, index) => index);

/**
 * The whole app on a fresh database of its own, with a clock, a mailbox and a grid for tests. Sessions age
 * only where a test asks for it.
 * @param after an app whose database this one opens, as after a restart with other settings
 */
export async function testApp(
  settings: Record<string, string> = {},
  readPlaces: () => Place[] = () => [],
  { sessionsAge = false, after = null }: { sessionsAge?: boolean; after?: TestApp | null } = {},
): Promise<TestApp> {
  const database = after
    ? { db: after.deps.db, databaseUrl: after.databaseUrl, close: async () => {} }
    : await testDatabase();
  const config: Config = readConfig({
    NODE_ENV: "test",
    RATE_LIMITS: "off",
    PUBLIC_ORIGIN: "https://hunts.test",
    STARTING_WORLD: "off",
    // A route for each of hundreds of built files, in every app: what needs pages brings a folder of its own.
    WEB_DIST: fileURLToPath(new URL("no-pages", import.meta.url)),
    // What asks for it has a test of its own.
    ADMIN_SECOND_FACTOR: "optional",
    FOOTER_STATEMENTS: "Licensed in all 50 states|SOC 2 Type II Certified",
    ...settings,
  });
  const clock = new TestClock();
  if (after) clock.set(after.clock.now().toISOString());
  const grid = createGrid(testGridKey);
  const logLines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => logLines.push(line) });
  const failures: unknown[] = [];
  const shift = new ShiftedClock(clock);
  const jobs = new JobQueue(
    database.db,
    shift,
    (_, error) => failures.push(error),
    undefined,
    clock,
  );
  // A test that moves the clock by weeks means its hunts, not who is signed in.
  const sessions = new Sessions(database.db, sessionsAge ? clock : new TestClock());
  const { db } = database;
  const random = testRandom();
  const fingerprint = fingerprintsOf(testGridKey);
  const deps: Deps = {
    config,
    db,
    clock: shift,
    shift,
    wallClock: clock,
    random,
    grid,
    addresses: await openAddresses(config, grid, clock),
    fingerprint,
    sealer: new Sealer(() => [Buffer.from(testGridKey)]),
    jobs,
    sessions,
    payments: await openPayments(config),
    log,
    readPlaces,
  };
  const sent: OutgoingMail[] = [];
  deliverMails(deps, { send: async (mail) => void sent.push(mail) }, (mail) =>
    wordMail(deps, mail),
  );
  const { fastify, services } = await buildApp(deps);

  const call: TestApp["call"] = async (endpoint, input, as = {}) => {
    const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
      encodeURIComponent(String(params?.[name])),
    );
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    );
    const response = await fastify.inject({
      method: endpoint.method,
      url: `/api${path}${search.size > 0 ? `?${search}` : ""}`,
      headers: {
        ...(as.token ? { authorization: `Bearer ${as.token}` } : {}),
        ...(as.idempotencyKey ? { "idempotency-key": as.idempotencyKey } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
  return {
    fastify,
    deps,
    services,
    clock,
    grid,
    sent,
    databaseUrl: database.databaseUrl,
    logLines,
    call,
    async ask(endpoint, input, as) {
      const answer = await call(endpoint, input, as);
      if (answer.status !== 200) {
        throw new Error(
          `${endpoint.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
        );
      }
      return answer.body as Result<typeof endpoint>;
    },
    async close() {
      await fastify.close();
      await jobs.stop();
      await database.close();
    },
  };
}
