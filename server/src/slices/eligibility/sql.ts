import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Person, StateLine } from "./rules.ts";

/** Who users are, as far as it decides what they can win. */
export async function listPeople(
  db: Db,
  userIds: readonly string[],
): Promise<(Person & { id: string })[]> {
  return db.query(sql`
    select id, is_admin as "isAdmin", household, residence, birth_date as "birthDate" from users
    where id = any(${[...userIds]}::uuid[])`);
}

/** What an operator has set over a line of the file. */
export interface SetRow extends StateLine {
  note: string;
  version: number;
}

const set = sql`state, rule, source, to_char(source_date, 'YYYY-MM-DD') as date, note, version`;

export function listSet(db: Db): Promise<SetRow[]> {
  return db.query<SetRow>(sql`select ${set} from state_rules order by state`);
}

/** Keeps everybody else from changing the table until the transaction ends; reading it goes on. */
export async function lockTable(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table state_rules in share row exclusive mode`);
}

export async function putSet(tx: Tx, row: SetRow): Promise<void> {
  await tx.execute(sql`
    insert into state_rules (state, rule, source, source_date, note, version)
    values (${row.state}, ${row.rule}, ${row.source}, ${row.date}::date, ${row.note}, ${row.version})
    on conflict (state) do update set rule = excluded.rule, source = excluded.source,
      source_date = excluded.source_date, note = excluded.note, version = excluded.version`);
}

export async function deleteSet(tx: Tx, state: string): Promise<void> {
  await tx.execute(sql`delete from state_rules where state = ${state}`);
}
