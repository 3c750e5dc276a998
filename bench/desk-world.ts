import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { openDatabase } from "../server/src/lib/db/database.ts";
import { migrate } from "../server/src/lib/db/migrate.ts";
import { sha256 } from "../server/src/lib/ids.ts";

export const deskUsers = 100_000;
export const deskCheckIns = 1_000_000;
export const deskHunts = 300;
/** The hunt that a seventh of all hunters are in. */
export const busiestHunt = "desk-0";
export const someUserId = "00000000-0000-7000-8000-000000077777";
/** Somebody with thousands of lines of every sort. */
export const talkativeUserId = "00000000-0000-7000-8000-000000000042";
export const someTicketId = "00000000-0000-7000-8000-000000000020";
export const somePayoutId = "00000000-0000-7000-8000-000000000001";
export const deskToken = "desk-token-000000000001";

const talkativeLines = 5_000;

/** The nth id of a table. */
const id = (n: string) => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const someUser = id(`1 + floor(random() * ${deskUsers})`);
/** Few hunts are in everybody's plan: the cube of chance. */
const someHunt = `'desk-' || floor(${deskHunts} * power(random(), 3))`;
const someTime = "now() - random() * interval '400 days'";

/**
 * What the desk looks at after a good year; rows of a table stand in the order of time, as in life. In the order in which it is filled: accounts, hunts, runs, check-ins,
 * what was paid, written, changed and done in the background.
 */
const fillings = [
  `insert into users (id, email, password_hash, display_name, avatar, created_at, email_verified_at, suspended_at, role)
   select ${id("n")}, 'hunter' || n || '@' || (array['mail', 'post', 'letters'])[1 + n % 3] || '.test', 'x',
     (array['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo'])[1 + n % 10] || ' Walker ' || n, '🧭',
     now() - (${deskUsers} - n) * interval '5 minutes', now(), case when n % 500 = 3 then now() end,
     case when n = 1 then 'owner' when n <= 20 then 'support' end
   from generate_series(1, ${deskUsers}) n`,
  `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at)
   values (gen_random_uuid(), $1, ${id("1")}, 'A bench', now(), now(), now() + interval '1 day')`,
  `insert into memberships (user_id, id, plan_id, status, renews, cycle_started_at, cycle_ends_at, provider, created_at)
   select id, gen_random_uuid(), 'one', 'ACTIVE', true, now(), now() + interval '20 days', 'sandbox', created_at
   from users where random() < 0.4`,
  `insert into credit_accounts (user_id, bonus) select id, 10 from users`,
  `insert into hunts (id, name, description, state, type, variant, status, difficulty, theme, threshold_sats,
     prize_sats, total_squares, estimated_minutes, created_at, activated_at, hunters)
   select 'desk-' || n, 'Hunt number ' || n, 'Ten squares.', 'STATE ' || n, 'STATE',
     case when n % 2 = 0 then 'PHYSICAL' else 'DIGITAL' end,
     case when n % 3 < 2 then 'ACTIVE' else 'AVAILABLE' end, (array['EASY', 'MEDIUM', 'HARD'])[1 + n % 3], 'Landmarks',
     50000000, 37500000, 10, 600, now() - n * interval '1 day', now(), 0
   from generate_series(0, ${deskHunts - 1}) n`,
  `insert into squares (hunt_id, sequence_num, words, lat, lng, place_name, town, clue, clues, puzzles, hint1, hint2,
     hint3, landmarks, decoy_clues)
   select h.id, n, 'word' || n || '.of.' || replace(h.id, '-', ''), 38.5, -98.5 + n * 0.01, 'The tower of ' || h.name || ' ' || n,
     'Town ' || n, 'A clue.', '[]', '[]', 'One', 'Two', 'Three', '[]', '[]'
   from hunts h cross join generate_series(1, 10) n`,
  `insert into subscriptions (user_id, hunt_id, id, plan_id, status, created_at, started_at, current_square, attempts,
     successes, completed_at)
   select u.id, h.hunt, gen_random_uuid(), 'one', case when random() < 0.7 then 'ACTIVE' else 'ENDED' end, now(),
     case when h.square > 0 then now() - interval '20 days' end, greatest(h.square, 1), h.square * 2, h.square,
     case when h.square > 10 then now() - random() * interval '10 days' end
   from users u cross join lateral (
     select ${someHunt} as hunt, floor(random() * 11.02)::int as square from generate_series(1, 3) where u.id is not null
   ) h on conflict do nothing`,
  `insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind, distance_m, accuracy_m, wrong)
   select s.user_id, gen_random_uuid(), s.hunt_id, 1 + floor(random() * 10)::int, ${someTime}, random() < 0.4,
     case when random() < 0.5 then 'words' else 'position' end, random() * 1000, 10,
     case when random() < 0.3 then 'wrong.words.' || floor(random() * 2000) end
   from (select user_id, hunt_id from subscriptions order by random() limit ${deskCheckIns / 4}) s
     cross join generate_series(1, 4) order by 5`,
  `insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind, distance_m, accuracy_m)
   select '${talkativeUserId}', gen_random_uuid(), '${busiestHunt}', 1 + n % 10, now() - n * interval '1 hour', false,
     'position', 100, 10 from generate_series(1, ${talkativeLines}) n`,
  `insert into hint_purchases (user_id, hunt_id, square_num, level, cost, at)
   select user_id, hunt_id, 1 + floor(random() * 10)::int, 1 + floor(random() * 3)::int, 1, ${someTime}
   from subscriptions where random() < 0.6 order by 6`,
  `insert into credit_ledger (user_id, id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason, hunt_id)
   select user_id, gen_random_uuid(), at, 0, -1, 0, 10, 'check_in', hunt_id from check_ins order by at`,
  `insert into payments (id, user_id, kind, item_id, amount_cents, paid_at, once_key)
   select gen_random_uuid(), ${someUser}, (array['plan', 'pack'])[1 + n % 2], (array['one', 'pack-10'])[1 + n % 2],
     1999, ${someTime}, 'desk-' || n from generate_series(1, 200000) n order by 6`,
  // What a job has done by then: months that are over are added up by the hunt.
  `update payments set shared_at = paid_at + interval '1 month'
   where kind <> 'pack' and paid_at < now() - interval '1 month'`,
  `insert into funding (hunt_id, cents) select id, 1000000 from hunts`,
  `insert into audit_log (id, at, actor_id, action, subject_kind, subject_id, before, after)
   select gen_random_uuid(), ${someTime}, ${id("1 + n % 20")},
     (array['update hunt', 'update square', 'adjust credits', 'suspend user'])[1 + n % 4],
     (array['hunt', 'square', 'user', 'user'])[1 + n % 4],
     case n % 4 when 0 then ${someHunt} when 1 then ${someHunt} || '/' || 1 + n % 10 else ${someUser}::text end,
     '{"name": "Before"}', '{"name": "After"}' from generate_series(1, 200000) n order by 2`,
  `insert into tickets (id, number, kind, name, email, topic, message, status, created_at)
   select ${id("n")}, 'TP-' || upper(lpad(to_hex(n), 6, '0')), (array['contact', 'accessibility'])[1 + n % 2],
     'Writer ' || n, 'hunter' || n || '@mail.test', 'A question', repeat('I cannot find the tower. ', 8) || 'Number ' || n,
     case when n % 20 = 0 then 'open' else 'closed' end, ${someTime} from generate_series(1, 50000) n`,
  `insert into ticket_replies (id, ticket_id, author, text, internal, at)
   select gen_random_uuid(), id, 'Support', 'Look up.', false, created_at from tickets`,
  `insert into mails (id, recipient, subject, body, created_at, sent_at, attempts)
   select gen_random_uuid(), 'hunter' || n || '@mail.test', 'A subject ' || n, repeat('A sentence of a mail. ', 20),
     ${someTime}, now(), 1 from generate_series(1, 300000) n order by 5`,
  `insert into jobs (id, kind, payload, status, run_at, created_at, finished_at, line, error)
   select gen_random_uuid(), (array['mail', 'mail', 'mail', 'renewals', 'leaderboard', 'weigh_check_ins', 'build_hunt'])[1 + n % 7],
     case when n % 7 < 3 then '{"mailId": "00000000-0000-7000-8000-000000000001"}'::jsonb else 'null' end,
     case when n % 4000 = 0 then 'failed' else 'done' end, t.at, t.at, t.at, 'work',
     case when n % 4000 = 0 then 'It did not work.' end
   from generate_series(1, 300000) n cross join lateral (select ${someTime} as at where n > 0) t order by t.at`,
  `insert into prizes (id, hunt_id, place, user_id, sats, amount_cents, status, created_at, closed_at, reason)
   select ${id("row_number() over ()")}, hunt_id, 1 + (n - 1) % 3, user_id, 100000, 9000,
     case when n <= 3 then 'PENDING_REVIEW' else 'DISQUALIFIED' end, ${someTime}, now(), 'By the bench'
   from (select hunt_id, user_id, row_number() over (partition by hunt_id order by user_id) as n
     from subscriptions where completed_at is not null) finished where n <= 40`,
];

/** A database of its own with 100,000 accounts and 1,000,000 check-ins. @returns its address and how long it took */
export async function makeDeskWorld(
  serverUrl: string,
  name = "desk",
): Promise<{ url: string; seconds: number }> {
  const admin = new Client(serverUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = await openDatabase({ databaseUrl: url.href });
  await migrate(db);
  await db.close();
  const began = performance.now();
  const client = new Client(url.href);
  await client.connect();
  try {
    // The same world every time, but for what chance the database gives to ids.
    await client.query("select setseed(0.44)");
    await client.query("set synchronous_commit = off");
    for (const filling of fillings) {
      await client.query(filling, filling.includes("$1") ? [sha256(deskToken)] : []);
    }
    // What is not on the disk yet a vacuum does not find to be seen by all, and an index alone answers for nothing.
    await client.query("checkpoint");
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
  return { url: url.href, seconds: (performance.now() - began) / 1000 };
}

/**
 * Waits until the schedules that were due when the server started have run: over a million lines the check of the
 * ledger alone keeps a core busy for a minute, and what a page takes beside that is another question.
 * @throws Error after ten minutes
 */
export async function awaitSchedules(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const began = performance.now(); performance.now() - began < 600_000; await sleep(250)) {
      const { rows } = await client.query(
        "select exists (select 1 from jobs where status = 'running' or (status = 'queued' and run_at <= now())) as due",
      );
      if (rows[0]?.due === false) return;
    }
    throw new Error("The schedules of the start were still at work after ten minutes.");
  } finally {
    await client.end();
  }
}
