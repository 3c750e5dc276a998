import { Feed } from "feed";
import type { AnnouncementRow } from "./sql.ts";

const newestItems = 30;

/** The two sorts of feeds that readers know. */
export type FeedFormat = "rss" | "atom";

/** The newest announcements as RSS 2.0 or Atom 1.0; each links to its place on the announcements page. */
export function announcementsFeed(
  rows: readonly AnnouncementRow[],
  origin: string,
  format: FeedFormat,
): string {
  const page = `${origin}/announcements`;
  const feed = new Feed({
    title: "Ten Paces announcements",
    description: "New hunts, winners and news from the surveyors of Ten Paces.",
    id: page,
    link: page,
    language: "en-US",
    generator: false,
    feedLinks: { rss: `${origin}/rss.xml`, atom: `${origin}/atom.xml` },
    // Atom wants to know who writes.
    author: { name: "Ten Paces", link: origin },
    ...(rows[0] ? { updated: rows[0].publishedAt } : {}),
  });
  for (const row of rows.slice(0, newestItems)) {
    feed.addItem({
      title: row.title,
      id: `${page}#${row.id}`,
      link: `${page}#${row.id}`,
      date: row.publishedAt,
      description: row.excerpt,
      content: paragraphs(row.content),
      category: [{ name: row.category }],
    });
  }
  return format === "rss" ? feed.rss2() : feed.atom1();
}

/** Plain text as HTML: readers of feeds draw what stands in content as markup. */
function paragraphs(text: string): string {
  const blocks = text.split(/\n{2,}/).map((block) => `<p>${escapeHtml(block)}</p>`);
  return blocks.join("\n");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
