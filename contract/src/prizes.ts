import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { prizeStatus } from "./integrity.ts";

/** Of an operator: what holds for every prize. */
export const prizeSettings = z.object({
  /** Whether a place that is forfeited or disqualified goes to the next finisher. */
  passOn: z.boolean(),
  /** Above this sum in US dollars a winner gives what a tax form asks; with the day the figure is from. */
  taxFormAbove: z.object({ usd: z.number(), asOf: z.string() }),
  /** Above this sum in US dollars whoever pays is not who approved. */
  secondApprovalAboveUsd: z.number(),
});
export type PrizeSettings = z.output<typeof prizeSettings>;

/** A prize as its winner sees it. */
export const ownPrize = z.object({
  id: z.string(),
  huntId: z.string(),
  huntName: z.string(),
  /** 1, 2 or 3. */
  place: z.number(),
  status: prizeStatus,
  /** Fixed in dollars when the hunt opened. */
  amountUsd: z.number(),
  /** What that was in BTC then. */
  amountBtc: z.number(),
  wonAt: z.string(),
  notifiedAt: z.nullable(z.string()),
  /** Until then it can be claimed; null before the notice. */
  claimUntil: z.nullable(z.string()),
  claimedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  /** What proves the payment: a transaction, the number of a check. */
  reference: z.nullable(z.string()),
  /** Why it was forfeited or disqualified. */
  reason: z.nullable(z.string()),
  /** Whether the claim asks for what a tax form needs. */
  taxForm: z.boolean(),
  /** Of a claim: how it is paid, and whether name and town may be told. */
  claim: z.nullable(
    z.object({
      method: z.enum(["cash", "bitcoin"]),
      publicity: z.boolean(),
      /** Until when the consent can be taken back; null where it cannot, or was. */
      optOutUntil: z.nullable(z.string()),
    }),
  ),
  /** Why it is held or was disqualified, where that can be answered. */
  hold: z.nullable(
    z.object({
      reason: z.string(),
      /** Null where it can be answered no more. */
      answerUntil: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      /** Of an answer that was decided: what the second administrator wrote. */
      decision: z.nullable(z.string()),
    }),
  ),
});
export type OwnPrize = z.output<typeof ownPrize>;

export const listPrizes = endpoint({
  name: "listPrizes",
  method: "GET",
  path: "/prizes",
  access: "hunter",
  summary: "The prizes of the signed-in hunter, newest first.",
  result: z.object({
    prizes: z.array(ownPrize),
    /** Above this sum in dollars a claim asks for what a tax form needs; the day the figure is from. */
    taxFormAbove: prizeSettings.shape.taxFormAbove,
  }),
});

const line = (most: number, wanted: string) =>
  z
    .string(wanted)
    .check(
      z.trim(),
      z.minLength(1, wanted),
      z.maxLength(most, `Please use at most ${most} characters.`),
    );

const wantedDay = "Please enter the day you were born.";

/** What a winner sends in. Which parts are needed depends on `method` and on the sum. */
export const claimForm = z.object({
  legalName: line(120, "Please enter your full legal name.").check(
    z.minLength(3, "Please enter your full legal name."),
  ),
  /** YYYY-MM-DD. */
  birthDate: z.iso.date(wantedDay),
  /** A US state in capitals. */
  residence: line(40, "Please choose the state you live in."),
  method: z.enum(["cash", "bitcoin"], "Please choose cash or Bitcoin."),
  /** For Bitcoin: an address of the main network. */
  bitcoinAddress: z.optional(
    z.string().check(z.trim(), z.maxLength(120, "This is too long for a Bitcoin address.")),
  ),
  /** For cash, and for a tax form: where you live, on several lines. */
  mailingAddress: z.optional(
    z.string().check(z.trim(), z.maxLength(400, "Please use at most 400 characters.")),
  ),
  /** Above the threshold: the nine digits of a taxpayer number, with or without dashes. */
  taxId: z.optional(
    z.string().check(z.trim(), z.maxLength(20, "A taxpayer number has nine digits.")),
  ),
  /** Above the threshold: that name and number are right, under penalty of perjury. */
  taxCertified: z.optional(z.boolean()),
  /** Whether display name and state may be told; can be taken back for 30 days. */
  publicity: z._default(z.boolean(), false),
});
export type ClaimForm = z.output<typeof claimForm>;

const prizeId = z.object({ id: z.uuid("This is not the id of a prize.") });

export const claimPrize = endpoint({
  name: "claimPrize",
  method: "POST",
  path: "/prizes/:id/claim",
  access: "hunter",
  summary:
    "Claim a prize one was notified of, once. What is sent is sealed; a 400 names each field that is wrong.",
  params: prizeId,
  body: claimForm,
  result: z.object({ prize: ownPrize }),
  refusals: {
    not_claimable: {
      status: 409,
      error: "This prize cannot be claimed: it is not open for a claim.",
      data: z.object({ prizeStatus }),
    },
    claim_late: { status: 410, error: "The seven days to claim this prize are over." },
  },
});

export const withdrawPublicity = endpoint({
  name: "withdrawPublicity",
  method: "DELETE",
  path: "/prizes/:id/publicity",
  access: "hunter",
  summary: "Take the consent to publicity back, within 30 days of the claim.",
  params: prizeId,
  result: z.object({ prize: ownPrize }),
  refusals: {
    too_late: { status: 409, error: "There is no consent that could be taken back any more." },
  },
});
