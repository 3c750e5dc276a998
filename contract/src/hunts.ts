import * as z from "zod/mini";
import { artefact, working } from "./artefacts.ts";
import { endpoint } from "./endpoint.ts";
import { askedQuestion, fieldQuestion } from "./field-questions.ts";
import { figure } from "./figures.ts";
import { crossing, nameLetter } from "./shared-letters.ts";
import { squareAsks, squareStand, tripAsks } from "./stands.ts";

export const huntType = z.enum(["STATE", "NATIONAL"]);
export const variants = ["PHYSICAL", "DIGITAL"] as const;
export const variant = z.enum(variants);
export const huntStatuses = [
  "PENDING",
  "AVAILABLE",
  "ACTIVE",
  "PAUSED",
  "CANCELED",
  "COMPLETE",
] as const;
export const huntStatus = z.enum(huntStatuses);
/** What a player is shown: WON is a COMPLETE hunt in which the player holds a prize. */
export const shownStatus = z.enum([...huntStatuses, "WON"]);
export const difficulties = ["EASY", "MEDIUM", "HARD"] as const;
export const difficulty = z.enum(difficulties);
export type HuntStatus = z.output<typeof huntStatus>;
export type Variant = z.output<typeof variant>;
export type Difficulty = z.output<typeof difficulty>;

export const huntId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,64}$/, "This is not the id of a hunt."));
export const point = z.object({ lat: z.number(), lng: z.number() });
/** Whose three words an address is made of; left out where they are those of the own grid. */
export const wordSource = z.literal("what3words");

/** A hunt as lists show it. `prizePool` in US dollars, `thresholdBTC` in BTC, duration in minutes. */
export const huntCard = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** A US state in capitals, NATIONAL, or FREE for the free hunt. */
  state: z.string(),
  type: huntType,
  variant,
  status: shownStatus,
  prizePool: z.number(),
  thresholdBTC: z.number(),
  hunters: z.number(),
  imageUrl: z.nullable(z.string()),
  totalSquares: z.number(),
  difficulty,
  estimatedDuration: z.number(),
  theme: z.nullable(z.string()),
  /** When a hunt that is special, or announced, opens to everybody; null for the others. ISO time. */
  opensAt: z.nullable(z.string()),
  /** When it ends, whether its places are won or not; absent for hunts that have not been open. ISO time. */
  closesAt: z.optional(z.string()),
  /** What finishers give it, of five stars to a tenth; absent until five have. */
  rating: z.optional(z.object({ mean: z.number(), count: z.number() })),
  /** What a physical hunt asks of whoever goes on it; absent for others. */
  trip: z.optional(tripAsks),
});
export type HuntCard = z.output<typeof huntCard>;

/** In a list for a signed-in hunter: where they stand in the hunts they subscribed to. */
export const listedHunt = z.object({
  ...huntCard.shape,
  subscribed: z.optional(z.boolean()),
  completedSquares: z.optional(z.array(z.number())),
  currentSquare: z.optional(z.number()),
});
export type ListedHunt = z.output<typeof listedHunt>;

export const clueLine = z.object({
  id: z.string(),
  text: z.string(),
  difficulty,
  category: z.string(),
  figure: z.optional(figure),
  /** Of a decoy in a solved square: the place it is true of. */
  about: z.optional(z.string()),
});
export type ClueLine = z.output<typeof clueLine>;

/** A puzzle of a digital square. Its answer is word 1, 2 or 3 and never leaves the server. */
export const shownPuzzle = z.object({
  kind: z.string(),
  word: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The line of the clue list that carries the same prompt. */
  clueId: z.string(),
  prompt: z.string(),
  figure: z.optional(figure),
  textAlternative: z.optional(z.string()),
  /** What is drawn, tapped and typed; absent in hunts that were made of text alone. */
  artefact: z.optional(artefact),
  /** How it works, beside the puzzle; easy hunts say it. */
  howItWorks: z.optional(z.string().check(z.maxLength(400))),
  answerLength: z.number(),
  /** Letters of its answer that are letters of the square's other answers, too: counted from 1. */
  crossings: z.optional(z.array(crossing).check(z.maxLength(4))),
  /** Letters of its answer that are letters of the landmark's name, too. */
  nameLetters: z.optional(z.array(nameLetter).check(z.maxLength(2))),
});
export type ShownPuzzle = z.output<typeof shownPuzzle>;

/** What a solved square says of one of its puzzles. */
export const shownWorking = z.pick(working, {
  word: true,
  explanation: true,
  trap: true,
  wrong: true,
});

/** What a solved digital square tells of its place, as the last square will want it. */
export const told = z.object({
  /** What the hunt goes by: its earliest year that the library is sure of. */
  year: z.nullable(z.number()),
  county: z.string().check(z.maxLength(60)),
  /** The rest of its story, numbered as it stands: every fact, veiled line and dated deed of its row. */
  story: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(40)),
  /** How its clue worked: "An acrostic. Read down, …". */
  works: z.optional(z.string().check(z.maxLength(1_000))),
  /** Of a last square: what all of the hunt was about. */
  end: z.optional(z.string().check(z.maxLength(1_000))),
});
export type Told = z.output<typeof told>;

export const progress = z.object({
  completedSquares: z.array(z.number()),
  currentSquare: z.number(),
  totalSquares: z.number(),
  creditsRemaining: z.number(),
});
export type Progress = z.output<typeof progress>;

const lockedSquare = z.object({ state: z.literal("locked"), sequenceNum: z.number() });

const boughtHints = z.object({
  1: z.nullable(z.string()),
  2: z.nullable(z.string()),
  3: z.nullable(z.string()),
});

const currentSquare = z.object({
  state: z.literal("current"),
  sequenceNum: z.number(),
  /** Masked in digital hunts, and where anybody could look it up. */
  w3wAddress: z.string(),
  wordSource: z.optional(wordSource),
  clue: z.string(),
  clues: z.array(clueLine),
  puzzles: z.array(shownPuzzle),
  hints: boughtHints,
  /** Since when nobody can check in here, because somebody said that the spot is wrong; absent while one can. */
  restingSince: z.optional(z.string()),
  /** The following are of physical squares. How far from its pin it counts; 33 where surveyed. */
  reachFt: z.optional(z.number()),
  surveyed: z.optional(z.boolean()),
  /** Absent where the library does not say. */
  asks: z.optional(squareAsks),
  /** Completes "Stand …"; only once a check-in was answered "under 500 ft". */
  where: z.optional(z.string()),
  /** Once the position here was accepted: what is left to be answered. */
  question: z.optional(askedQuestion),
  /** Lines of the list that are not open yet, and when the next one opens by itself. */
  ladder: z.optional(z.object({ count: z.number(), nextAt: z.string() })),
  /** When check-ins count here, in a sentence; absent where they do at any hour. */
  countsWhen: z.optional(z.string()),
});

const solvedSquare = z.object({
  state: z.literal("completed"),
  /** Whether everybody passes it, because its spot was wrong. */
  voided: z.optional(z.boolean()),
  sequenceNum: z.number(),
  w3wAddress: z.string(),
  wordSource: z.optional(wordSource),
  clue: z.string(),
  clues: z.array(clueLine),
  puzzles: z.array(shownPuzzle),
  hints: boughtHints,
  hint1: z.string(),
  hint2: z.string(),
  hint3: z.string(),
  landmarks: z.array(z.string()),
  decoyClues: z.array(z.string()),
  place: z.object({ name: z.string(), town: z.string(), center: point }),
  where: z.optional(z.string()),
  /** How its puzzles are solved; absent where it has none, or is older than such. */
  workings: z.optional(z.array(shownWorking)),
  told: z.optional(told),
});

export const shownSquare = z.discriminatedUnion("state", [
  lockedSquare,
  currentSquare,
  solvedSquare,
]);
export type ShownSquare = z.output<typeof shownSquare>;
export type CurrentSquare = z.output<typeof currentSquare>;
export type SolvedSquare = z.output<typeof solvedSquare>;

/** A square as an administrator sees it: everything. */
export const adminSquare = z.object({
  sequenceNum: z.number(),
  w3wAddress: z.string(),
  wordSource: z.optional(wordSource),
  center: point,
  clue: z.string(),
  clues: z.array(clueLine),
  puzzles: z.array(shownPuzzle),
  workings: z.optional(z.array(working)),
  told: z.optional(told),
  hint1: z.string(),
  hint2: z.string(),
  hint3: z.string(),
  landmarks: z.array(z.string()),
  decoyClues: z.array(z.string()),
  searchabilityScore: z.nullable(z.number()),
  surveyed: z.boolean(),
  /** Of a physical square: completes "Stand …", empty where nobody has written it. */
  where: z.optional(z.string()),
  reachFt: z.optional(z.number()),
  stand: z.optional(squareStand),
  /** What is asked on the spot, with the answers that are right; absent where nothing is. */
  question: z.optional(fieldQuestion),
  /** Whether a photo of the spot was taken. */
  photographed: z.optional(z.boolean()),
  /** Whether its last survey can be undone. */
  undoable: z.boolean(),
  restingSince: z.optional(z.string()),
  voided: z.optional(z.boolean()),
});
export type AdminSquare = z.output<typeof adminSquare>;

/**
 * How a hunter stands to a hunt: "play" with credits for prizes; "play_on" for nothing, where the hunt is
 * complete and they were subscribed to it; or why neither.
 */
export const huntStanding = z.enum([
  "play",
  "play_on",
  "not_subscribed",
  "hunt_not_active",
  "not_open_yet",
]);
export type HuntStanding = z.output<typeof huntStanding>;

export const listHunts = endpoint({
  name: "listHunts",
  method: "GET",
  path: "/hunts",
  access: "anyone",
  summary:
    "The ACTIVE hunts; for a signed-in hunter also those subscribed to, with progress. `email` is accepted and ignored.",
  query: z.object({
    email: z.optional(z.string().check(z.maxLength(254))),
    filter: z.optional(z.enum(["popular", "latest"])),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
  }),
  result: z.object({ hunts: z.array(listedHunt) }),
});

export const getHunt = endpoint({
  name: "getHunt",
  method: "GET",
  path: "/hunts/:id",
  access: "anyone",
  summary:
    "A hunt as its player may see it. The first look of a subscriber starts their clock. Visitors get what the list says of it, and how many squares it has.",
  params: z.object({ id: huntId }),
  query: z.object({ email: z.optional(z.string().check(z.maxLength(254))) }),
  result: z.object({
    hunt: z.object({ ...huntCard.shape, squares: z.array(shownSquare) }),
    /** Null until the hunter has subscribed. */
    progress: z.nullable(progress),
    subscribed: z.boolean(),
    standing: huntStanding,
    /** Whether this hunter's next level-3 hint here is free (Unlimited, once per hunt). */
    freeLevel3Hint: z.boolean(),
    completedAt: z.nullable(z.string()),
    /** 1, 2 or 3 when a prize was won. */
    place: z.nullable(z.number()),
    /**
     * Of physical hunts: when finders last stood on its squares (YYYY-MM, of the one stood on latest and of the
     * one longest ago) and how many nobody has stood on yet; never which.
     */
    lastStood: z.optional(
      z.object({
        newest: z.nullable(z.string()),
        oldest: z.nullable(z.string()),
        never: z.number(),
      }),
    ),
    isAdminUser: z.boolean(),
    adminMessage: z.optional(z.string()),
    /** Only for administrators. */
    adminSquares: z.optional(z.array(adminSquare)),
  }),
});
