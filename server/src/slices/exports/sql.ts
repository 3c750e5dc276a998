import { containing } from "../../lib/db/found-page.ts";
import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

/** Rows read at once: enough to be quick, few enough to hold. */
export const pageRows = 1_000;

export interface UserLine {
  id: string;
  email: string;
  displayName: string;
  createdAt: Date;
  confirmed: boolean;
  isAdmin: boolean;
  suspendedAt: Date | null;
  planId: string | null;
  subscriptions: number;
  credits: number;
}

export function listUsers(
  db: Db,
  { search, show }: { search: string | null; show: string },
  after: string | null,
): Promise<UserLine[]> {
  const pattern = containing(search);
  return db.query<UserLine>(sql`
    select u.id, u.email, u.display_name as "displayName", u.created_at as "createdAt",
      u.email_verified_at is not null as confirmed, u.is_admin as "isAdmin", u.suspended_at as "suspendedAt",
      (select m.plan_id from memberships m where m.user_id = u.id and m.status <> 'ENDED') as "planId",
      (select count(*) from subscriptions s where s.user_id = u.id and s.status <> 'ENDED' and s.plan_id <> 'free')
        as subscriptions,
      coalesce((select a.monthly + a.bonus + a.bought from credit_accounts a where a.user_id = u.id), 0) as credits
    from users u
    where (${pattern}::text is null or u.email ilike ${pattern} or u.display_name ilike ${pattern}
        or u.id::text = ${search})
      and (${show} <> 'admins' or u.is_admin) and (${show} <> 'suspended' or u.suspended_at is not null)
      and (${show} <> 'unpaid' or exists (select from memberships m where m.user_id = u.id and m.status = 'GRACE'))
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${pageRows}`);
}

export interface PaymentLine {
  id: string;
  number: number;
  paidAt: Date;
  kind: string;
  itemId: string;
  amountCents: number;
  /** What of it was given back later. */
  givenBackCents: number;
  userId: string;
  email: string | null;
  provider: string;
}

/** Payments in the order of time, each page behind the one before: none is ever deleted. */
export function listPayments(
  db: Db,
  { from, until, userId }: { from: Date | null; until: Date | null; userId: string | null },
  after: string | null,
): Promise<PaymentLine[]> {
  const last = sql`from payments l where l.id = ${after}::uuid`;
  // The time alone as well: an index knows it.
  const behind =
    after === null
      ? sql`true`
      : sql`p.paid_at >= (select l.paid_at ${last})
          and (p.paid_at, p.number) > (select l.paid_at, l.number ${last})`;
  return db.query<PaymentLine>(sql`
    select p.id, p.number, p.paid_at as "paidAt", p.kind, p.item_id as "itemId", p.amount_cents as "amountCents", p.given_back_cents as "givenBackCents",
      p.user_id as "userId", u.email, p.provider
    from payments p left join users u on u.id = p.user_id
    where ${behind} and (${from}::timestamptz is null or p.paid_at >= ${from})
      and (${until}::timestamptz is null or p.paid_at < ${until})
      and (${userId}::uuid is null or p.user_id = ${userId}::uuid)
    order by p.paid_at, p.number limit ${pageRows}`);
}

export interface CheckInLine {
  userId: string;
  id: string;
  at: Date;
  huntId: string;
  huntName: string | null;
  squareNum: number;
  kind: string;
  success: boolean;
}

export interface CheckInFilter {
  from: Date | null;
  until: Date | null;
  huntId: string | null;
  userId: string | null;
  show: string;
  kind: string | null;
  square: number | null;
}

/** In the order of the key, so that each page begins where the one before ended. */
export function listCheckIns(
  db: Db,
  { from, until, huntId, userId, show, kind, square }: CheckInFilter,
  after: { userId: string; id: string } | null,
): Promise<CheckInLine[]> {
  return db.query<CheckInLine>(sql`
    select c.user_id as "userId", c.id, c.at, c.hunt_id as "huntId", h.name as "huntName",
      c.square_num as "squareNum", c.kind, c.success
    from check_ins c left join hunts h on h.id = c.hunt_id
    where (${after?.userId ?? null}::uuid is null or (c.user_id, c.id) > (${after?.userId ?? null}::uuid, ${after?.id ?? null}::uuid))
      and (${from}::timestamptz is null or c.at >= ${from}) and (${until}::timestamptz is null or c.at < ${until})
      and (${huntId}::text is null or c.hunt_id = ${huntId}) and (${userId}::uuid is null or c.user_id = ${userId}::uuid)
      and (${show} = 'all' or c.success = (${show} = 'right')) and (${kind}::text is null or c.kind = ${kind})
      and (${square}::int is null or c.square_num = ${square})
    order by c.user_id, c.id limit ${pageRows}`);
}

export interface CreditLine {
  id: string;
  at: Date;
  reason: string;
  reference: string | null;
  huntId: string | null;
  huntName: string | null;
  delta: number;
  totalAfter: number;
}

/** The ledger of an account, newest first; ids are in order of time. */
export function listCredits(db: Db, userId: string, before: string | null): Promise<CreditLine[]> {
  return db.query<CreditLine>(sql`
    select l.id, l.at, l.reason, l.reference, l.hunt_id as "huntId", h.name as "huntName",
      l.monthly_delta + l.bonus_delta + l.bought_delta as delta, l.total_after as "totalAfter"
    from credit_ledger l left join hunts h on h.id = l.hunt_id
    where l.user_id = ${userId} and (${before}::uuid is null or l.id < ${before}::uuid)
    order by l.id desc limit ${pageRows}`);
}
