import type { Pool } from "pg";

const everyMs = 5 * 60_000;

/**
 * What PostgreSQL's background processes do and PGlite has not: a checkpoint, or its log would grow for ever,
 * and VACUUM ANALYZE of the tables that changed enough (autovacuum's own rule). One statement at a time, so
 * that requests come between them.
 */
export async function upkeepOnce(pool: Pool): Promise<string[]> {
  // The counts reach the view at most once a second otherwise.
  await pool.query("SELECT pg_stat_force_next_flush()");
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name
       FROM pg_stat_user_tables
      WHERE n_dead_tup > 50 + 0.2 * n_live_tup
         OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
         OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
      ORDER BY relid`,
  );
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
  await pool.query("CHECKPOINT");
  return rows.map(({ name }) => name);
}

/** Keeps it up every five minutes; returns what ends it, after the round under way. */
export function startUpkeep(
  pool: Pool,
  onTrouble: (message: string, error: unknown) => void,
): () => Promise<void> {
  let round = Promise.resolve();
  let waiting = false;
  const timer = setInterval(() => {
    if (waiting) return;
    waiting = true;
    round = upkeepOnce(pool)
      .then(() => {})
      .catch((error: unknown) => onTrouble("The upkeep of the embedded database failed.", error))
      .finally(() => {
        waiting = false;
      });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
