import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { askedQuestion } from "./field-questions.ts";
import { huntId, point, progress } from "./hunts.ts";

/** A position of the browser: degrees, metres, milliseconds since the epoch. */
export const fix = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  accuracy: z.number().check(z.gt(0, "“accuracy” must be above 0.")),
  at: z.number(),
});
export type Fix = z.output<typeof fix>;

export const band = z.enum(["over_1_mile", "under_1_mile", "under_500_ft"]);
export type Band = z.output<typeof band>;

const count = z.number().check(z.int(), z.gte(0), z.lte(100_000));

/** What the page says about the browser it runs in: kept for the review of a prize, never asked for. */
export const device = z.object({
  /** A random name that the page gave this browser; only a keyed hash of it is kept. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Whether the browser says it is automated. */
  automated: z.optional(z.boolean()),
  timeZone: z.optional(z.string().check(z.maxLength(64))),
});
export type Device = z.output<typeof device>;

/** How an answer came into its form. */
export const typing = z.object({
  keys: count,
  pastes: count,
  /** Milliseconds from the drawing of the form, or from the answer to the last try, to the first key or paste. */
  firstKeyMs: z.nullable(z.number().check(z.gte(0), z.lte(1e9))),
});
export type Typing = z.output<typeof typing>;

const squareNum = z.number().check(z.int(), z.gte(1), z.lte(50));

export const checkIn = endpoint({
  name: "checkIn",
  method: "POST",
  path: "/hunts/:id/check-in",
  access: "hunter",
  summary:
    "Check in at the current square, by position (PHYSICAL) or by its three words (DIGITAL). Costs 1 credit, right or wrong; a weak signal costs nothing. Where a square has a field question, the accepted position is answered with it, and `answer` completes the check-in: three tries free, each further one 1 credit.",
  params: z.object({ id: huntId }),
  body: z.union([
    z.object({
      squareNum,
      fixes: z.array(fix).check(z.minLength(1), z.maxLength(5)),
      device: z.optional(device),
      /**
       * Set where it was kept on the device for want of a network: the moment of sending by the clock that the fixes'
       * times are told by, in milliseconds since the epoch.
       */
      kept: z.optional(z.object({ sentAt: z.number() })),
    }),
    z.object({
      squareNum,
      words: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      device: z.optional(device),
      typing: z.optional(typing),
    }),
    z.object({
      squareNum,
      /** To the field question of a square where the hunter's position was accepted before. */
      answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      device: z.optional(device),
    }),
  ]),
  idempotent: true,
  result: z.object({
    success: z.boolean(),
    outcome: z.enum([
      "solved",
      "not_here",
      "weak_signal",
      "wrong_words",
      /** The position is accepted; the question is left. */
      "question",
      "wrong_answer",
    ]),
    message: z.string(),
    band: z.optional(band),
    /** Of a wrong answer by words: which of the three are right, each in its place. */
    wordsRight: z.optional(z.array(z.boolean())),
    /** With the band under_500_ft, where one stands: completes "Stand …". */
    where: z.optional(z.string()),
    /** What is left to be answered with {squareNum, answer}. */
    question: z.optional(askedQuestion),
    /** Whether the accuracy was so bad that the device probably withholds the precise location. */
    preciseLocationOff: z.optional(z.boolean()),
    progress,
    creditsRemaining: z.number(),
    huntCompleted: z.boolean(),
    /** The solved square's place in the world. */
    place: z.optional(z.object({ name: z.string(), town: z.string(), center: point })),
    /** Which square it was about. */
    squareNum: z.optional(z.number()),
    /** What its player can find in the finish file when the hunt is over; where a check-in was recorded. */
    receipt: z.optional(z.string()),
    /** 1, 2 or 3 when this check-in won a prize. */
    prizePlace: z.optional(z.number()),
    /** Whether the place of this finish is decided later: others have time in hand from a square that rested. */
    placeWaits: z.optional(z.boolean()),
  }),
  refusals: {
    no_credits: { status: 402, error: "You have no credits left. Get more to check in." },
    not_subscribed: { status: 403, error: "Subscribe to this hunt to check in." },
    not_current_square: {
      status: 409,
      error: "This is not your current square any more. Please reload.",
    },
    hunt_not_active: { status: 409, error: "This hunt is not open for check-ins right now." },
    not_started: { status: 409, error: "Open the hunt first to see its first clue." },
    not_open_yet: {
      status: 409,
      error: "This hunt has not opened yet. Its first clue opens to everybody at the same moment.",
    },
    wrong_kind: { status: 400, error: "This square takes another kind of check-in." },
    words_malformed: {
      status: 400,
      error: "Please enter a valid what3words address (e.g., index.home.raft)",
    },
    fixes_unusable: {
      status: 400,
      error: "None of the positions is fresh and well-formed. Please try again.",
    },
    kept_too_long: {
      status: 400,
      error:
        "This check-in waited on your phone for more than 15 minutes, or the phone's clock is off by more than a minute, so it cannot be judged any more. Nothing was charged. Check in again where you stand.",
    },
    position_first: {
      status: 409,
      error: "Check in at the spot first. Once your position is accepted, its question is asked.",
    },
    resting: {
      status: 409,
      error:
        "This square rests: somebody said that something is wrong with its spot. Please do not go there, and leave if you are there. Your clock stands still, nothing is charged, and nobody loses by it.",
    },
    closed_now: {
      status: 409,
      error:
        "No check-in counts here now: it is night there, or the spot is closed. Please do not wait there. Come back in {wait}.",
      /** ISO time from when one counts again; the seconds until then. */
      data: z.object({ countsAt: z.string(), retryAfterSeconds: z.number() }),
    },
    early: {
      status: 409,
      error:
        "You are at the right place, and you are early. Nobody wins by speeding: a square counts no sooner after the one before it than the straight line between them takes at 55 mph. Check in here again in {wait}.",
      /** ISO time at which a right check-in counts here; the seconds until then. */
      data: z.object({ countsAt: z.string(), retryAfterSeconds: z.number() }),
    },
    too_soon: {
      status: 429,
      error: "Please wait {wait} before the next attempt.",
      data: z.object({ retryAfterSeconds: z.number() }),
    },
  },
});
