import { type Sql, sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface Settled {
  userId: string;
  /** Null where there is no account any more. */
  email: string | null;
  /** Credits spent on what is settled that have not come back yet. */
  spent: number;
  finished: boolean;
  /** Their subscription had ended before. */
  gone: boolean;
}

/** Of the runs of a hunt those that a settlement has not reached, in the order of their ids. */
function unreached(
  { jobId, huntId }: { jobId: string; huntId: string },
  after: string | null,
  limit: number,
): Sql {
  return sql`
    from subscriptions s
    where hunt_id = ${huntId} and plan_id <> 'free' and (${after}::uuid is null or user_id > ${after})
      and not exists (select 1 from settlements t where t.job_id = ${jobId} and t.user_id = s.user_id)
    order by user_id limit ${limit}`;
}

/** Who comes next, locked or not. */
export async function listNext(
  db: Db,
  of: { jobId: string; huntId: string },
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ userId: string }>(
    sql`select user_id as "userId" ${unreached(of, after, limit)}`,
  );
  return rows.map(({ userId }) => userId);
}

/**
 * The next hunters that a settlement has not reached, with their runs locked: running check-ins are waited for.
 * @param of the whole hunt, or one square of it
 */
export async function lockNext(
  tx: Tx,
  of: { jobId: string; huntId: string; squareNum: number | null },
  after: string | null,
  limit: number,
): Promise<Settled[]> {
  const { huntId, squareNum } = of;
  const square = squareNum === null ? null : `Square ${squareNum}`;
  // A square that was made void gave back its part before the hunt ended, or the hunt gave back that of the square.
  const counted = square
    ? sql`l.reason in ('check_in', 'hint') and (l.reference = ${square} or l.reference like ${square} || ', hint %')
        and not exists (select 1 from credit_ledger b where b.user_id = r.id and b.hunt_id = ${huntId}
          and b.reason in ('hunt_canceled', 'hunt_closed'))`
    : sql`l.reason in ('check_in', 'hint', 'square_voided')`;
  const rows = await tx.query<Pick<Settled, "userId" | "finished" | "gone">>(sql`
    select user_id as "userId", completed_at is not null as finished, status = 'ENDED' as gone
    ${unreached(of, after, limit)} for update`);
  const runs = new Map(rows.map((row) => [row.userId, row]));
  const found = await tx.query<Pick<Settled, "userId" | "email" | "spent">>(sql`
    select r.id as "userId", u.email, coalesce((
      select -sum(l.monthly_delta + l.bonus_delta + l.bought_delta) from credit_ledger l
      where l.user_id = r.id and l.hunt_id = ${huntId} and ${counted}), 0) as spent
    from unnest(${[...runs.keys()]}::uuid[]) as r(id) left join users u on u.id = r.id
    order by r.id`);
  return found.flatMap((row) => {
    const run = runs.get(row.userId);
    return run ? [{ ...row, ...run }] : [];
  });
}

export async function noteSettled(
  tx: Tx,
  jobId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into settlements (job_id, user_id) select ${jobId}, unnest(${[...userIds]}::uuid[])`);
}

export async function forgetSettled(tx: Tx, jobId: string): Promise<void> {
  await tx.execute(sql`delete from settlements where job_id = ${jobId}`);
}
