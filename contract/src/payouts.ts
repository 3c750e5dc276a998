import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { prizeStatus } from "./integrity.ts";
import { claimForm } from "./prizes.ts";

/** A prize as administrators see it in the queue. */
export const payout = z.object({
  id: z.string(),
  huntId: z.string(),
  huntName: z.string(),
  place: z.number(),
  status: prizeStatus,
  winner: z.object({ id: z.string(), displayName: z.string(), email: z.string() }),
  amountUsd: z.number(),
  amountBtc: z.number(),
  wonAt: z.string(),
  /** When the next step is due: the notice, the claim, the payment. Null where nothing is. */
  dueAt: z.nullable(z.string()),
  /** What the signs of cheating in the winner's hunt weigh, 0 to 100; null until they were read. */
  score: z.nullable(z.number()),
  approvedBy: z.nullable(z.string()),
  /** Whether whoever pays must not be who approved. */
  needsSecond: z.boolean(),
  method: z.nullable(z.enum(["cash", "bitcoin"])),
  paidAt: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** Of one that was forfeited or disqualified. */
  reason: z.nullable(z.string()),
  hold: z.nullable(
    z.object({
      reason: z.string(),
      by: z.nullable(z.string()),
      /** Null where it can be answered no more. */
      answerUntil: z.nullable(z.string()),
    }),
  ),
  answeredAt: z.nullable(z.string()),
});
export type Payout = z.output<typeof payout>;

const fix = z.object({ lat: z.number(), lng: z.number(), accuracy: z.number(), at: z.number() });

/** One check-in as evidence: what it was decided from. */
const evidenceLine = z.object({
  squareNum: z.number(),
  at: z.string(),
  kind: z.enum(["position", "words", "answer"]),
  success: z.boolean(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  accuracyM: z.nullable(z.number()),
  distanceM: z.nullable(z.number()),
  /** Seconds since the square was first shown. */
  secondsOnSquare: z.nullable(z.number()),
  /** 0 to 100; null until it was weighed. */
  score: z.nullable(z.number()),
  signals: z.array(z.string()),
  /** As the device sent them; the best one alone after 90 days, none after a year. */
  fixes: z.array(fix),
  /** Seconds that it waited on the device for a network; null where it was sent at once. */
  keptSeconds: z.nullable(z.number()),
});
export type EvidenceLine = z.output<typeof evidenceLine>;

const evidenceRun = z.object({
  userId: z.string(),
  displayName: z.string(),
  place: z.nullable(z.number()),
  startedAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  checkIns: z.array(evidenceLine),
});
export type EvidenceRun = z.output<typeof evidenceRun>;

const id = z.object({ id: z.uuid("This is not the id of a prize.") });
const words = (wanted: string) =>
  z
    .string(wanted)
    .check(
      z.trim(),
      z.minLength(3, wanted),
      z.maxLength(1_000, "Please use at most 1,000 characters."),
    );

/** What the table of payouts, and its export, is narrowed to. */
export const payoutFilters = { status: z.optional(prizeStatus) };

export const listPayouts = endpoint({
  name: "listPayouts",
  method: "GET",
  path: "/admin/payouts",
  access: "admin",
  summary: "The prizes: those that wait for somebody first, the most urgent on top.",
  query: z.object({
    ...payoutFilters,
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  result: z.object({
    payouts: z.array(payout),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    /** How many are in each status. */
    counts: z.record(z.string(), z.number()),
  }),
});

export const getPayout = endpoint({
  name: "getPayout",
  method: "GET",
  path: "/admin/payouts/:id",
  access: "admin",
  summary: "A prize with its evidence, the other finishers beside it, the claim and the answer.",
  params: id,
  result: z.object({
    payout,
    /** Where its squares lie, for a physical hunt. */
    squares: z.array(z.object({ num: z.number(), lat: z.number(), lng: z.number() })),
    /** The winner's run first. */
    runs: z.array(evidenceRun),
    signals: z.array(
      z.object({ code: z.string(), points: z.number(), reason: z.string(), count: z.number() }),
    ),
    /** Null before the claim, and where its key is not configured: then `sealed` says why. */
    claim: z.nullable(claimForm),
    sealed: z.nullable(z.string()),
    answer: z.nullable(
      z.object({
        at: z.string(),
        text: z.string(),
        file: z.nullable(z.object({ name: z.string(), type: z.string() })),
        decision: z.nullable(
          z.object({
            text: z.string(),
            confirmed: z.boolean(),
            by: z.nullable(z.string()),
            at: z.string(),
          }),
        ),
      }),
    ),
  }),
});

const wrongStatus = {
  wrong_status: {
    status: 409,
    error: "This is not possible in the status that the prize has now. Please reload.",
    data: z.object({ prizeStatus }),
  },
} as const;
const secondAdministrator = {
  second_admin_needed: {
    status: 409,
    error: "Another administrator has to do this: one person alone may not.",
  },
} as const;

const winnerBarred = {
  winner_barred: {
    status: 409,
    error:
      "The winner administers this site or lives with somebody who does, and can win nothing. Take the prize back.",
  },
} as const;

export const approvePayout = endpoint({
  name: "approvePayout",
  method: "POST",
  path: "/admin/payouts/:id/approve",
  access: "admin",
  summary: "Confirm a prize after its review: the winner is told and has seven days to claim it.",
  params: id,
  body: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(1_000))) }),
  result: z.object({ payout }),
  refusals: { ...wrongStatus, ...winnerBarred },
});

export const payPayout = endpoint({
  name: "payPayout",
  method: "POST",
  path: "/admin/payouts/:id/pay",
  access: "admin",
  summary:
    "Note that a claimed prize was paid, with what proves it. Above the configured sum not by who approved it.",
  params: id,
  body: z.object({
    /** A transaction, the number of a check; the winner sees it. */
    reference: z
      .string("Please enter what proves the payment.")
      .check(
        z.trim(),
        z.minLength(3, "Please enter what proves the payment."),
        z.maxLength(200, "Please use at most 200 characters."),
      ),
  }),
  result: z.object({ payout }),
  refusals: { ...wrongStatus, ...secondAdministrator, ...winnerBarred },
});

export const holdPayout = endpoint({
  name: "holdPayout",
  method: "POST",
  path: "/admin/payouts/:id/hold",
  access: "admin",
  summary: "Hold a prize under review: the winner is told why, and can answer for seven days.",
  params: id,
  body: z.object({ reason: words("Please tell the winner why.") }),
  result: z.object({ payout }),
  refusals: wrongStatus,
});

export const disqualifyPayout = endpoint({
  name: "disqualifyPayout",
  method: "POST",
  path: "/admin/payouts/:id/disqualify",
  access: "admin",
  summary:
    "Take a prize back, with a reason that the winner is told and can answer. One that is held is decided by another administrator, after the answer or the seven days.",
  params: id,
  body: z.object({ reason: words("Please tell the winner why.") }),
  result: z.object({ payout }),
  refusals: {
    ...wrongStatus,
    ...secondAdministrator,
    answer_pending: {
      status: 409,
      error:
        "The winner can still answer. Decide when the answer is there, or when the seven days are over.",
    },
  },
});

export const decideAnswer = endpoint({
  name: "decideAnswer",
  method: "POST",
  path: "/admin/payouts/:id/decide",
  access: "admin",
  summary:
    "Decide about a winner's answer, in writing, by another administrator than who held or disqualified the prize.",
  params: id,
  body: z.object({
    /** Whether the prize is confirmed after all. */
    confirm: z.boolean(),
    decision: words("Please write down why you decide so."),
  }),
  result: z.object({ payout }),
  refusals: {
    ...wrongStatus,
    ...secondAdministrator,
    ...winnerBarred,
    no_answer: { status: 409, error: "There is no answer that waits for a decision." },
  },
});

export const getAnswerFile = endpoint({
  name: "getAnswerFile",
  method: "GET",
  path: "/admin/payouts/:id/file",
  access: "admin",
  summary: "The file that came with a winner's answer.",
  params: id,
  result: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
});
