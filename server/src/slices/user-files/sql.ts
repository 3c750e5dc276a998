import type { LedgerReason } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";

/** Of each list that stands on the page. */
const most = 50;

export async function findResidence(db: Db, userId: string): Promise<string | null> {
  const row = await db.maybeOne<{ residence: string | null }>(
    sql`select residence from users where id = ${userId}`,
  );
  return row?.residence ?? null;
}

export interface SubscriptionLine {
  huntId: string;
  huntName: string;
  planId: string;
  status: string;
  createdAt: Date;
  currentSquare: number;
  totalSquares: number;
  attempts: number;
  completedAt: Date | null;
  place: number | null;
}

export function listSubscriptions(db: Db, userId: string): Promise<SubscriptionLine[]> {
  return db.query<SubscriptionLine>(sql`
    select s.hunt_id as "huntId", h.name as "huntName", s.plan_id as "planId", s.status, s.created_at as "createdAt",
      s.current_square as "currentSquare", h.total_squares as "totalSquares", s.attempts,
      s.completed_at as "completedAt", s.place
    from subscriptions s join hunts h on h.id = s.hunt_id
    where s.user_id = ${userId} order by s.created_at desc, s.id limit ${most}`);
}

export interface LedgerLine {
  id: string;
  at: Date;
  delta: number;
  totalAfter: number;
  reason: LedgerReason;
  reference: string | null;
}

export function listLedger(db: Db, userId: string): Promise<LedgerLine[]> {
  return db.query<LedgerLine>(sql`
    select id, at, monthly_delta + bonus_delta + bought_delta as delta, total_after as "totalAfter", reason, reference
    from credit_ledger where user_id = ${userId} order by id desc limit ${most}`);
}

export interface CheckInLine {
  id: string;
  at: Date;
  huntId: string;
  huntName: string | null;
  squareNum: number;
  kind: string;
  success: boolean;
}

export function listCheckIns(db: Db, userId: string): Promise<CheckInLine[]> {
  return db.query<CheckInLine>(sql`
    select c.id, c.at, c.hunt_id as "huntId", h.name as "huntName", c.square_num as "squareNum", c.kind, c.success
    from check_ins c left join hunts h on h.id = c.hunt_id
    where c.user_id = ${userId} order by c.id desc limit ${most}`);
}

export interface PrizeLine {
  id: string;
  huntName: string | null;
  place: number;
  status: string;
  amountCents: number;
  wonAt: Date;
}

export function listPrizes(db: Db, userId: string): Promise<PrizeLine[]> {
  return db.query<PrizeLine>(sql`
    select p.id, h.name as "huntName", p.place, p.status, p.amount_cents as "amountCents", p.created_at as "wonAt"
    from prizes p left join hunts h on h.id = p.hunt_id
    where p.user_id = ${userId} order by p.created_at desc, p.id limit ${most}`);
}

export interface PaymentLine {
  id: string;
  number: number;
  at: Date;
  itemId: string;
  amountCents: number;
  givenBackCents: number;
  /** Given back as a whole, or disputed. */
  reversed: boolean;
}

export function listPayments(db: Db, userId: string): Promise<PaymentLine[]> {
  return db.query<PaymentLine>(sql`
    select id, number, paid_at as at, item_id as "itemId", p.amount_cents as "amountCents",
      given_back_cents as "givenBackCents", r.payment_id is not null as reversed
    from payments p left join payment_reversals r on r.payment_id = p.id
    where user_id = ${userId} order by paid_at desc, id limit ${most}`);
}

export interface SessionLine {
  id: string;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export function listSessions(db: Db, userId: string, now: Date): Promise<SessionLine[]> {
  return db.query<SessionLine>(sql`
    select id, device, created_at as "createdAt", last_seen_at as "lastSeenAt" from sessions
    where user_id = ${userId} and expires_at > ${now} order by last_seen_at desc, id limit ${most}`);
}

export interface MailLine {
  id: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
}

/** Without their texts: a look into a mail is a line in the log, in the outbox. */
export function listMails(db: Db, email: string): Promise<MailLine[]> {
  return db.query<MailLine>(sql`
    select id, subject, created_at as "createdAt", sent_at as "sentAt" from mails
    where recipient = ${email} order by created_at desc, id limit ${most}`);
}

export interface TwinLine {
  id: string;
  email: string;
  displayName: string;
  sign: "device" | "network" | "fix" | "pace";
  count: number;
}

/** Accounts with a trace of this one's, each sign with the number of traces; a household's network counts last. */
export function listTwins(db: Db, userId: string): Promise<TwinLine[]> {
  return db.query<TwinLine>(sql`
    with shared as (
      select o.user_id, o.kind, count(*) as count
      from traces t join traces o on o.kind = t.kind and o.hash = t.hash and o.user_id <> t.user_id
      where t.user_id = ${userId} group by o.user_id, o.kind
    )
    select u.id, u.email, u.display_name as "displayName", s.kind as sign, s.count
    from shared s join users u on u.id = s.user_id
    order by max((s.kind = 'device')::int * 2 + (s.kind = 'fix')::int) over (partition by u.id) desc,
      sum(s.count) over (partition by u.id) desc, u.id, s.kind
    limit ${most}`);
}
