import type {
  createAnnouncement,
  createErratum,
  EditedAnnouncement,
  EditedErratum,
  Parts,
  updateErratum,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import * as sql from "./edits-sql.ts";
import { type AnnouncementRow, findCorrectable, insertAnnouncement, insertErratum } from "./sql.ts";
import { askToTell } from "./tell-erratum.ts";

type Written = Parts<typeof createAnnouncement>["body"];

const presentAnnouncement = (row: AnnouncementRow, now: Date): EditedAnnouncement => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  published: row.publishedAt <= now,
});

const presentErratum = ({ postedAt, ...row }: sql.EditedErratumRow, now: Date): EditedErratum => ({
  ...row,
  postedAt: postedAt.toISOString(),
  posted: postedAt <= now,
});

/** The latest, those that wait for their time first. */
export async function showAllAnnouncements({ db, clock }: Pick<Deps, "db" | "clock">) {
  const now = clock.now();
  const rows = await sql.listAllAnnouncements(db);
  return { announcements: rows.map((row) => presentAnnouncement(row, now)) };
}

/** Those that were written before one, for a file of all. */
export async function listAnnouncementsBefore(
  { db, clock }: Pick<Deps, "db" | "clock">,
  before: string | null,
): Promise<EditedAnnouncement[]> {
  const now = clock.now();
  const rows = await sql.listAnnouncementsBefore(db, before);
  return rows.map((row) => presentAnnouncement(row, now));
}

const rowOf = (id: string, { publishedAt, ...written }: Written): AnnouncementRow => ({
  id,
  ...written,
  publishedAt: new Date(publishedAt),
});

/** Writes an announcement, or changes the one with this id. */
export async function putAnnouncement(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string | null,
  written: Written,
) {
  const row = rowOf(id ?? newId(), written);
  await inTransaction(deps.db, async (tx) => {
    const before = id === null ? null : await sql.lockAnnouncement(tx, id);
    if (id !== null && !before) throw notFound("Announcement");
    if (before) await sql.updateAnnouncement(tx, row);
    else await insertAnnouncement(tx, row);
    await audit(deps, tx, caller, {
      action: before ? "change announcement" : "write announcement",
      kind: "content",
      id: row.id,
      before: before && presentAnnouncement(before, deps.clock.now()),
      after: presentAnnouncement(row, deps.clock.now()),
    });
  });
  return { announcement: presentAnnouncement(row, deps.clock.now()) };
}

export async function removeAnnouncement(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
): Promise<{ success: true }> {
  await inTransaction(deps.db, async (tx) => {
    const before = await sql.lockAnnouncement(tx, id);
    if (!before) throw notFound("Announcement");
    await sql.deleteAnnouncement(tx, id);
    await audit(deps, tx, caller, {
      action: "delete announcement",
      kind: "content",
      id,
      before: presentAnnouncement(before, deps.clock.now()),
    });
  });
  return { success: true };
}

/** The latest, those that wait for their time first. */
export async function showAllErrata({ db, clock }: Pick<Deps, "db" | "clock">) {
  const now = clock.now();
  return { errata: (await sql.listAllErrata(db)).map((row) => presentErratum(row, now)) };
}

/** Those that were written before one, for a file of all. */
export async function listErrataBefore(
  { db, clock }: Pick<Deps, "db" | "clock">,
  before: string | null,
): Promise<EditedErratum[]> {
  const now = clock.now();
  return (await sql.listErrataBefore(db, before)).map((row) => presentErratum(row, now));
}

/** Posts a correction, now or at its time; everybody who is on the hunt then is mailed in the background. */
export async function addErratum(
  deps: Pick<Deps, "db" | "clock" | "jobs">,
  caller: Caller,
  { huntId, postedAt, ...given }: Parts<typeof createErratum>["body"],
): Promise<{ erratum: EditedErratum } | RefusalOf<typeof createErratum>> {
  return inTransaction(deps.db, async (tx) => {
    const hunt = await findCorrectable(tx, huntId);
    if (!hunt) throw notFound("Hunt");
    if (given.squareNumber > hunt.totalSquares) return refuse("no_such_square");
    const now = deps.clock.now();
    const row = {
      id: newId(),
      huntName: hunt.name,
      ...given,
      status: "Active" as const,
      postedAt: postedAt ? new Date(postedAt) : now,
    };
    await insertErratum(tx, row);
    await sql.bindErratum(tx, row.id, huntId, hunt.live);
    if (hunt.live && row.postedAt <= now) await askToTell(deps, tx, row.id);
    const after = { squareNumber: row.squareNumber, ...wordsOf(row) };
    await audit(deps, tx, caller, { action: "post erratum", kind: "hunt", id: huntId, after });
    return { erratum: presentErratum({ ...row, huntId }, now) };
  });
}

/** What of an erratum can be changed, for the log. */
function wordsOf({
  originalClue,
  correction,
  severity,
  status,
  postedAt,
}: Omit<sql.EditedErratumRow, "id" | "huntId">) {
  return { originalClue, correction, severity, status, postedAt: postedAt.toISOString() };
}

async function findLocked(tx: Tx, id: string): Promise<sql.EditedErratumRow> {
  const found = await sql.lockErratum(tx, id);
  if (!found) throw notFound("Erratum");
  return found;
}

export async function changeErratum(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
  given: Parts<typeof updateErratum>["body"],
): Promise<{ erratum: EditedErratum } | RefusalOf<typeof updateErratum>> {
  return inTransaction(deps.db, async (tx) => {
    const before = await findLocked(tx, id);
    const now = deps.clock.now();
    const postedAt = given.postedAt ? new Date(given.postedAt) : before.postedAt;
    if (before.postedAt <= now && postedAt.getTime() !== before.postedAt.getTime()) {
      return refuse("posted");
    }
    const after = { ...before, ...given, postedAt };
    await sql.updateErratum(tx, after);
    await audit(deps, tx, caller, {
      action: "change erratum",
      kind: "content",
      id,
      before: wordsOf(before),
      after: wordsOf(after),
    });
    return { erratum: presentErratum(after, now) };
  });
}

export async function removeErratum(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
): Promise<{ success: true }> {
  await inTransaction(deps.db, async (tx) => {
    const erratum = await findLocked(tx, id);
    await sql.deleteErratum(tx, id);
    const { huntName, squareNumber } = erratum;
    const before = { huntName, squareNumber, ...wordsOf(erratum) };
    await audit(deps, tx, caller, { action: "delete erratum", kind: "content", id, before });
  });
  return { success: true };
}
