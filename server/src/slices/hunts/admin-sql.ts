import { type Sql, sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "./sql.ts";

export interface AdminHuntRow extends HuntRow {
  finishers: number;
  unsurveyed: number;
  createdAt: Date;
  activatedAt: Date | null;
  endedAt: Date | null;
}

const columns = sql`${huntColumns}, h.finishers, h.created_at as "createdAt", h.activated_at as "activatedAt",
  h.ended_at as "endedAt",
  case when h.variant = 'PHYSICAL'
    then (select count(*) from squares q where q.hunt_id = h.id and not q.surveyed) else 0 end as unsurveyed`;

/** The columns a list can be sorted by; each a fixed piece of SQL. */
const orders: Record<string, Sql> = {
  name: sql`lower(h.name)`,
  state: sql`h.state`,
  status: sql`h.status`,
  prizePool: sql`h.prize_sats`,
  hunters: sql`h.hunters`,
  createdAt: sql`h.created_at`,
};

export interface AdminQuery {
  search: string | null;
  status: string | null;
  state: string | null;
  variant: string | null;
  sort: string;
  limit: number;
  offset: number;
}

export async function listForAdmin(
  db: Db,
  query: AdminQuery,
): Promise<{ hunts: AdminHuntRow[]; total: number }> {
  const pattern =
    query.search === null ? null : `%${query.search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const where = sql`where (${pattern}::text is null or h.name ilike ${pattern} or h.state ilike ${pattern}
      or h.id ilike ${pattern})
    and (${query.status}::text is null or h.status = ${query.status})
    and (${query.state}::text is null or h.state = ${query.state})
    and (${query.variant}::text is null or h.variant = ${query.variant})`;
  const key = orders[query.sort.replace("-", "")] ?? sql`h.created_at`;
  const order = query.sort.startsWith("-") ? sql`${key} desc` : key;
  const { total } = await db.one<{ total: number }>(
    sql`select count(*) as total from hunts h ${where}`,
  );
  const hunts = await db.query<AdminHuntRow>(sql`
    select ${columns} from hunts h ${where} order by ${order}, h.id
    limit ${query.limit} offset ${query.offset}`);
  return { hunts, total };
}

export async function findForAdmin(db: Db, id: string): Promise<AdminHuntRow | null> {
  return db.maybeOne(sql`select ${columns} from hunts h where h.id = ${id}`);
}
