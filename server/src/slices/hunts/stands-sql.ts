import type { Difficulty, HuntStatus } from "@ten-paces/contract";
import type { SquareStand, TripAsks } from "@ten-paces/hunt-builder";
import { json, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Physical hunts of which it is not stored yet what their trip asks. */
export async function listUntoldTrips(db: Db): Promise<{ id: string }[]> {
  return db.query(sql`
    select h.id from hunts h
    where h.variant = 'PHYSICAL' and h.state <> 'FREE' and h.trip is null and h.deleted_at is null
    order by h.id`);
}

/** Stores what a hunt's trip asks and where one stands at its squares, and tells every copy in memory. */
export async function writeStands(
  tx: Tx,
  huntId: string,
  trip: TripAsks | null,
  stands: readonly { sequenceNum: number; stand: SquareStand }[],
): Promise<void> {
  await tx.execute(sql`
    update squares set stand = s.stand
    from jsonb_to_recordset(${json(stands)}::jsonb) as s ("sequenceNum" int, stand jsonb)
    where hunt_id = ${huntId} and sequence_num = s."sequenceNum"`);
  await tx.execute(sql`
    update hunts set trip = ${trip && json(trip)}::jsonb, content_version = content_version + 1
    where id = ${huntId}`);
}

/** A physical hunt with a square of which nobody knows where to stand. */
export interface StandlessHunt {
  id: string;
  name: string;
  state: string;
  variant: "PHYSICAL";
  status: HuntStatus;
  difficulty: Difficulty;
  totalSquares: number;
  activatedAt: Date | null;
}

const standless = sql`h.variant = 'PHYSICAL' and h.state <> 'FREE' and h.deleted_at is null
  and h.status in ('AVAILABLE', 'ACTIVE', 'PAUSED')
  and exists (select 1 from squares q where q.hunt_id = h.id and q.stand is null and not q.surveyed
    and q.voided_at is null)`;

/** Those in stock and open. */
export async function listStandless(db: Db): Promise<StandlessHunt[]> {
  return db.query(sql`
    select h.id, h.name, h.state, h.variant, h.status, h.difficulty, h.total_squares as "totalSquares",
      h.activated_at as "activatedAt"
    from hunts h where ${standless} order by h.state, h.id`);
}

/** One of them, locked; null where it is none any more. */
export async function lockStandless(tx: Tx, id: string): Promise<StandlessHunt | null> {
  return tx.maybeOne(sql`
    select h.id, h.name, h.state, h.variant, h.status, h.difficulty, h.total_squares as "totalSquares",
      h.activated_at as "activatedAt"
    from hunts h where h.id = ${id} and ${standless} for update of h`);
}
