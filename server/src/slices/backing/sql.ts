import type { BackingKind, PrizeStatus, Variant } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface BackingRow {
  id: string;
  kind: BackingKind;
  title: string;
  amountCents: number;
  address: string | null;
  message: string | null;
  signature: string | null;
  documentHash: string | null;
  addedAt: Date;
}

export async function listBackings(db: Db): Promise<BackingRow[]> {
  return db.query(sql`
    select id, kind, title, amount_cents as "amountCents", address, message, signature,
      document_hash as "documentHash", added_at as "addedAt"
    from backings where withdrawn_at is null order by added_at, id`);
}

export async function insertBacking(tx: Tx, b: BackingRow & { addedBy: string }): Promise<void> {
  await tx.execute(sql`
    insert into backings (id, kind, title, amount_cents, address, message, signature, document_hash, added_by, added_at)
    values (${b.id}, ${b.kind}, ${b.title}, ${b.amountCents}, ${b.address}, ${b.message}, ${b.signature},
      ${b.documentHash}, ${b.addedBy}, ${b.addedAt})`);
}

/** @returns what it was; null where there is none that holds */
export async function withdraw(
  tx: Tx,
  id: string,
  at: Date,
): Promise<Pick<BackingRow, "kind" | "title" | "amountCents"> | null> {
  return tx.maybeOne(sql`
    update backings set withdrawn_at = ${at} where id = ${id} and withdrawn_at is null
    returning kind, title, amount_cents as "amountCents"`);
}

export interface OpenHuntRow {
  id: string;
  name: string;
  state: string;
  variant: Variant;
  prizeSats: number;
  prizeCents: number | null;
  thresholdSats: number;
}

export async function listOpenHunts(db: Db): Promise<OpenHuntRow[]> {
  return db.query(sql`
    select id, name, state, variant, prize_sats as "prizeSats", prize_cents as "prizeCents",
      threshold_sats as "thresholdSats" from hunts
    where status in ('ACTIVE', 'PAUSED') and state <> 'FREE' order by state, variant desc, id`);
}

export interface EndedRow {
  huntId: string;
  huntName: string;
  endedAt: Date;
  prizeCents: number;
  place: number;
  /** Null where nobody won it; of a place that changed hands, of the last who held it. */
  status: PrizeStatus | null;
}

/** Every place of the hunts that were completed last, and of those that were canceled after a prize was won. */
export async function listEnded(db: Db, most: number): Promise<EndedRow[]> {
  return db.query(sql`
    select h.id as "huntId", h.name as "huntName", h.ended_at as "endedAt", h.prize_cents as "prizeCents",
      n.place, p.status
    from (
      select id, name, ended_at, prize_cents from hunts
      where state <> 'FREE' and ended_at is not null and prize_cents is not null
        and (status = 'COMPLETE' or status = 'CANCELED' and exists (select 1 from prizes where hunt_id = hunts.id))
      order by ended_at desc, id limit ${most}
    ) h cross join generate_series(1, 3) as n(place)
      left join lateral (
        select status from prizes where hunt_id = h.id and prizes.place = n.place order by created_at desc limit 1
      ) p on true
    order by h.ended_at desc, h.id, n.place`);
}

export interface SumsRow {
  review: number;
  told: number;
  claimed: number;
  paid: number;
  /** Lost in hunts that are over, where the winner can get it back or its place goes to another. */
  lost: number;
  /** Prizes of open hunts, whatever became of them since. */
  wonInOpen: number;
  takenIn: number;
}

/** Sums in cents. */
export async function readSums(db: Db): Promise<SumsRow> {
  return db.one(sql`
    select
      (select coalesce(sum(amount_cents), 0) from prizes where status = 'PENDING_REVIEW') as review,
      (select coalesce(sum(amount_cents), 0) from prizes where status = 'NOTIFIED') as told,
      (select coalesce(sum(amount_cents), 0) from prizes where status = 'CLAIMED') as claimed,
      (select coalesce(sum(amount_cents), 0) from prizes where status = 'PAID') as paid,
      (select coalesce(sum(p.amount_cents), 0) from prizes p join hunts h on h.id = p.hunt_id
        where h.status not in ('ACTIVE', 'PAUSED') and awaits_end(p)) as lost,
      (select coalesce(sum(p.amount_cents), 0) from prizes p join hunts h on h.id = p.hunt_id
        where h.status in ('ACTIVE', 'PAUSED') and p.status not in ('FORFEITED', 'DISQUALIFIED')) as "wonInOpen",
      (select coalesce(sum(amount_cents - given_back_cents), 0) from payments) as "takenIn"`);
}

export interface QuarterRow {
  quarter: string;
  held: number;
  confirmed: number;
  disqualified: number;
  undecided: number;
}

/** Prizes that were held or taken back by the quarter in which that was, and what became of them. */
export async function listQuarters(db: Db): Promise<QuarterRow[]> {
  return db.query(sql`
    select q.quarter, count(*) as held,
      count(*) filter (where q.status in ('NOTIFIED', 'CLAIMED', 'PAID', 'FORFEITED')) as confirmed,
      count(*) filter (where q.status = 'DISQUALIFIED' and q.final) as disqualified,
      count(*) filter (where q.status = 'PENDING_REVIEW' or (q.status = 'DISQUALIFIED' and not q.final)) as undecided
    from (
      select to_char(coalesce(p.held_at, a.at, p.closed_at) at time zone 'UTC', 'YYYY"-Q"Q') as quarter, p.status,
        a.decided_at is not null or (a.prize_id is null and p.passed_on)
          or (a.prize_id is null and p.answer_until is null) as final
      from prizes p left join prize_answers a on a.prize_id = p.id
      where p.held_at is not null or a.prize_id is not null or p.status = 'DISQUALIFIED'
    ) q group by q.quarter order by q.quarter desc limit 12`);
}
