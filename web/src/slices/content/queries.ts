import { queryOptions } from "@tanstack/react-query";
import { listAnnouncements, listErrata, listFaqs, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, listOf } from "../../reading.ts";

export type Announcement = Result<typeof listAnnouncements>["announcements"][number];
export type Erratum = Result<typeof listErrata>["errata"][number];
export type Faq = Result<typeof listFaqs>["faqs"][number];

export const announcementsQuery = queryOptions({
  queryKey: ["announcements"],
  queryFn: async ({ signal }) => {
    const answer = fieldsOf(await call(listAnnouncements, {}, { signal }));
    return { announcements: listOf<Announcement>(answer.announcements, readEntry) };
  },
});

export const errataQuery = queryOptions({
  queryKey: ["errata"],
  queryFn: async ({ signal }) => {
    const answer = fieldsOf(await call(listErrata, {}, { signal }));
    return { errata: listOf<Erratum>(answer.errata, readEntry) };
  },
});

/** They hardly change; an editor of the desk asks anew. */
export const faqsQuery = queryOptions({
  queryKey: ["faqs"],
  queryFn: async ({ signal }) => {
    const answer = fieldsOf(await call(listFaqs, {}, { signal }));
    return { faqs: listOf<Faq>(answer.faqs, readEntry) };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** An entry that has an id; the texts it lacks are empty. */
function readEntry<Entry>(answer: unknown): Entry | null {
  const entry = fieldsOf(answer);
  if (typeof entry.id !== "string") return null;
  return { ...emptyTexts, ...entry } as Entry;
}

const emptyTexts = {
  title: "",
  excerpt: "",
  content: "",
  author: "",
  huntName: "",
  originalClue: "",
  correction: "",
  question: "",
  answer: "",
};
