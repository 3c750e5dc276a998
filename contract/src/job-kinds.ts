import * as z from "zod/mini";
import { buildProgress, generateHunt, rewriteDraftSquare, rewrittenSquare } from "./builder.ts";
import { huntDraft } from "./drafts.ts";
import type { Schema } from "./endpoint.ts";
import { stockFailures, stockWriter } from "./stock.ts";

/** One kind of background work, as data: what it is told, what it shows on the way, what comes of it. */
export interface JobKindDeclaration {
  /** Written with its cause; never sent to a browser. */
  readonly payload: Schema;
  /** What it has made so far, shown while it runs. */
  readonly made: Schema;
  readonly result: Schema;
  /** Its result is for the screen that asked, and for nobody later. */
  readonly ofScreen?: true;
  /** It is owed to people: nobody cancels it or lets go of it. */
  readonly owed?: true;
}

const nothing = z.null();

/** What is owed to everybody in a hunt, or at a square of it. */
export const settlement = z.discriminatedUnion("reason", [
  z.object({
    reason: z.literal("hunt_canceled"),
    huntId: z.string(),
    /** A sentence for the mail; empty where there is nothing to add. */
    why: z.string(),
  }),
  /** Completed by hand, before anybody had won a prize. */
  z.object({ reason: z.literal("hunt_closed"), huntId: z.string() }),
  /** Completed by hand, after somebody had. */
  z.object({ reason: z.literal("hunt_closed_won"), huntId: z.string() }),
  /** Its closing date came; so many of its places had been won. */
  z.object({ reason: z.literal("hunt_ended"), huntId: z.string(), won: z.number() }),
  /** Its places are all taken. */
  z.object({ reason: z.literal("hunt_won"), huntId: z.string() }),
  z.object({ reason: z.literal("square_voided"), huntId: z.string(), squareNum: z.number() }),
]);
export type Settlement = z.output<typeof settlement>;

/** Work that needs no word and says none: schedules of the product. */
const silent = { payload: nothing, made: nothing, result: nothing } as const;

const stockWork = {
  payload: z.object({ seed: z.string(), writer: stockWriter }),
  made: nothing,
  result: z.object({
    /** Hunts. */
    made: z.number(),
    /** Squares by who wrote them: "offline", or a model's name. */
    squaresBy: z.record(z.string(), z.number()),
    /** What the model has cost, by the configured prices; 0 without one. */
    spentUsd: z.number(),
    /** Requests that could not be met, with the reason. */
    failed: stockFailures,
  }),
} as const;

const { wait: _, ...buildRequest } = generateHunt.body.shape;
const { placeId: __, ...rewriteRequest } = rewriteDraftSquare.body.shape;

/** Every kind of job that the server does. A new kind is a line here and a handler in its slice. */
export const jobKinds = {
  mail: { ...silent, payload: z.object({ mailId: z.string() }) },
  /** About nobody where the address is unknown. */
  reset_link: { ...silent, payload: z.object({ userId: z.string() }) },
  auto_replenishment: silent,
  free_hunt: silent,
  leaderboard: silent,
  /** Places that waited for the time of those whose square rested. */
  settle_places: silent,
  /** A correction of a square is mailed to everybody on its hunt. */
  tell_opening: {
    ...silent,
    payload: z.object({
      huntId: z.string(),
      /** By the clocks of its state, in words; null where it is open already. */
      opens: z.nullable(z.object({ day: z.string(), hour: z.string() })),
    }),
    owed: true,
  },
  tell_erratum: { ...silent, payload: z.object({ erratumId: z.string() }), owed: true },
  /** What a Bitcoin costs is asked of the configured source. */
  btc_price: silent,
  /** Corrections whose time has come. */
  due_errata: silent,
  /** A letter of the desk is mailed to everybody on its hunt. */
  tell_hunters: { ...silent, payload: z.object({ letterId: z.string() }), owed: true },
  /** What can be checked of hunts that are over. */
  finish_files: silent,
  /** Hunts whose closing date has come. */
  close_hunts: silent,
  /** Reminders of claims, claims that were not made in time, prizes that wait too long for their review. */
  prize_dates: silent,
  settle_hunt: {
    payload: settlement,
    made: nothing,
    result: z.object({
      hunters: z.number(),
      /** That came back to them. */
      credits: z.number(),
    }),
    owed: true,
  },
  renewals: {
    ...silent,
    result: z.object({
      /** Members. */
      renewed: z.number(),
      /** Who could not be renewed; the next run tries again. */
      failed: z._default(z.array(z.object({ userId: z.string(), reason: z.string() })), []),
    }),
  },
  /** Payments whose month is over, added to what their hunts have been paid. */
  share_funding: { ...silent, result: z.object({ payments: z.number() }) },
  /** Days that pass in the sandbox; its end is fixed, so that none passes twice. */
  pass_days: { ...silent, payload: z.object({ untilShiftMs: z.number() }) },
  /** A word of the payment provider that something happened there. */
  payment_notice: { ...silent, payload: z.object({ id: z.string() }) },
  /** A checkout at the provider is looked at, and given what it was for. */
  settle_checkout: { ...silent, payload: z.object({ checkoutId: z.string() }) },
  /** The provider is told how a plan stands. */
  align_plan: { ...silent, payload: z.object({ userId: z.string() }), owed: true },
  /** A plan whose cycle is over without a word of the provider is asked about. */
  ask_of_plan: { ...silent, payload: z.object({ userId: z.string() }) },
  end_subscription: { ...silent, payload: z.object({ ref: z.string() }), owed: true },
  refund_payment: { ...silent, payload: z.object({ paymentRef: z.string() }), owed: true },
  check_ledger: {
    ...silent,
    result: z.object({
      accounts: z.number(),
      /** Credits by which balances and ledger differ; 0 where all is well. */
      difference: z.number(),
      /** Whose, with the balance and what the ledger adds up to. */
      differing: z.array(z.object({ userId: z.string(), balance: z.number(), ledger: z.number() })),
    }),
  },
  retention: {
    ...silent,
    /** Rows that were let go, by what they were. */
    result: z.record(z.string(), z.number()),
  },
  generate_all: stockWork,
  replenish: stockWork,
  /** Hunts that stand where nobody can: out of stock, and the open ones ended, their players told. */
  replace_hunts: {
    ...silent,
    result: z.object({
      /** Taken out of stock. */
      dropped: z.number(),
      /** Built in their place. */
      made: z.number(),
      /** Open ones that were canceled. */
      canceled: z.number(),
    }),
  },
  weigh_check_ins: {
    ...silent,
    /** Check-ins whose signals were read. */
    result: z.object({ weighed: z.number() }),
  },
  weigh_prizes: { ...silent, payload: z.object({ huntId: z.string() }) },
  cleanup: {
    payload: z.object({ daysOld: z.number() }),
    made: nothing,
    result: z.object({
      deleted: z.number(),
      /** Old enough, but with a prize that is not settled yet. */
      kept: z.number(),
    }),
  },
  build_hunt: {
    payload: z.object({ ...buildRequest, seed: z.string() }),
    made: buildProgress,
    result: huntDraft,
    ofScreen: true,
  },
  rewrite_square: {
    payload: z.object({ ...rewriteRequest, placeId: z.string(), seed: z.string() }),
    made: nothing,
    result: rewrittenSquare,
    ofScreen: true,
  },
} as const satisfies Record<string, JobKindDeclaration>;

export type JobKind = keyof typeof jobKinds;
type KindOf<K extends JobKind> = (typeof jobKinds)[K];

/** What a handler is given, parsed. */
export type JobPayload<K extends JobKind> = z.output<KindOf<K>["payload"]>;
/** What asks for the work. */
export type JobPayloadInput<K extends JobKind> = z.input<KindOf<K>["payload"]>;
export type JobMade<K extends JobKind> = z.output<KindOf<K>["made"]>;
export type JobResult<K extends JobKind> = z.output<KindOf<K>["result"]>;

/** Kinds that need no word: what a schedule asks for. */
export type SilentJobKind = {
  [K in JobKind]: null extends JobPayloadInput<K> ? K : never;
}[JobKind];

export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobKinds, kind);
}
