import type { Announcement, Erratum, Faq } from "./queries.ts";

/** The choice that filters nothing. */
export const ANY = "all";

/** Whether the texts together hold each word that was typed, whatever the case; nothing typed is in every text. */
export function holds(typed: string, ...texts: string[]): boolean {
  const all = texts.join("\n").toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export function filterFaqs(faqs: readonly Faq[], typed: string, category: string): Faq[] {
  return faqs.filter(
    (one) =>
      (category === ANY || one.category === category) && holds(typed, one.question, one.answer),
  );
}

export function filterAnnouncements(
  all: readonly Announcement[],
  typed: string,
  category: string,
): Announcement[] {
  return all.filter(
    (one) =>
      (category === ANY || one.category === category) &&
      holds(typed, one.title, one.excerpt, one.content, one.author),
  );
}

export interface ErrataFilter {
  typed: string;
  hunt: string;
  severity: string;
}

export function filterErrata(all: readonly Erratum[], filter: ErrataFilter): Erratum[] {
  return all.filter(
    (one) =>
      (filter.hunt === ANY || one.huntName === filter.hunt) &&
      (filter.severity === ANY || one.severity === filter.severity) &&
      holds(filter.typed, one.huntName, one.originalClue, one.correction),
  );
}

/** The hunts that have errata, by name, each once. */
export function huntsWithErrata(all: readonly Erratum[]): string[] {
  return [...new Set(all.map((one) => one.huntName))].sort((a, b) => a.localeCompare(b));
}
