import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const announcementCategories = ["Launch", "Winner", "Sponsor", "General"] as const;
export const announcementCategory = z.enum(announcementCategories);
export const faqCategories = [
  "Gameplay",
  "Credits",
  "Payouts",
  "Referrals",
  "Pricing",
  "Troubleshooting",
] as const;
export const faqCategory = z.enum(faqCategories);
export const severities = ["Critical", "High", "Medium", "Low"] as const;
export const severity = z.enum(severities);

export const listAnnouncements = endpoint({
  name: "listAnnouncements",
  method: "GET",
  path: "/announcements",
  access: "anyone",
  summary: "The announcements, newest first.",
  result: z.object({
    announcements: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        excerpt: z.string(),
        content: z.string(),
        author: z.string(),
        date: z.string(),
        category: announcementCategory,
        featured: z.boolean(),
      }),
    ),
  }),
});

export const listErrata = endpoint({
  name: "listErrata",
  method: "GET",
  path: "/errata",
  access: "anyone",
  summary: "Corrections of clues, newest first.",
  result: z.object({
    errata: z.array(
      z.object({
        id: z.string(),
        huntName: z.string(),
        squareNumber: z.number(),
        originalClue: z.string(),
        correction: z.string(),
        datePosted: z.string(),
        severity,
        status: z.enum(["Active", "Resolved"]),
      }),
    ),
  }),
});

export const listFaqs = endpoint({
  name: "listFaqs",
  method: "GET",
  path: "/faqs",
  access: "anyone",
  summary: "Questions and answers.",
  result: z.object({
    faqs: z.array(
      z.object({ id: z.string(), question: z.string(), answer: z.string(), category: faqCategory }),
    ),
  }),
});
