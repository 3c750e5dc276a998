import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

/** Degrees; metres, null where an administrator pointed at a place. */
export interface LookUp {
  userId: string;
  at: Date;
  lat: number;
  lng: number;
  accuracyM: number | null;
}

/**
 * Takes one look-up of an account's day and stores what was asked. A day begins with its first look-up;
 * when it is used up nothing is stored and the row is null.
 */
export async function takeLookUp(
  tx: Tx,
  asked: LookUp & { id: string; dayStartedAfter: Date; perDay: number },
): Promise<{ used: number } | null> {
  return tx.maybeOne(sql`
    with taken as (
      insert into finder_days as d (user_id, began_at, used) values (${asked.userId}, ${asked.at}, 1)
      on conflict (user_id) do update set
        began_at = case when d.began_at > ${asked.dayStartedAfter} then d.began_at else excluded.began_at end,
        used = case when d.began_at > ${asked.dayStartedAfter} then d.used + 1 else 1 end
        where d.began_at <= ${asked.dayStartedAfter} or d.used < ${asked.perDay}
      returning used
    ), stored as (
      insert into finder_lookups (user_id, id, at, lat, lng, accuracy_m)
      select ${asked.userId}, ${asked.id}, ${asked.at}, ${asked.lat}, ${asked.lng}, ${asked.accuracyM} from taken
    )
    select used from taken`);
}

/** Takes a look-up back that was not answered. */
export async function giveBackLookUp(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from finder_lookups where user_id = ${userId} and id = ${id} returning 1)
    update finder_days set used = used - 1 where user_id = ${userId} and used > 0 and exists (select 1 from gone)`);
}

/** Whether an account plays a physical hunt that is open, with an address of the own grid. */
export async function playsOwnWords(db: Db, userId: string): Promise<boolean> {
  const row = await db.one<{ plays: boolean }>(sql`
    select exists (
      select 1 from subscriptions s join hunts h on h.id = s.hunt_id join squares q on q.hunt_id = h.id
      where s.user_id = ${userId} and s.status <> 'ENDED' and h.status in ('ACTIVE', 'PAUSED')
        and h.variant = 'PHYSICAL' and q.word_source is null) as plays`);
  return row.plays;
}

/** When the day of an account began. */
export async function findDayStart(db: Db, userId: string): Promise<Date | null> {
  const row = await db.maybeOne<{ beganAt: Date }>(
    sql`select began_at as "beganAt" from finder_days where user_id = ${userId}`,
  );
  return row?.beganAt ?? null;
}

/** What accounts asked since then, the newest of each first. */
export async function listLookUps(
  db: Db,
  userIds: readonly string[],
  since: Date,
  mostEach: number,
): Promise<LookUp[]> {
  return db.query(sql`
    select l.user_id as "userId", l.at, l.lat, l.lng, l.accuracy_m as "accuracyM"
    from unnest(${userIds}::uuid[]) as u (id) cross join lateral (
      select * from finder_lookups f where f.user_id = u.id and f.at > ${since} order by f.at desc limit ${mostEach}
    ) l`);
}

/** Deletes at most so many look-ups from before then, oldest first; says how many. */
export async function deleteLookUps(tx: Tx, before: Date, most: number): Promise<number> {
  return tx.execute(sql`
    delete from finder_lookups where (user_id, id) in (
      select user_id, id from finder_lookups where at < ${before} order by at limit ${most})`);
}
