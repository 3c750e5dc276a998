import { checkIn } from "@ten-paces/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { testEngine } from "../../../test/database.ts";
import { fixesAt, type Hunter, makeHunt, makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";

const onPostgres = testEngine === "postgres";
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Another session of the same database, as an operator's or a stuck process's. */
async function otherSession(): Promise<pg.Client> {
  const { name } = await app.deps.db.one<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env.TEST_POSTGRES_URL ?? "");
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

// PGlite has one session: nobody else could hold a lock.
test.runIf(onPostgres)(
  "a hunt whose rows another session holds does not slow the check-ins of the others",
  async () => {
    const [held = "", free = ""] = await Promise.all([
      makeHunt(app, { state: "OHIO" }),
      makeHunt(app, { state: "IOWA" }),
    ]);
    const players = async (huntId: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => makePlayer(app, huntId)));
    const stuck = await players(held, 20);
    const playing = await players(free, 20);
    const other = await otherSession();
    await other.query("begin");
    await other.query("select 1 from subscriptions where hunt_id = $1 for update", [held]);

    const tryAt = (huntId: string, player: Hunter) => {
      const body = { squareNum: 1, fixes: fixesAt(app, 1) };
      return app.call(checkIn, { params: { id: huntId }, body }, player);
    };
    const from = performance.now();
    const waiting = stuck.map((player) => tryAt(held, player));
    let stuckAnswered = 0;
    for (const one of waiting) void one.then(() => (stuckAnswered += 1));
    const solved = await Promise.all(playing.map((player) => tryAt(free, player)));
    // One wait of half a second at most came before them; those of the held hunt wait on.
    expect(solved.map(({ body }) => body.outcome)).toEqual(Array(20).fill("solved"));
    expect(stuckAnswered).toBeLessThan(stuck.length);
    // Far from the eight seconds that a statement has, of which nothing in it would be answered.
    expect(performance.now() - from).toBeLessThan(6_000);
    const answers = await Promise.all(waiting);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    await other.query("rollback");
    await other.end();
    const again = await Promise.all(stuck.map((player) => tryAt(held, player)));
    expect(again.map(({ body }) => body.outcome)).toEqual(Array(20).fill("solved"));
  },
);
