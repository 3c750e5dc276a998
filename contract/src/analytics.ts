import * as z from "zod/mini";
import { ledgerReason } from "./credits.ts";
import { endpoint } from "./endpoint.ts";
import { huntId, huntStatus, variant } from "./hunts.ts";

/** What hunters make of one square of a hunt. */
const squareFigures = {
  squareNum: z.number(),
  /** Hunters who were shown it, and those of them who are past it. */
  reached: z.number(),
  solved: z.number(),
  /** Check-ins here, and those that were wrong. */
  tries: z.number(),
  wrong: z.number(),
  /** Hints bought here. */
  hints: z.number(),
};

/** A square of an open hunt that few get past. */
const stuckSquare = z.object({
  ...squareFigures,
  huntId: z.string(),
  huntName: z.string(),
  status: huntStatus,
  variant,
  placeName: z.string(),
});
export type StuckSquare = z.output<typeof stuckSquare>;

/** How hunters fare with one kind of puzzle. */
const puzzleKindFigures = z.object({
  /** "doors", "groups"; "plain" for puzzles without a drawing. */
  kind: z.string(),
  /** Puzzles of this kind that somebody tried. */
  puzzles: z.number(),
  /** Answers that held a word for it, and those in which that word was right. */
  tries: z.number(),
  right: z.number(),
  hints: z.number(),
});
export type PuzzleKindFigures = z.output<typeof puzzleKindFigures>;

export const funnelSteps = [
  "registered",
  "confirmed",
  "subscribed",
  "started",
  "solved_one",
  "finished",
] as const;

export const getAnalytics = endpoint({
  name: "getAnalytics",
  method: "GET",
  path: "/admin/analytics",
  access: "admin",
  summary:
    "How many register, subscribe, set out and finish; who comes back week by week; which clues of open hunts few get past, and which kinds of puzzles.",
  result: z.object({
    stats: z.object({
      totalUsers: z.number(),
      totalHunts: z.number(),
      activeSubscriptions: z.number(),
      /** Active subscriptions by users, in whole percent. */
      conversionPercent: z.number(),
    }),
    /** Open and paused hunts, the most subscribed first; at most 50. */
    huntStats: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        status: huntStatus,
        _count: z.object({ subscriptions: z.number() }),
      }),
    ),
    /** The newest ten. */
    recentCheckIns: z.array(
      z.object({
        id: z.string(),
        user: z.object({ id: z.string(), email: z.nullable(z.string()) }),
        hunt: z.object({ id: z.string(), name: z.string() }),
        squareNum: z.number(),
        createdAt: z.string(),
        success: z.boolean(),
      }),
    ),
    /** Of everybody who has an account, how many came so far. */
    funnel: z.array(z.object({ step: z.enum(funnelSteps), users: z.number() })),
    /** Who registered in a week (from Monday, UTC), and how many of them checked in in it and in each week after. */
    retention: z.array(
      z.object({ week: z.string(), registered: z.number(), active: z.array(z.number()) }),
    ),
    /** The clues that the smallest share got past, at most 25; only those that somebody has reached. */
    stuckSquares: z.array(stuckSquare),
    /** By puzzles of the last four weeks, the hardest first. */
    puzzleKinds: z.array(puzzleKindFigures),
  }),
});

/** Check-ins of each square, the newest, by which its misses, wrong answers and puzzles are judged. */
export const newestJudged = 2_000;

export const getHuntInsights = endpoint({
  name: "getHuntInsights",
  method: "GET",
  path: "/admin/hunts/:id/insights",
  access: "admin",
  summary:
    "What hunters make of each square of a hunt: how many reached and solved it, how long they took, what they answered wrong, which hints they bought.",
  params: z.object({ id: huntId }),
  result: z.object({
    subscribed: z.number(),
    started: z.number(),
    finished: z.number(),
    squares: z.array(
      z.object({
        ...squareFigures,
        placeName: z.string(),
        /** Everybody passes it. */
        voided: z.boolean(),
        /** Half of those who solved it took no longer, from the square before it; null while nobody has. */
        medianMinutes: z.nullable(z.number()),
        /** Bought hints by level. */
        hintsByLevel: z.array(z.number()),
        /** Hunters who bought a hint here, and those of them who are past it. */
        hintedHunters: z.number(),
        hintedSolved: z.number(),
        /** Of wrong positions, among the newest check-ins: half of them were no further from the pin. Null where there are none. */
        medianMissFt: z.nullable(z.number()),
        /** What was answered wrong most, at most five, among the newest check-ins. */
        wrongAnswers: z.array(z.object({ answer: z.string(), count: z.number() })),
        /** Its puzzles, in the order of their words; tries are among the newest check-ins. */
        puzzles: z.array(
          z.object({
            word: z.number(),
            kind: z.string(),
            tries: z.number(),
            right: z.number(),
            hints: z.number(),
          }),
        ),
      }),
    ),
  }),
});
export type HuntInsights = z.output<(typeof getHuntInsights)["result"]>;
export type SquareInsight = HuntInsights["squares"][number];

export const playerShows = ["all", "playing", "finished", "not_started", "left"] as const;
export const playerSorts = [
  "-progress",
  "progress",
  "name",
  "-name",
  "-attempts",
  "attempts",
] as const;

/** What the table of a hunt's players, and its export, is narrowed to. */
export const playerFilters = {
  /** In names and addresses, in any case. */
  search: z.optional(z.string().check(z.maxLength(100))),
  show: z.optional(z.enum(playerShows)),
  /** Those who stand at this square now. */
  square: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  sort: z.optional(z.enum(playerSorts)),
};

const huntPlayer = z.object({
  userId: z.string(),
  displayName: z.string(),
  email: z.nullable(z.string()),
  planId: z.string(),
  status: z.enum(["ACTIVE", "ENDING", "ENDED"]),
  subscribedAt: z.string(),
  startedAt: z.nullable(z.string()),
  currentSquare: z.number(),
  attempts: z.number(),
  successes: z.number(),
  hints: z.number(),
  /** Of their last check-in here. */
  lastAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  place: z.nullable(z.number()),
});
export type HuntPlayer = z.output<typeof huntPlayer>;

const page = z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)));

export const listHuntPlayers = endpoint({
  name: "listHuntPlayers",
  method: "GET",
  path: "/admin/hunts/:id/players",
  access: "admin",
  summary: "Who plays a hunt and how far they are, 50 on a page.",
  params: z.object({ id: huntId }),
  query: z.object({ ...playerFilters, page }),
  result: z.object({
    players: z.array(huntPlayer),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

export const checkInShows = ["all", "right", "wrong"] as const;
export const checkInKinds = ["position", "words", "answer"] as const;

/** What the table of a hunt's check-ins, and its export, is narrowed to. */
export const checkInFilters = {
  show: z.optional(z.enum(checkInShows)),
  kind: z.optional(z.enum(checkInKinds)),
  square: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
};

/** As many of the newest check-ins as the table goes back; the export has them all. */
export const checkInsShownAtMost = 10_000;

const huntCheckIn = z.object({
  id: z.string(),
  at: z.string(),
  userId: z.string(),
  /** Null where the account is gone. */
  displayName: z.nullable(z.string()),
  squareNum: z.number(),
  kind: z.enum(checkInKinds),
  success: z.boolean(),
  /** From the pin and how sure that was; null for words and answers, and where it was let go of. */
  distanceFt: z.nullable(z.number()),
  accuracyFt: z.nullable(z.number()),
  /** What was answered where it was wrong; null for positions, and where it was let go of. */
  wrong: z.nullable(z.string()),
  /** What it weighs as a sign of cheating, 0 to 100, and why; null until it was weighed. */
  score: z.nullable(z.number()),
  reasons: z.array(z.string()),
});
export type HuntCheckIn = z.output<typeof huntCheckIn>;

export const listHuntCheckIns = endpoint({
  name: "listHuntCheckIns",
  method: "GET",
  path: "/admin/hunts/:id/check-ins",
  access: "admin",
  summary:
    "The check-ins of a hunt, newest first, 50 on a page, without where people stood: that is for the review of a prize.",
  params: z.object({ id: huntId }),
  query: z.object({ ...checkInFilters, page }),
  result: z.object({
    checkIns: z.array(huntCheckIn),
    /** Of all that the filters find. */
    found: z.number(),
    /** Of those that the pages go back to. */
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
  }),
});

export const getHuntMoney = endpoint({
  name: "getHuntMoney",
  method: "GET",
  path: "/admin/hunts/:id/money",
  access: "admin",
  summary:
    "What a hunt was paid for by its subscriptions, what it promises, and the credits that were spent in it.",
  params: z.object({ id: huntId }),
  result: z.object({
    thresholdBTC: z.number(),
    paidInBTC: z.number(),
    /** US cents of plans, shared among the hunts that they were used for. */
    paidInCents: z.number(),
    prizePoolBTC: z.number(),
    prizePoolCents: z.number(),
    /** Whether the prize is fixed in dollars: since the hunt opened. */
    prizeFixed: z.boolean(),
    /** What each place gets, in US cents, and what became of it; open places without a prize. */
    prizes: z.array(
      z.object({
        id: z.string(),
        place: z.number(),
        amountCents: z.number(),
        status: z.string(),
        displayName: z.nullable(z.string()),
      }),
    ),
    subscriptions: z.array(z.object({ planId: z.string(), active: z.number(), ended: z.number() })),
    /** Credits that hunters spent here less what was given back, by what for. */
    credits: z.array(z.object({ reason: ledgerReason, credits: z.number(), bookings: z.number() })),
  }),
});
