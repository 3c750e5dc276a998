import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { variant } from "./hunts.ts";
import { prizeStatus } from "./integrity.ts";

export const backingKind = z.enum(
  ["bitcoin_address", "escrow", "bond", "policy"],
  "Please choose what it is.",
);
export type BackingKind = z.output<typeof backingKind>;

/** Something that stands behind the prizes. */
export const backing = z.object({
  id: z.string(),
  kind: backingKind,
  title: z.string(),
  amountUsd: z.number(),
  /** Of a Bitcoin address: whoever holds it has signed the message, which anybody can verify. */
  address: z.nullable(z.string()),
  message: z.nullable(z.string()),
  signature: z.nullable(z.string()),
  /** Of an escrow, bond or policy: SHA-256 of its document, in hexadecimal. */
  documentHash: z.nullable(z.string()),
  addedAt: z.string(),
});
export type Backing = z.output<typeof backing>;

export const getBacking = endpoint({
  name: "getBacking",
  method: "GET",
  path: "/prizes/backing",
  access: "anyone",
  summary:
    "Every open hunt with its prize, what stands behind them, and how holds of prizes ended, by quarter.",
  result: z.object({
    /** No money moves. */
    sandbox: z.boolean(),
    promisedUsd: z.number(),
    backedUsd: z.number(),
    backings: z.array(backing),
    hunts: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        state: z.string(),
        variant,
        prizeUsd: z.number(),
        /** "sandbox, no money moves", or that the sum below stands behind it. */
        behind: z.string(),
      }),
    ),
    /** What became of the prizes of hunts that are over, the newest first: every place, won or not. */
    ended: z.array(
      z.object({
        huntId: z.string(),
        huntName: z.string(),
        endedAt: z.string(),
        places: z.array(
          z.object({
            place: z.number(),
            amountUsd: z.number(),
            /** Null where nobody won it. */
            status: z.nullable(prizeStatus),
          }),
        ),
      }),
    ),
    holds: z.array(
      z.object({
        /** "2026-Q2". */
        quarter: z.string(),
        held: z.number(),
        confirmed: z.number(),
        disqualified: z.number(),
        undecided: z.number(),
      }),
    ),
  }),
});

export const getMoney = endpoint({
  name: "getMoney",
  method: "GET",
  path: "/admin/money",
  access: "admin",
  summary: "Money promised against money taken in and backed, in US dollars.",
  result: z.object({
    sandbox: z.boolean(),
    /** Prizes of open hunts that are not won yet. */
    openPoolsUsd: z.number(),
    /** Won and not paid yet: under review, told, claimed. */
    underReviewUsd: z.number(),
    toBeClaimedUsd: z.number(),
    claimsPendingUsd: z.number(),
    /** Lost in hunts that are over, and still to be won back by an answer or passed on to another. */
    maybeAgainUsd: z.number(),
    paidOutUsd: z.number(),
    /** Payments less what was given back. */
    takenInUsd: z.number(),
    backedUsd: z.number(),
    openHunts: z.number(),
    /** What subscriptions to the open hunts have paid in toward their thresholds, and all of these thresholds. */
    fundedUsd: z.number(),
    thresholdsUsd: z.number(),
    /** Open hunts whose threshold is paid in. */
    huntsFunded: z.number(),
    backings: z.array(backing),
  }),
});

const text = (most: number, wanted: string) =>
  z
    .string(wanted)
    .check(
      z.trim(),
      z.minLength(1, wanted),
      z.maxLength(most, `Please use at most ${most} characters.`),
    );

export const addBacking = endpoint({
  name: "addBacking",
  method: "POST",
  path: "/admin/backings",
  access: "admin",
  summary: "Add what stands behind the prizes; everybody sees it.",
  body: z.object({
    kind: backingKind,
    title: text(120, "Please say what it is."),
    amountUsd: z
      .number("Please enter the sum in dollars.")
      .check(
        z.gte(1, "The sum is at least one dollar."),
        z.lte(1_000_000_000, "The sum is too large."),
      ),
    address: z.optional(text(120, "Please enter the address.")),
    message: z.optional(text(500, "Please enter the message.")),
    signature: z.optional(text(500, "Please enter the signature.")),
    documentHash: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.regex(/^[0-9a-f]{64}$/, "A SHA-256 has 64 hexadecimal digits."),
        ),
    ),
  }),
  result: z.object({ backing }),
});

export const withdrawBacking = endpoint({
  name: "withdrawBacking",
  method: "DELETE",
  path: "/admin/backings/:id",
  access: "admin",
  summary: "Take back what stood behind the prizes; refused where open prizes need it.",
  params: z.object({ id: z.uuid() }),
  result: z.object({ success: z.literal(true) }),
  refusals: {
    still_needed: {
      status: 409,
      error: "Open prizes need it: more would be promised than is backed.",
    },
  },
});
