import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** What one types at most, and what is kept at most: two notes of two devices fit into one. */
export const longestNote = 2000;
export const longestKeptNote = 4000;

const note = z.object({
  /** A square's number; 0 for the whole hunt. */
  num: z.number(),
  text: z.string(),
  /** Raised by every change. */
  version: z.number(),
});
export type Note = z.output<typeof note>;

export const getNotes = endpoint({
  name: "getNotes",
  method: "GET",
  path: "/hunts/:id/notes",
  access: "hunter",
  summary: "The caller's own notes of a hunt and its squares. Nobody else reads them.",
  params: z.object({ id: huntId }),
  result: z.object({ notes: z.array(note) }),
});

export const keepNote = endpoint({
  name: "keepNote",
  method: "PUT",
  path: "/hunts/:id/notes/:num",
  access: "hunter",
  limit: { max: 300, perSeconds: 3600 },
  summary:
    "Keeps a note of a square (0: of the whole hunt) for a hunter of the hunt. One that was changed elsewhere since is not overwritten: it is told.",
  params: z.object({ id: huntId, num: z.coerce.number().check(z.int(), z.gte(0), z.lte(50)) }),
  body: z.object({
    text: z.string().check(z.maxLength(longestKeptNote, "Please shorten this note.")),
    /** The version that was changed; 0 where there was none. */
    version: z.number().check(z.int(), z.gte(0), z.lte(2_000_000_000)),
  }),
  result: z.object({ version: z.number() }),
  refusals: {
    not_subscribed: { status: 403, error: "Only hunters of this hunt keep notes in it." },
    changed: {
      status: 409,
      error: "This note was changed on another device.",
      data: z.object({ text: z.string(), version: z.number() }),
    },
  },
});
