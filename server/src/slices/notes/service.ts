import type { getNotes, keepNote, Parts, ResultInput } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import * as sql from "./sql.ts";

/** The caller's own notes of a hunt. */
export async function showNotes(
  deps: Pick<Deps, "db">,
  caller: Caller,
  huntId: string,
): Promise<ResultInput<typeof getNotes>> {
  return { notes: await sql.listNotes(deps.db, caller.userId, huntId) };
}

/** Keeps a note over the version that was changed, or tells the one that stands there by now. */
export async function keep(
  deps: Pick<Deps, "db" | "clock">,
  { userId }: Caller,
  { id: huntId, num }: Parts<typeof keepNote>["params"],
  { text, version }: Parts<typeof keepNote>["body"],
): Promise<ResultInput<typeof keepNote> | RefusalOf<typeof keepNote>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await sql.isIn(tx, userId, huntId))) return refuse("not_subscribed");
    const now = deps.clock.now();
    const kept = await sql.writeNote(tx, { userId, huntId, num, text, version, now });
    if (kept !== null) return { version: kept };
    const there = await sql.findNote(tx, userId, huntId, num);
    // Sent twice, because the first answer was lost on the way: it is kept already.
    if (there && there.text === text) return { version: there.version };
    return refuse("changed", { text: there?.text ?? "", version: there?.version ?? 0 });
  });
}
