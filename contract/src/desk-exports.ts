import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { faqFilters } from "./faq-edits.ts";
import { huntId } from "./hunts.ts";
import { jobFilters } from "./jobs.ts";
import { mailFilters } from "./mails.ts";
import { placeFilters } from "./places.ts";

// Method and access stand in each: the pages leave schemas out of what they see to be an endpoint.
const limit = { max: 20, perSeconds: 60 } as const;

export const exportJobs = endpoint({
  name: "exportJobs",
  method: "GET",
  path: "/admin/export/jobs.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "Background jobs that their table finds, newest first, without what they made.",
  query: z.object(jobFilters),
});

export const exportMails = endpoint({
  name: "exportMails",
  method: "GET",
  path: "/admin/export/mails.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary:
    "The mails that the outbox finds, newest first, without their texts: a link in one opens an account.",
  query: z.object(mailFilters),
});

export const exportPlaceTable = endpoint({
  name: "exportPlaceTable",
  method: "GET",
  path: "/admin/export/places.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary:
    "The places that the library's table finds, in its order, without what is known of them.",
  query: z.object(placeFilters),
});

export const exportFindings = endpoint({
  name: "exportFindings",
  method: "GET",
  path: "/admin/export/findings.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "What finders say of places, and the pins they propose.",
});

export const exportReports = endpoint({
  name: "exportReports",
  method: "GET",
  path: "/admin/export/reports.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "Every open report of a square or a place, and squares that rest.",
});

export const exportRatings = endpoint({
  name: "exportRatings",
  method: "GET",
  path: "/admin/export/ratings.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "What finishers wrote about hunts, those that wait to be read first.",
});

export const exportAnnouncements = endpoint({
  name: "exportAnnouncements",
  method: "GET",
  path: "/admin/export/announcements.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "All announcements, those that wait for their time too; the newest first.",
});

export const exportErrata = endpoint({
  name: "exportErrata",
  method: "GET",
  path: "/admin/export/errata.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "All corrections of squares, the newest first.",
});

export const exportFaqs = endpoint({
  name: "exportFaqs",
  method: "GET",
  path: "/admin/export/faqs.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "All questions as the desk lists them, and the texts that wait for their time.",
  query: z.object(faqFilters),
});

export const exportHuntSquares = endpoint({
  name: "exportHuntSquares",
  method: "GET",
  path: "/admin/export/hunts/:id/squares.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "What hunters make of each square of a hunt.",
  params: z.object({ id: huntId }),
});

export const exportCredits = endpoint({
  name: "exportCredits",
  method: "GET",
  path: "/admin/export/users/:id/credits.csv",
  access: "admin",
  sends: "csv",
  limit,
  result: z.string(),
  summary: "The whole history of an account's credits, newest first.",
  params: z.object({ id: z.uuid() }),
});
