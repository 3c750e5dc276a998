import { createGrid } from "@ten-paces/geo/grid";
import { Client } from "pg";
import { pino } from "pino";
import { readConfig } from "../server/src/config.ts";
import { ownAddresses } from "../server/src/lib/addresses/own-grid.ts";
import { ShiftedClock, systemClock } from "../server/src/lib/clock.ts";
import { openDatabase } from "../server/src/lib/db/database.ts";
import { migrate } from "../server/src/lib/db/migrate.ts";
import { fingerprintsOf } from "../server/src/lib/fingerprint.ts";
import { sha256 } from "../server/src/lib/ids.ts";
import { JobQueue } from "../server/src/lib/jobs/jobs.ts";
import { sandboxPayments } from "../server/src/lib/payments/sandbox.ts";
import { systemRandom } from "../server/src/lib/random.ts";
import { openSealer } from "../server/src/lib/sealing.ts";
import { Sessions } from "../server/src/lib/session/session.ts";

export const gridKey = "ab".repeat(32);
export const players = 2_000;
export const huntId = "bench-physical";
export const tokenOf = (player: number) => `bench-token-${String(player).padStart(12, "0")}`;
const boardRows = 1_000_000;

/** Settings of the measured app: no limits, no world of its own, quiet. */
export function appEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: "off",
    STARTING_WORLD: "off",
    LOG_LEVEL: "error",
    GRID_KEY: gridKey,
  };
}

/** A fresh database with 300 hunts, 2,000 subscribed players and a board of a million. */
export async function makeWorld(serverUrl: string): Promise<string> {
  const admin = new Client(serverUrl);
  await admin.connect();
  await admin.query("create database bench");
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = "/bench";
  const db = await openDatabase({ databaseUrl: url.href });
  await migrate(db);
  await db.close();
  const client = new Client(url.href);
  await client.connect();
  await client.query("begin");
  await insertHunts(client);
  await insertPlayers(client);
  await insertBoard(client);
  await client.query("commit");
  await client.query("vacuum analyze");
  // What was written so far reaches the disk now and not during the first row.
  await client.query("checkpoint");
  await client.end();
  return url.href;
}

/** Where square n of the measured hunt lies. */
export function centerOf(num: number): { words: string; center: { lat: number; lng: number } } {
  const grid = createGrid(Uint8Array.from(Buffer.from(gridKey, "hex")));
  const cell = grid.encode({ lat: 38.5 + num * 0.005, lng: -98.5 });
  if (!cell) throw new Error("outside the grid");
  return cell;
}

async function insertHunts(client: Client): Promise<void> {
  await client.query(`
    insert into hunts (id, name, description, state, type, variant, status, difficulty, theme, threshold_sats,
      prize_sats, total_squares, estimated_minutes, created_at, activated_at)
    select case when n = 0 then '${huntId}' else 'bench-' || n end, 'Hunt number ' || n,
      'A hunt of oblique clues: ten squares on the ground, about ' || n || ' miles of travel.', 'STATE ' || n, 'STATE',
      'PHYSICAL', 'ACTIVE', 'MEDIUM', 'Landmarks', 50000000, 37500000, 1000000, 600, now(), now()
    from generate_series(0, 299) n`);
  const squares = Array.from({ length: 10 }, (_, index) => {
    const { words, center } = centerOf(index + 1);
    return { num: index + 1, words, ...center };
  });
  await client.query(
    `insert into squares (hunt_id, sequence_num, words, lat, lng, place_name, town, clue, clues, puzzles, hint1, hint2,
      hint3, landmarks, decoy_clues)
    select '${huntId}', s.num, s.words, s.lat, s.lng, 'Place ' || s.num, 'Town', repeat('A clue to read. ', 20),
      (select jsonb_agg(jsonb_build_object('id', c::text, 'text', repeat('A line. ', 12), 'difficulty', 'EASY',
        'category', 'History')) from generate_series(1, 8) c),
      '[]', 'One', 'Two', 'Three', '[]', '[]'
    from jsonb_to_recordset($1::jsonb) as s (num int, words text, lat float8, lng float8)`,
    [JSON.stringify(squares)],
  );
}

async function insertPlayers(client: Client): Promise<void> {
  await client.query(`
    insert into users (id, email, password_hash, display_name, avatar, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'p' || n || '@bench.test', 'x',
      'Player ' || n, '🧭', now() from generate_series(0, ${players - 1}) n`);
  const hashes = Array.from({ length: players }, (_, player) => sha256(tokenOf(player)));
  await client.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), h, ('00000000-0000-7000-8000-' || lpad((n - 1)::text, 12, '0'))::uuid, 'A bench', now(), now(),
      now() + interval '1 day'
    from unnest($1::bytea[]) with ordinality as t (h, n)`,
    [hashes],
  );
  await client.query(`
    insert into credit_accounts (user_id, bonus) select id, 1000000 from users`);
  await client.query(`
    insert into subscriptions (user_id, hunt_id, id, plan_id, status, created_at, started_at)
    select id, '${huntId}', gen_random_uuid(), 'one', 'ACTIVE', now(), now() from users`);
}

async function insertBoard(client: Client): Promise<void> {
  await client.query(`
    insert into leaderboard_rows (user_id, rank, score, completed_hunts)
    select case when n <= ${players} then ('00000000-0000-7000-8000-' || lpad((n - 1)::text, 12, '0'))::uuid
      else gen_random_uuid() end, n, ${boardRows} - n, 1 from generate_series(1, ${boardRows}) n`);
  await client.query(`
    insert into settings (key, value, updated_at) values ('leaderboard',
      '{"updatedAt":"2026-01-01T00:00:00Z","hunters":1000000,"completedHunts":1000000,"prizeCents":0}', now())`);
}

/** The app's own job queue on a database, for the rows that measure work in this process. */
export async function openForWork(dataDir: string) {
  const config = readConfig({ NODE_ENV: "test", STARTING_WORLD: "off", GRID_KEY: gridKey });
  const db = await openDatabase({ dataDir });
  await migrate(db);
  const jobs = new JobQueue(db, systemClock);
  const log = pino({ level: "silent" });
  const secret = Uint8Array.from(Buffer.from(gridKey, "hex"));
  const grid = createGrid(secret);
  const fingerprint = fingerprintsOf(secret);
  const sealer = openSealer(config);
  const sessions = new Sessions(db, systemClock);
  const shift = new ShiftedClock(systemClock);
  const time = { clock: shift, shift, wallClock: systemClock };
  const addresses = ownAddresses(grid);
  const outside = { ...time, random: systemRandom, payments: sandboxPayments, addresses };
  return { ...outside, config, db, grid, fingerprint, sealer, jobs, sessions, log };
}
