import * as z from "zod/mini";

const date = z.iso.date("Please enter a day such as 2026-11-23.");

/** What is known of the keeper of a place's ground. */
export const groundRecord = z.object({
  askedOn: z.nullable(date),
  answer: z.nullable(z.enum(["yes", "no", "conditions"])),
  goodUntil: z.nullable(date),
  contact: z.string().check(z.trim(), z.maxLength(300, "Please use at most 300 characters.")),
  note: z.string().check(z.trim(), z.maxLength(1000, "Please use at most 1,000 characters.")),
});
export type GroundRecord = z.output<typeof groundRecord>;
