import { queryOptions } from "@tanstack/react-query";
import { listAllAnnouncements, listAllErrata, listAllFaqs } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** Those of the future, too. */
export const allAnnouncementsQuery = queryOptions({
  queryKey: ["admin", "announcements"],
  queryFn: ({ signal }) => call(listAllAnnouncements, {}, { signal }),
});

export const allErrataQuery = queryOptions({
  queryKey: ["admin", "errata"],
  queryFn: ({ signal }) => call(listAllErrata, {}, { signal }),
});

/** Those that wait, too. */
export const allFaqsQuery = queryOptions({
  queryKey: ["admin", "faqs"],
  queryFn: ({ signal }) => call(listAllFaqs, {}, { signal }),
});
