import type { Database } from "./database.ts";
import { sql } from "./sql.ts";

/**
 * Throws where a pooler such as PgBouncer stands before the database: it takes the settings of a session away, gives
 * statements of one session to several, and hears no notifications. `openDatabase` asks for read-only sessions in
 * UTC; where they are neither, somebody in between has dropped what was asked for.
 * @throws Error with a sentence for the operator; DatabaseAway while nothing answers
 */
export async function refusePooler(database: Database): Promise<void> {
  if (database.engine === "pglite") return;
  try {
    const session = await database.one<{ readOnly: string; timeZone: string }>(sql`
      select current_setting('default_transaction_read_only') as "readOnly", current_setting('TimeZone') as "timeZone"`);
    if (session.readOnly === "on" && session.timeZone === "UTC") return;
  } catch (error) {
    if (!/unsupported startup parameter/.test(sentencesOf(error))) throw error;
  }
  throw new Error(
    "DATABASE_URL leads to a connection pooler such as PgBouncer. Ten Paces keeps its own pool and needs sessions of its own (settings, notifications, advisory locks): please give the address of PostgreSQL itself.",
  );
}

function sentencesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${sentencesOf(error.cause)}` : "";
}
