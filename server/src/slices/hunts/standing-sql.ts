import { sql } from "../../lib/db/sql.ts";
import type { Db } from "../../lib/db/statements.ts";
import { type HuntRow, huntColumns } from "./sql.ts";

/** Where a hunter stands in a hunt; every field of the subscription is null without one. */
export interface StandingRow extends HuntRow {
  subscriptionId: string | null;
  planId: string | null;
  subscriptionStatus: "ACTIVE" | "ENDING" | "ENDED" | null;
  endsAt: Date | null;
  startedAt: Date | null;
  currentSquare: number | null;
  /** The square that was last shown as the current one; null before any was. */
  shownSquare: number | null;
  shownAt: Date | null;
  /** Wrong check-ins at the current square. */
  wrong: number;
  /** The last square at which they were told where to stand. */
  toldWhere: number | null;
  /** The last square at which their position was accepted and its question asked; answers given since. */
  questionSquare: number | null;
  questionTries: number | null;
  completedAt: Date | null;
  place: number | null;
  freeLevel3Used: boolean | null;
  /** Of the hunter's balance, as stored: see usableCredits. */
  monthly: number;
  bonus: number;
  bought: number;
  cycleEndsAt: Date | null;
  /** Bought hints as "square:level". */
  hints: string[] | null;
}

export async function findStanding(
  db: Db,
  userId: string,
  huntId: string,
): Promise<StandingRow | null> {
  return db.maybeOne(sql`
    select ${huntColumns}, s.id as "subscriptionId", s.plan_id as "planId", s.status as "subscriptionStatus",
      s.ends_at as "endsAt", s.started_at as "startedAt", s.current_square as "currentSquare",
      s.shown_square as "shownSquare", s.shown_at as "shownAt", s.told_where as "toldWhere",
      (select count(*)::int from check_ins c where c.user_id = ${userId} and c.hunt_id = h.id
        and c.square_num = s.current_square and not c.success) as wrong,
      s.question_square as "questionSquare", s.question_tries as "questionTries", s.completed_at as "completedAt", s.place, s.free_level3_used as "freeLevel3Used",
      coalesce(a.monthly, 0) as monthly, coalesce(a.bonus, 0) as bonus, coalesce(a.bought, 0) as bought,
      a.cycle_ends_at as "cycleEndsAt",
      (select array_agg(p.square_num || ':' || p.level || ':' || coalesce(p.word, 0)) from hint_purchases p
        where p.user_id = ${userId} and p.hunt_id = h.id) as hints
    from hunts h
    left join subscriptions s on s.hunt_id = h.id and s.user_id = ${userId}
    left join credit_accounts a on a.user_id = ${userId}
    where h.id = ${huntId} and h.deleted_at is null`);
}
