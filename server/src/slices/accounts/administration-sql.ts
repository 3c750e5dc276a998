import type { Role } from "@ten-paces/contract";
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
  const { search, show } = query;
  const pattern = search === null ? null : `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const where = sql`where (${pattern}::text is null or u.email ilike ${pattern} or u.display_name ilike ${pattern}
      or u.id::text = ${search})
    and (${show} <> 'admins' or u.is_admin) and (${show} <> 'suspended' or u.suspended_at is not null)
    and (${show} <> 'unpaid' or exists (select from memberships m where m.user_id = u.id and m.status = 'GRACE'))`;
  const key = orders[query.sort.replace("-", "")] ?? sql`u.created_at`;
  const order = query.sort.startsWith("-") ? sql`${key} desc` : key;
  // The page first: what is counted for a user is counted for a page of them.
  const [{ total }, users] = await Promise.all([
    db.one<{ total: number }>(sql`select count(*) as total from users u ${where}`),
    db.query<ListedRow>(sql`
      select ${columns} from users u join (
        select u.id from users u ${where} order by ${order}, u.id limit ${query.limit} offset ${query.offset}
      ) page on page.id = u.id
      order by ${order}, u.id`),
  ]);
  return { users, total };
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
