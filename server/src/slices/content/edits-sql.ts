import { madeBefore } from "../../lib/db/found-page.ts";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { AnnouncementRow, ErratumRow } from "./sql.ts";

const mostListed = 200;
const announcement = sql`id, title, excerpt, content, author, category, featured, published_at as "publishedAt"`;

export async function listAllAnnouncements(db: Db): Promise<AnnouncementRow[]> {
  return db.query(sql`
    select ${announcement} from announcements order by published_at desc, id desc limit ${mostListed}`);
}

/** Those written before one, the newest first: ids are in order of time. */
export async function listAnnouncementsBefore(
  db: Db,
  before: string | null,
): Promise<AnnouncementRow[]> {
  return db.query(sql`
    select ${announcement} from announcements where ${madeBefore(sql`id`, before)}
    order by id desc limit ${mostListed}`);
}

export async function lockAnnouncement(tx: Tx, id: string): Promise<AnnouncementRow | null> {
  return tx.maybeOne(sql`select ${announcement} from announcements where id = ${id} for update`);
}

export async function updateAnnouncement(tx: Tx, row: AnnouncementRow): Promise<void> {
  await tx.execute(sql`
    update announcements set title = ${row.title}, excerpt = ${row.excerpt}, content = ${row.content},
      author = ${row.author}, category = ${row.category}, featured = ${row.featured}, published_at = ${row.publishedAt}
    where id = ${row.id}`);
}

export async function deleteAnnouncement(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from announcements where id = ${id}`);
}

export interface EditedErratumRow extends ErratumRow {
  huntId: string | null;
}

const erratum = sql`id, hunt_id as "huntId", hunt_name as "huntName", square_number as "squareNumber",
  original_clue as "originalClue", correction, severity, status, posted_at as "postedAt"`;

export async function listAllErrata(db: Db): Promise<EditedErratumRow[]> {
  return db.query(sql`
    select ${erratum} from errata order by posted_at desc, id desc limit ${mostListed}`);
}

/** Those written before one, the newest first. */
export async function listErrataBefore(db: Db, before: string | null): Promise<EditedErratumRow[]> {
  return db.query(sql`
    select ${erratum} from errata where ${madeBefore(sql`id`, before)}
    order by id desc limit ${mostListed}`);
}

export async function lockErratum(tx: Tx, id: string): Promise<EditedErratumRow | null> {
  return tx.maybeOne(sql`select ${erratum} from errata where id = ${id} for update`);
}

/** Says of which hunt a correction is, and whether its hunters are told. */
export async function bindErratum(
  tx: Tx,
  id: string,
  huntId: string,
  tells: boolean,
): Promise<void> {
  await tx.execute(sql`update errata set hunt_id = ${huntId}, tells = ${tells} where id = ${id}`);
}

export async function updateErratum(
  tx: Tx,
  row: Pick<ErratumRow, "id" | "originalClue" | "correction" | "severity" | "status" | "postedAt">,
): Promise<void> {
  await tx.execute(sql`
    update errata set original_clue = ${row.originalClue}, correction = ${row.correction}, severity = ${row.severity},
      status = ${row.status}, posted_at = ${row.postedAt}
    where id = ${row.id}`);
}

export async function deleteErratum(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from errata where id = ${id}`);
}

export interface ToTell extends EditedErratumRow {
  /** The last hunter who was told. */
  toldUpTo: string | null;
}

/** A correction whose hunters are told, locked; null where nobody is, or it was taken back. */
export async function lockToTell(tx: Tx, id: string): Promise<ToTell | null> {
  return tx.maybeOne(sql`
    select ${erratum}, told_up_to as "toldUpTo" from errata
    where id = ${id} and tells and hunt_id is not null for update`);
}

/** The next hunters of a hunt who are on it, in the order of their ids. */
export async function listToTell(
  tx: Tx,
  huntId: string,
  after: string | null,
  limit: number,
): Promise<{ userId: string; email: string; currentSquare: number }[]> {
  return tx.query(sql`
    select s.user_id as "userId", u.email, s.current_square as "currentSquare" from subscriptions s join users u on u.id = s.user_id
    where s.hunt_id = ${huntId} and s.status <> 'ENDED' and s.completed_at is null
      and (${after}::uuid is null or s.user_id > ${after})
    order by s.user_id limit ${limit}`);
}

/** Corrections whose time came lately, and of which nobody was told yet. */
export async function listDueToTell(db: Db, from: Date, now: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from errata
    where tells and told_up_to is null and posted_at > ${from} and posted_at <= ${now} order by posted_at`);
  return rows.map(({ id }) => id);
}

export async function noteTold(tx: Tx, id: string, upTo: string): Promise<void> {
  await tx.execute(sql`update errata set told_up_to = ${upTo} where id = ${id}`);
}
