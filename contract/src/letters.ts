import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

/** What a hunt's hunters are told by mail. Paragraphs are parted by an empty line. */
export const letterText = z
  .string("Please write what they are to know.")
  .check(
    z.trim(),
    z.minLength(1, "Please write what they are to know."),
    z.maxLength(2_000, "Please use at most 2,000 characters."),
  );

const letter = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  /** Hunters whose mail is written. */
  told: z.number(),
});
export type Letter = z.output<typeof letter>;

export const listLetters = endpoint({
  name: "listLetters",
  method: "GET",
  path: "/admin/hunts/:id/letters",
  access: "admin",
  summary: "What the hunters of a hunt were told by mail from the desk, newest first, 50 at most.",
  params: z.object({ id: huntId }),
  result: z.object({ letters: z.array(letter) }),
});

export const writeLetter = endpoint({
  name: "writeLetter",
  method: "POST",
  path: "/admin/hunts/:id/letters",
  access: "admin",
  idempotent: true,
  summary:
    "Tell everybody who is on a live hunt something by mail, in the background; who has turned news of hunts off gets none.",
  params: z.object({ id: huntId }),
  body: z.object({ text: letterText }),
  result: z.object({ letter }),
  refusals: {
    nobody_on_it: {
      status: 409,
      error: "Nobody is on this hunt now, so there is nobody to write to.",
    },
  },
});
