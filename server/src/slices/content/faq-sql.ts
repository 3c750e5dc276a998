import type { EditedFaq } from "@ten-paces/contract";
import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface FaqRow {
  id: string;
  faqId: string;
  category: EditedFaq["category"];
  question: string;
  answer: string;
  hidden: boolean;
  publishedAt: Date;
}

const columns = sql`id, faq_id as "faqId", category, question, answer, hidden, published_at as "publishedAt"`;

/** The text of each question that holds at a moment, in the order in which they were written. */
export function listHolding(db: Db, now: Date): Promise<FaqRow[]> {
  return db.query<FaqRow>(sql`
    select * from (
      select distinct on (faq_id) ${columns} from faqs where published_at <= ${now}
      order by faq_id, published_at desc, id desc) held
    order by id`);
}

/** Texts that wait for their time, the next first. */
export function listWaiting(db: Db, now: Date): Promise<FaqRow[]> {
  return db.query<FaqRow>(
    sql`select ${columns} from faqs where published_at > ${now} order by published_at, id`,
  );
}

export function findFaq(db: Db, id: string): Promise<FaqRow | null> {
  return db.maybeOne<FaqRow>(sql`select ${columns} from faqs where id = ${id}`);
}

export async function isThere(db: Db, faqId: string): Promise<boolean> {
  return (
    (await db.maybeOne(sql`select 1 as one from faqs where faq_id = ${faqId} limit 1`)) !== null
  );
}

export async function countTexts(db: Db): Promise<number> {
  return (await db.one<{ count: number }>(sql`select count(*) as count from faqs`)).count;
}

export async function insertFaq(tx: Tx, row: FaqRow): Promise<void> {
  await tx.execute(sql`
    insert into faqs (id, faq_id, category, question, answer, hidden, published_at)
    values (${row.id}, ${row.faqId}, ${row.category}, ${row.question}, ${row.answer}, ${row.hidden}, ${row.publishedAt})`);
}

export async function updateFaq(tx: Tx, row: FaqRow): Promise<void> {
  await tx.execute(sql`
    update faqs set category = ${row.category}, question = ${row.question}, answer = ${row.answer},
      hidden = ${row.hidden}, published_at = ${row.publishedAt}
    where id = ${row.id}`);
}

/** Takes a text back, and with one that holds those that it had replaced. */
export async function deleteFaq(tx: Tx, { id, faqId }: FaqRow, now: Date): Promise<void> {
  await tx.execute(sql`
    delete from faqs where id = ${id}
      or (faq_id = ${faqId} and published_at <= ${now}
        and (select published_at <= ${now} from faqs where id = ${id}))`);
}
