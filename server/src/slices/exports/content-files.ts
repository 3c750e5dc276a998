import type {
  EditedAnnouncement,
  EditedErratum,
  EditedFaq,
  exportFaqs,
  listRatings,
  Parts,
  ResultInput,
} from "@ten-paces/contract";
import { type Cell, csvPages } from "../../lib/csv.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Streamed } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import { listAnnouncementsBefore, listErrataBefore, showAllFaqs } from "../content/service.ts";
import { listSentencesBefore } from "../ratings/service.ts";
import { showReports } from "../reports/service.ts";
import { taken } from "./service.ts";

/** Announcements with their texts, those that wait for their time too. */
export function announcementsFile(deps: Deps, caller: Caller): Promise<Streamed> {
  const parts = csvPages<EditedAnnouncement>(
    ["id", "from", "published", "category", "featured", "author", "title", "excerpt", "text"],
    (a) => [
      ...[a.id, a.publishedAt, a.published, a.category, a.featured, a.author],
      ...[a.title, a.excerpt, a.content],
    ],
    (last) => listAnnouncementsBefore(deps, last?.id ?? null),
  );
  return taken(deps, caller, "announcements", {}, parts);
}

/** Corrections of squares. */
export function errataFile(deps: Deps, caller: Caller): Promise<Streamed> {
  const parts = csvPages<EditedErratum>(
    ["id", "from", "posted", "hunt id", "hunt", "square", "severity", "status", "said", "right"],
    (e) => [
      ...[e.id, e.postedAt, e.posted, e.huntId, e.huntName, e.squareNumber, e.severity, e.status],
      ...[e.originalClue, e.correction],
    ],
    (last) => listErrataBefore(deps, last?.id ?? null),
  );
  return taken(deps, caller, "errata", {}, parts);
}

/** Questions as the desk finds them. */
export function faqsFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportFaqs>["query"],
): Promise<Streamed> {
  const wanted = query.search?.trim().toLowerCase() ?? "";
  const parts = csvPages<EditedFaq>(
    ["question id", "from", "holds", "hidden", "of the product", "category", "question", "answer"],
    (f) => [
      ...[f.faqId, f.publishedAt, f.published, f.hidden, f.builtIn],
      ...[f.category, f.question, f.answer],
    ],
    async (_, page) => {
      if (page > 1) return [];
      const { faqs } = await showAllFaqs(deps);
      return faqs.filter(({ category, question, answer }) =>
        `${category} ${question} ${answer}`.toLowerCase().includes(wanted),
      );
    },
  );
  return taken(deps, caller, "faqs", query, parts);
}

/** What finishers wrote, the newest first. */
export function ratingsFile(deps: Deps, caller: Caller): Promise<Streamed> {
  const parts = csvPages<ResultInput<typeof listRatings>["sentences"][number]>(
    ["id", "at", "hunt id", "hunt", "by", "stars", "sentence", "state", "reported"],
    (s) => [s.id, s.at, s.huntId, s.huntName, s.by, s.stars, s.sentence, s.state, s.reportedAt],
    (last) => listSentencesBefore(deps, last?.id ?? null),
  );
  return taken(deps, caller, "ratings", {}, parts);
}

/** Open reports, a line each; a square that rests without one has a line, too. */
export function reportsFile(deps: Deps, caller: Caller): Promise<Streamed> {
  const parts = csvPages<readonly Cell[]>(
    [
      ...["from", "report id", "at", "kind", "note", "by", "counts"],
      ...["state", "place", "hunt id", "hunt", "square", "resting since", "hunters at it"],
    ],
    (line) => line,
    async (_, page) => {
      if (page > 1) return [];
      const { squares, outside } = await showReports(deps);
      const ofSquares = squares.flatMap((square) => {
        const where = [
          ...[square.state, `${square.placeName}, ${square.town}`, square.huntId, square.huntName],
          ...[square.num, square.restingSince, square.huntersAtIt],
        ];
        if (square.reports.length === 0) return [["desk", "", "", "", "", "", "", ...where]];
        return square.reports.map(({ id, at, kind, note, by, counts }) => [
          ...["hunter", id, at, kind, note, by, counts],
          ...where,
        ]);
      });
      const fromOutside = outside.map(({ id, at, kind, note, email, state, place }) => [
        ...["outside", id, at, kind, note, email, true, state, place, "", "", "", "", ""],
      ]);
      return [...ofSquares, ...fromOutside];
    },
  );
  return taken(deps, caller, "reports", {}, parts);
}
