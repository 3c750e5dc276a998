import * as z from "zod/mini";
import { announcementCategory, severity } from "./content.ts";
import { editVersion, staleEdit } from "./edit-versions.ts";
import { endpoint } from "./endpoint.ts";
import { goneEdit } from "./gone-edit.ts";
import { huntId } from "./hunts.ts";

const text = (missing: string, most: number) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `Please use at most ${most.toLocaleString("en-US")} characters.`),
    );

const when = z.iso.datetime({ offset: true, error: "Please enter a date and a time." });

const written = {
  title: text("Please enter a title.", 120),
  excerpt: text("Please enter the sentence that stands under the title.", 300),
  /** Paragraphs are parted by an empty line. */
  content: text("Please write the announcement.", 10_000),
  author: text("Please say who speaks.", 80),
  category: announcementCategory,
  featured: z.boolean(),
  /** From when it is read; one of the future waits for its time. */
  publishedAt: when,
};

const announcement = z.object({
  id: z.string(),
  ...written,
  published: z.boolean(),
  version: editVersion,
});
export type EditedAnnouncement = z.output<typeof announcement>;

export const listAllAnnouncements = endpoint({
  name: "listAllAnnouncements",
  method: "GET",
  path: "/admin/announcements",
  access: "admin",
  summary: "All announcements, those that wait for their time too; the newest first, 200 at most.",
  result: z.object({ announcements: z.array(announcement) }),
});

export const createAnnouncement = endpoint({
  name: "createAnnouncement",
  method: "POST",
  path: "/admin/announcements",
  access: "admin",
  summary: "Write an announcement: for the page and the feed, from its time on.",
  body: z.object(written),
  result: z.object({ announcement }),
});

const byId = z.object({ id: z.uuid() });

/** What an edit of a public text is refused with; what was typed is still with whoever typed it. */
export const textEditRefusals = {
  stale: staleEdit("Somebody has changed this while you had it open. Nothing was saved."),
  gone: { status: 404, error: goneEdit },
} as const;

export const updateAnnouncement = endpoint({
  name: "updateAnnouncement",
  method: "PUT",
  path: "/admin/announcements/:id",
  access: "admin",
  summary:
    "Change the fields of an announcement that are sent. With an older `version` nothing is written (409 stale).",
  params: byId,
  body: z.partial(z.object({ ...written, version: editVersion })),
  result: z.object({ announcement }),
  refusals: textEditRefusals,
});

export const deleteAnnouncement = endpoint({
  name: "deleteAnnouncement",
  method: "DELETE",
  path: "/admin/announcements/:id",
  access: "admin",
  summary: "Take an announcement off the page and the feed.",
  params: byId,
  result: z.object({ success: z.literal(true) }),
});

const correction = {
  originalClue: text("Please enter what was wrong.", 2_000),
  correction: text("Please enter what is right.", 2_000),
  severity,
};

const erratum = z.object({
  id: z.string(),
  huntId: z.nullable(z.string()),
  huntName: z.string(),
  squareNumber: z.number(),
  ...correction,
  status: z.enum(["Active", "Resolved"]),
  postedAt: z.string(),
  /** Whether its time has come. */
  posted: z.boolean(),
  version: editVersion,
});
export type EditedErratum = z.output<typeof erratum>;

export const listAllErrata = endpoint({
  name: "listAllErrata",
  method: "GET",
  path: "/admin/errata",
  access: "admin",
  summary: "All corrections, the newest first, 200 at most.",
  result: z.object({ errata: z.array(erratum) }),
});

export const createErratum = endpoint({
  name: "createErratum",
  method: "POST",
  path: "/admin/errata",
  access: "admin",
  summary:
    "Post a correction of a square. Of a hunt that is open everybody on it is mailed, who has not turned such mails off.",
  body: z.object({
    huntId,
    squareNumber: z
      .number("Please enter the number of the square.")
      .check(z.int("Please enter a whole number."), z.gte(1, "Squares are counted from 1.")),
    ...correction,
    /** From when it is read, and its hunters are told; now where it is left out. */
    postedAt: z.optional(when),
  }),
  result: z.object({ erratum }),
  refusals: {
    no_such_square: { status: 422, error: "This hunt has no such square." },
  },
});

export const updateErratum = endpoint({
  name: "updateErratum",
  method: "PUT",
  path: "/admin/errata/:id",
  access: "admin",
  summary:
    "Change the fields of a correction that are sent, or call it resolved; nobody is mailed again. One that waits for its time can be given another. With an older `version` nothing is written (409 stale).",
  params: byId,
  body: z.partial(
    z.object({
      ...correction,
      status: z.enum(["Active", "Resolved"]),
      postedAt: when,
      version: editVersion,
    }),
  ),
  result: z.object({ erratum }),
  refusals: {
    ...textEditRefusals,
    posted: { status: 409, error: "It is on the page already: its time cannot be changed." },
  },
});

export const deleteErratum = endpoint({
  name: "deleteErratum",
  method: "DELETE",
  path: "/admin/errata/:id",
  access: "admin",
  summary: "Take a correction off the page.",
  params: byId,
  result: z.object({ success: z.literal(true) }),
});
