import * as z from "zod/mini";

/** What somebody changed since; values as the form has them. */
export const editChange = z.object({
  at: z.string(),
  by: z.string(),
  action: z.string(),
  /** The square it is about; absent where it is about the whole. */
  square: z.optional(z.number()),
  /** The state it is about, where several are edited at once. */
  state: z.optional(z.string()),
  fields: z.array(
    z.object({ name: z.string(), before: z.nullable(z.unknown()), after: z.nullable(z.unknown()) }),
  ),
});
export type EditChange = z.output<typeof editChange>;

/** Of what administrators edit, as its editor read it; 0 of what nobody has changed yet. */
export const editVersion = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

/** Without one an edit is judged by nothing but its values. */
export const seenVersion = z.optional(editVersion);

/** The refusal of an edit of an older version: nothing is written, and its editor reads what others changed since. */
export const staleEdit = (error: string) =>
  ({
    status: 409,
    error,
    data: z.object({ version: z.number(), changes: z.array(editChange) }),
  }) as const;
