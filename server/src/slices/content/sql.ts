import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export type AnnouncementCategory = "Launch" | "Winner" | "Sponsor" | "General";

export interface AnnouncementRow {
  id: string;
  title: string;
  excerpt: string;
  content: string;
  author: string;
  category: AnnouncementCategory;
  featured: boolean;
  publishedAt: Date;
}

/** Those of the future wait for their time. */
export async function listAnnouncements(db: Db, now: Date): Promise<AnnouncementRow[]> {
  return db.query(sql`
    select id, title, excerpt, content, author, category, featured, published_at as "publishedAt"
    from announcements where published_at <= ${now} order by published_at desc, id desc`);
}

export async function insertAnnouncement(tx: Tx, row: AnnouncementRow): Promise<void> {
  await tx.execute(sql`
    insert into announcements (id, title, excerpt, content, author, category, featured, published_at)
    values (${row.id}, ${row.title}, ${row.excerpt}, ${row.content}, ${row.author}, ${row.category},
      ${row.featured}, ${row.publishedAt})`);
}

export interface ErratumRow {
  id: string;
  huntName: string;
  squareNumber: number;
  originalClue: string;
  correction: string;
  severity: "Critical" | "High" | "Medium" | "Low";
  status: "Active" | "Resolved";
  postedAt: Date;
}

/** Those of the future wait for their time. */
export async function listErrata(db: Db, now: Date): Promise<ErratumRow[]> {
  return db.query(sql`
    select id, hunt_name as "huntName", square_number as "squareNumber", original_clue as "originalClue",
      correction, severity, status, posted_at as "postedAt"
    from errata where posted_at <= ${now} order by posted_at desc, id desc`);
}

export async function insertErratum(tx: Tx, row: ErratumRow): Promise<void> {
  await tx.execute(sql`
    insert into errata (id, hunt_name, square_number, original_clue, correction, severity, status, posted_at)
    values (${row.id}, ${row.huntName}, ${row.squareNumber}, ${row.originalClue}, ${row.correction}, ${row.severity},
      ${row.status}, ${row.postedAt})`);
}

/** A hunt that people have seen, and whether somebody can be on it now. */
export async function findCorrectable(
  tx: Tx,
  huntId: string,
): Promise<{ name: string; totalSquares: number; live: boolean } | null> {
  return tx.maybeOne(sql`
    select name, total_squares as "totalSquares", status in ('ACTIVE', 'PAUSED') as live from hunts
    where id = ${huntId} and status not in ('PENDING', 'AVAILABLE') and deleted_at is null`);
}
