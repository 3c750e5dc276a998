import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";
import type { Person } from "./rules.ts";

/** Who users are, as far as it decides what they can win. */
export async function listPeople(
  db: Db,
  userIds: readonly string[],
): Promise<(Person & { id: string })[]> {
  return db.query(sql`
    select id, is_admin as "isAdmin", household, residence, birth_date as "birthDate" from users
    where id = any(${[...userIds]}::uuid[])`);
}
