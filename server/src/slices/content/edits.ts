import type {
  createAnnouncement,
  createErratum,
  EditedAnnouncement,
  EditedErratum,
  Parts,
  updateAnnouncement,
  updateErratum,
} from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { withGiven } from "../../lib/with-given.ts";
import { audit, listVersions, lockVersion, missedBy } from "../audit/service.ts";
import * as sql from "./edits-sql.ts";
import { type AnnouncementRow, findCorrectable, insertAnnouncement, insertErratum } from "./sql.ts";
import { askToTell } from "./tell-erratum.ts";

const presentAnnouncement = (row: AnnouncementRow, version: number, now: Date) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  published: row.publishedAt <= now,
  version,
});

const presentErratum = (
  { postedAt, ...row }: sql.EditedErratumRow,
  version: number,
  now: Date,
): EditedErratum => ({
  ...row,
  postedAt: postedAt.toISOString(),
  posted: postedAt <= now,
  version,
});

/** Each row with the version that it has. */
async function withVersions<Row extends { id: string }, Shown>(
  { db, clock }: Pick<Deps, "db" | "clock">,
  rows: readonly Row[],
  present: (row: Row, version: number, now: Date) => Shown,
): Promise<Shown[]> {
  const ids = rows.map(({ id }) => id);
  const versions = await listVersions(db, "content", ids);
  return rows.map((row) => present(row, versions.get(row.id) ?? 0, clock.now()));
}

/** The latest, those that wait for their time first. */
export async function showAllAnnouncements(deps: Pick<Deps, "db" | "clock">) {
  const rows = await sql.listAllAnnouncements(deps.db);
  return { announcements: await withVersions(deps, rows, presentAnnouncement) };
}

/** Those that were written before one, for a file of all. */
export async function listAnnouncementsBefore(
  deps: Pick<Deps, "db" | "clock">,
  before: string | null,
): Promise<EditedAnnouncement[]> {
  const rows = await sql.listAnnouncementsBefore(deps.db, before);
  return withVersions(deps, rows, presentAnnouncement);
}

/** An announcement in the log of changes. */
const toldOf = ({ id: _, publishedAt, ...written }: AnnouncementRow) => ({
  ...written,
  publishedAt: publishedAt.toISOString(),
});

export async function addAnnouncement(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  { publishedAt, ...written }: Parts<typeof createAnnouncement>["body"],
): Promise<{ announcement: EditedAnnouncement }> {
  const row = { id: newId(), ...written, publishedAt: new Date(publishedAt) };
  await inTransaction(deps.db, async (tx) => {
    await insertAnnouncement(tx, row);
    const after = toldOf(row);
    const change = { action: "write announcement", kind: "content", id: row.id, after } as const;
    await audit(deps, tx, caller, change);
  });
  return { announcement: presentAnnouncement(row, 0, deps.clock.now()) };
}

/** Changes those fields of an announcement that are sent. */
export function changeAnnouncement(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
  { version: seen, publishedAt, ...given }: Parts<typeof updateAnnouncement>["body"],
): Promise<{ announcement: EditedAnnouncement } | RefusalOf<typeof updateAnnouncement>> {
  return inTransaction(deps.db, async (tx) => {
    const subject = { kind: "content", id } as const;
    const version = await lockVersion(tx, subject);
    const before = await sql.lockAnnouncement(tx, id);
    if (!before) return refuse("gone");
    const missed = await missedBy(tx, subject, version, seen);
    if (missed) return refuse("stale", missed);
    const row = withGiven(before, {
      ...given,
      publishedAt: publishedAt === undefined ? undefined : new Date(publishedAt),
    });
    await sql.updateAnnouncement(tx, row);
    await audit(deps, tx, caller, {
      action: "change announcement",
      ...subject,
      before: toldOf(before),
      after: toldOf(row),
      version: version + 1,
    });
    return { announcement: presentAnnouncement(row, version + 1, deps.clock.now()) };
  });
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
      before: toldOf(before),
    });
  });
  return { success: true };
}

/** The latest, those that wait for their time first. */
export async function showAllErrata(deps: Pick<Deps, "db" | "clock">) {
  const rows = await sql.listAllErrata(deps.db);
  return { errata: await withVersions(deps, rows, presentErratum) };
}

/** Those that were written before one, for a file of all. */
export async function listErrataBefore(
  deps: Pick<Deps, "db" | "clock">,
  before: string | null,
): Promise<EditedErratum[]> {
  return withVersions(deps, await sql.listErrataBefore(deps.db, before), presentErratum);
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
    return { erratum: presentErratum({ ...row, huntId }, 0, now) };
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

/** A correction in the log of changes, with the square that it is of. */
function toldErratum(row: sql.EditedErratumRow) {
  const { huntName, squareNumber } = row;
  return { huntName, squareNumber, ...wordsOf(row) };
}

/** Changes those fields of a correction that are sent. */
export async function changeErratum(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
  { version: seen, ...given }: Parts<typeof updateErratum>["body"],
): Promise<{ erratum: EditedErratum } | RefusalOf<typeof updateErratum>> {
  return inTransaction(deps.db, async (tx) => {
    const subject = { kind: "content", id } as const;
    const version = await lockVersion(tx, subject);
    const before = await sql.lockErratum(tx, id);
    if (!before) return refuse("gone");
    const missed = await missedBy(tx, subject, version, seen);
    if (missed) return refuse("stale", missed);
    const now = deps.clock.now();
    const postedAt = given.postedAt ? new Date(given.postedAt) : before.postedAt;
    if (before.postedAt <= now && postedAt.getTime() !== before.postedAt.getTime()) {
      return refuse("posted");
    }
    const after = withGiven(before, { ...given, postedAt });
    await sql.updateErratum(tx, after);
    await audit(deps, tx, caller, {
      action: "change erratum",
      ...subject,
      before: toldErratum(before),
      after: toldErratum(after),
      version: version + 1,
    });
    return { erratum: presentErratum(after, version + 1, now) };
  });
}

export async function removeErratum(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
): Promise<{ success: true }> {
  await inTransaction(deps.db, async (tx) => {
    const erratum = await sql.lockErratum(tx, id);
    if (!erratum) throw notFound("Erratum");
    await sql.deleteErratum(tx, id);
    const before = toldErratum(erratum);
    await audit(deps, tx, caller, { action: "delete erratum", kind: "content", id, before });
  });
  return { success: true };
}
