import { sql } from "../../lib/db/sql.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";

export interface LetterRow {
  id: string;
  writtenAt: Date;
  author: string;
  text: string;
  told: number;
}

const letter = sql`id, written_at as "writtenAt", author, text, told`;

export function listLetters(db: Db, huntId: string, limit: number): Promise<LetterRow[]> {
  return db.query<LetterRow>(sql`
    select ${letter} from letters where hunt_id = ${huntId} order by written_at desc, id desc limit ${limit}`);
}

/** The administrator's name is noted as it is now. */
export function insertLetter(
  tx: Tx,
  row: Pick<LetterRow, "id" | "writtenAt" | "text"> & { huntId: string; toAll: boolean },
  authorId: string,
): Promise<LetterRow> {
  return tx.one<LetterRow>(sql`
    insert into letters (id, hunt_id, written_at, author, text, to_all)
    values (${row.id}, ${row.huntId}, ${row.writtenAt},
      coalesce((select display_name from users where id = ${authorId}), 'An administrator'), ${row.text}, ${row.toAll})
    returning ${letter}`);
}

export interface ToTell {
  huntId: string;
  huntName: string;
  text: string;
  toAll: boolean;
  /** The last hunter who was told. */
  toldUpTo: string | null;
}

/** A letter that is being told, locked; null where it is gone with its hunt. */
export function lockToTell(tx: Tx, id: string): Promise<ToTell | null> {
  return tx.maybeOne<ToTell>(sql`
    select l.hunt_id as "huntId", h.name as "huntName", l.text, l.to_all as "toAll", l.told_up_to as "toldUpTo"
    from letters l join hunts h on h.id = l.hunt_id where l.id = ${id} for update of l`);
}

/** The next hunters who are on a hunt, in the order of their ids. */
export function listHunters(
  db: Db,
  huntId: string,
  after: string | null,
  limit: number,
): Promise<{ userId: string; email: string }[]> {
  return db.query<{ userId: string; email: string }>(sql`
    select s.user_id as "userId", u.email from subscriptions s join users u on u.id = s.user_id
    where s.hunt_id = ${huntId} and s.status <> 'ENDED' and s.completed_at is null
      and (${after}::uuid is null or s.user_id > ${after})
    order by s.user_id limit ${limit}`);
}

export async function noteTold(tx: Tx, id: string, upTo: string, count: number): Promise<void> {
  await tx.execute(
    sql`update letters set told_up_to = ${upTo}, told = told + ${count} where id = ${id}`,
  );
}
