import { type Sql, sql } from "./sql.ts";
import type { Db } from "./statements.ts";

/**
 * A page of what a search finds, and how many it finds, in one pass: whatever it compares is compared once.
 * @param found selects `id` and what it is ordered by, of everything that is found
 * @param order of the columns of `found`, ending in a unique one
 */
export async function findPage(
  db: Db,
  found: Sql,
  order: Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  return db.one(sql`
    with found as materialized (${found})
    select (select count(*) from found) as total,
      to_jsonb(array(select id from found order by ${order} limit ${limit} offset ${offset})) as ids`);
}

/**
 * The same where an index knows the order, and nothing is compared: the page is read off it beside the count.
 * @param from of `from` on, with what it is narrowed by
 */
export async function findOrderedPage(
  db: Db,
  from: Sql,
  order: Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const [{ total }, page] = await Promise.all([
    db.one<{ total: number }>(sql`select count(*) as total ${from}`),
    db.query<{ id: string }>(
      sql`select id ${from} order by ${order} limit ${limit} offset ${offset}`,
    ),
  ]);
  return { ids: page.map(({ id }) => id), total };
}

/**
 * The rows that were made before one, by their ids, which are in order of time; all of them behind null. A statement
 * of its own for each, so that its plan begins where the page does.
 */
export function madeBefore(id: Sql, before: string | null): Sql {
  return before === null ? sql`true` : sql`${id} < ${before}::uuid`;
}

/** What finds a text anywhere in another, for `like` and `ilike`; null finds everything. */
export function containing(search: string | null): string | null {
  return search === null ? null : `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
