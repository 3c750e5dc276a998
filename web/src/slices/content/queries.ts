import { queryOptions } from "@tanstack/react-query";
import { listAnnouncements, listErrata, listFaqs, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Announcement = Result<typeof listAnnouncements>["announcements"][number];
export type Erratum = Result<typeof listErrata>["errata"][number];
export type Faq = Result<typeof listFaqs>["faqs"][number];

export const announcementsQuery = queryOptions({
  queryKey: ["announcements"],
  queryFn: ({ signal }) => call(listAnnouncements, {}, { signal }),
});

export const errataQuery = queryOptions({
  queryKey: ["errata"],
  queryFn: ({ signal }) => call(listErrata, {}, { signal }),
});

/** They change with a new version of the server only. */
export const faqsQuery = queryOptions({
  queryKey: ["faqs"],
  queryFn: ({ signal }) => call(listFaqs, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
