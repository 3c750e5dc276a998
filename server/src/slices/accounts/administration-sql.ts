import type { Role } from "@ten-paces/contract";
import { containing, findOrderedPage, findPage } from "../../lib/db/found-page.ts";
import { type Sql, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface ListedRow {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  displayName: string;
  avatar: string;
  isAdmin: boolean;
  role: Role | null;
  suspendedAt: Date | null;
  createdAt: Date;
  planId: string | null;
  subscriptions: number;
  residence: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  household: boolean;
  secondFactor: boolean;
}

const columns = sql`u.id, u.email, u.email_verified_at as "emailVerifiedAt", u.display_name as "displayName", u.avatar,
  u.is_admin as "isAdmin", u.role, u.suspended_at as "suspendedAt", u.created_at as "createdAt",
  (select m.plan_id from memberships m where m.user_id = u.id and m.status <> 'ENDED') as "planId",
  (select count(*) from subscriptions s where s.user_id = u.id and s.status <> 'ENDED' and s.plan_id <> 'free')
    as subscriptions, u.residence, u.birth_date as "birthDate", u.household,
  exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as "secondFactor"`;

/** The columns a list can be sorted by; each a fixed piece of SQL. */
const orders: Record<string, Sql> = {
  email: sql`u.email`,
  displayName: sql`lower(u.display_name)`,
  createdAt: sql`u.created_at`,
};

export interface UserQuery {
  search: string | null;
  show: "all" | "admins" | "suspended" | "unpaid";
  sort: string;
  limit: number;
  offset: number;
}

export async function listUsers(
  db: Db,
  query: UserQuery,
): Promise<{ users: ListedRow[]; total: number }> {
  const { search, show, limit, offset } = query;
  const shown = sql`(${show} <> 'admins' or u.is_admin) and (${show} <> 'suspended' or u.suspended_at is not null)
    and (${show} <> 'unpaid' or exists (select from memberships m where m.user_id = u.id and m.status = 'GRACE'))`;
  const key = orders[query.sort.replace("-", "")] ?? sql`u.created_at`;
  const down = query.sort.startsWith("-") ? sql`desc` : sql``;
  // The page first: what is counted for a user is counted for a page of them.
  const { ids, total } = await find();
  const users = await db.query<ListedRow>(sql`
    select ${columns} from users u where u.id = any(${ids}::uuid[]) order by ${key} ${down}, u.id`);
  return { users, total };

  function find(): Promise<{ ids: string[]; total: number }> {
    const pattern = containing(search);
    const page = { limit, offset };
    if (pattern === null)
      return findOrderedPage(db, sql`from users u where ${shown}`, sql`${key} ${down}, u.id`, page);
    // Addresses are kept in small letters, which spares folding each of them.
    const found = sql`select u.id, ${key} as key from users u where ${shown} and (u.email like ${pattern.toLowerCase()}
      or u.display_name ilike ${pattern} or u.id::text = ${search})`;
    return findPage(db, found, sql`key ${down}, id`, page);
  }
}

export async function findListed(db: Db, id: string): Promise<ListedRow | null> {
  return db.maybeOne(sql`select ${columns} from users u where u.id = ${id}`);
}

export interface Standing {
  id: string;
  email: string;
  role: Role | null;
  suspendedAt: Date | null;
}

/** Every administrator and one more account, locked in one order: two changes cannot remove the last two. */
export async function lockWithAdmins(tx: Tx, id: string): Promise<Standing[]> {
  return tx.query(sql`
    select id, email, role, suspended_at as "suspendedAt" from users
    where is_admin or id = ${id} order by id for update`);
}

export async function findIdByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db.maybeOne<{ id: string }>(sql`select id from users where email = ${email}`);
  return row?.id ?? null;
}

export async function listAdmins(db: Db): Promise<(Standing & { secondFactor: boolean })[]> {
  return db.query(sql`
    select id, email, role, suspended_at as "suspendedAt",
      exists (select 1 from second_factors f where f.user_id = users.id and f.confirmed_at is not null)
        as "secondFactor"
    from users where is_admin order by email`);
}

export async function changeStanding(
  tx: Tx,
  id: string,
  standing: { role: Role | null; suspendedAt: Date | null },
): Promise<void> {
  await tx.execute(sql`
    update users set role = ${standing.role}, suspended_at = ${standing.suspendedAt} where id = ${id}`);
}

export interface WhoRow {
  email: string;
  residence: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  household: boolean;
}

export async function lockWho(tx: Tx, id: string): Promise<WhoRow | null> {
  return tx.maybeOne(sql`
    select email, residence, birth_date as "birthDate", household from users where id = ${id} for update`);
}

export async function changeWho(tx: Tx, id: string, who: Omit<WhoRow, "email">): Promise<void> {
  await tx.execute(sql`
    update users set residence = ${who.residence}, birth_date = ${who.birthDate}::date,
      household = ${who.household} where id = ${id}`);
}
