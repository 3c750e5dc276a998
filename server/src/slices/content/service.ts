import type { listAnnouncements, listErrata, listFaqs, ResultInput } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { claimOnce, getLimits, getPrizeSettings } from "../settings/service.ts";
import { listShownFaqs } from "./faq-edits.ts";
import { launchAnnouncement } from "./launch-announcement.ts";
import { announcementsFeed, type FeedFormat } from "./rss.ts";
import * as sql from "./sql.ts";

export { listAnnouncementsBefore, listErrataBefore } from "./edits.ts";
export { showAllFaqs } from "./faq-edits.ts";

/** The published announcements, newest first. */
export async function showAnnouncements(
  deps: Deps,
): Promise<ResultInput<typeof listAnnouncements>> {
  const rows = await sql.listAnnouncements(deps.db, deps.clock.now());
  return {
    announcements: rows.map(({ publishedAt, ...row }) => ({
      ...row,
      date: publishedAt.toISOString(),
    })),
  };
}

export async function showErrata(deps: Deps): Promise<ResultInput<typeof listErrata>> {
  const rows = await sql.listErrata(deps.db, deps.clock.now());
  return {
    errata: rows.map(({ postedAt, ...row }) => ({ ...row, datePosted: postedAt.toISOString() })),
  };
}

/** Posts a correction of a square, as active. */
export function postErratum(tx: Tx, erratum: Omit<sql.ErratumRow, "id" | "status">): Promise<void> {
  return sql.insertErratum(tx, { ...erratum, id: newId(), status: "Active" });
}

/** Posts an announcement of the product itself; it stands on the page and in the feed from its moment on. */
export function postAnnouncement(
  tx: Tx,
  announcement: Omit<sql.AnnouncementRow, "id">,
): Promise<void> {
  return sql.insertAnnouncement(tx, { ...announcement, id: newId() });
}

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** The questions and answers, with the figures that are set. */
export async function showFaqs(
  deps: Pick<Deps, "db" | "clock">,
): Promise<ResultInput<typeof listFaqs>> {
  const { taxFormAbove } = await getPrizeSettings(deps.db);
  const { finderPerDay, rewardedFriends, spacingSeconds, triesPerWindow } = await getLimits(
    deps.db,
  );
  const figures: Record<string, string> = {
    taxFormAbove: wholeDollars.format(taxFormAbove.usd),
    finderPerDay: finderPerDay.toLocaleString("en-US"),
    rewardedFriends: rewardedFriends.toLocaleString("en-US"),
    spacingSeconds: String(spacingSeconds),
    triesPerWindow: String(triesPerWindow),
  };
  const filled = (answer: string) =>
    answer.replaceAll(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
  const faqs = await listShownFaqs(deps);
  return { faqs: faqs.map((faq) => ({ ...faq, answer: filled(faq.answer) })) };
}

/** The announcements as a feed. */
export async function showFeed(deps: Deps, origin: string, format: FeedFormat): Promise<string> {
  return announcementsFeed(await sql.listAnnouncements(deps.db, deps.clock.now()), origin, format);
}

/**
 * Writes the launch announcement, once in the life of a database: an administrator who deletes it
 * does not see it return.
 */
export async function seedContent(deps: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await claimOnce(tx, "content_seeded", now))) return;
    await sql.insertAnnouncement(tx, { id: newId(), ...launchAnnouncement, publishedAt: now });
  });
}
