import * as z from "zod/mini";
import { huntDraft, validation } from "./drafts.ts";
import { endpoint } from "./endpoint.ts";
import { huntId } from "./hunts.ts";

const limitKb = 512;

/** PENDING keeps a draft, errors and all, to be gone on with; AVAILABLE is ready to open. */
const storedAs = z.enum(["PENDING", "AVAILABLE"]);

const storingRefusals = {
  not_valid: { status: 422, error: "Failed to create hunt", data: z.object({ validation }) },
  place_taken: {
    status: 409,
    error: "Another hunt in stock took one of these places meanwhile. Swap it and try again.",
    data: z.object({ placeIds: z.array(z.string()) }),
  },
} as const;

export const createBuiltHunt = endpoint({
  name: "createBuiltHunt",
  method: "POST",
  path: "/admin/hunt-builder/create",
  access: "admin",
  summary:
    "Put a draft into stock, or keep it as a draft (`status` PENDING). Into stock it is refused while it has errors. Hunts in stock that it replaces go in the same step.",
  maxBodyKb: limitKb,
  body: z.object({ hunt: huntDraft, status: z.optional(storedAs) }),
  result: z.object({ success: z.literal(true), huntId: z.string() }),
  refusals: {
    ...storingRefusals,
    created_before: { status: 409, error: "This draft was put into stock already." },
  },
});

const notInStock = {
  status: 409,
  error: "Only a hunt that was never open can be opened in the builder.",
} as const;

export const getHuntDraft = endpoint({
  name: "getHuntDraft",
  method: "GET",
  path: "/admin/hunts/:id/draft",
  access: "admin",
  summary:
    "A hunt in stock as the builder has it: to be rerolled, swapped, edited and saved again.",
  params: z.object({ id: huntId }),
  result: z.object({ hunt: huntDraft, version: z.number(), status: storedAs }),
  refusals: { not_in_stock: notInStock },
});

export const reviseBuiltHunt = endpoint({
  name: "reviseBuiltHunt",
  method: "PUT",
  path: "/admin/hunts/:id/draft",
  access: "admin",
  summary: "Save a hunt in stock as the builder has it now, under the id it has.",
  maxBodyKb: limitKb,
  params: z.object({ id: huntId }),
  body: z.object({
    hunt: huntDraft,
    status: storedAs,
    version: z.number().check(z.int(), z.gte(1)),
  }),
  result: z.object({ success: z.literal(true), huntId: z.string() }),
  refusals: {
    ...storingRefusals,
    not_in_stock: notInStock,
    stale: {
      status: 409,
      error: "This hunt was changed while you had it open. Nothing was saved.",
      data: z.object({ by: z.array(z.string()) }),
    },
    shape_is_fixed: {
      status: 422,
      error: "State and variant of a stored hunt stay as they are.",
    },
  },
});
