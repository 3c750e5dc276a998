import {
  type AdminSquare,
  btcOf,
  freeAnswerTries,
  type HuntCard,
  maskedAddress,
  type Progress,
  ratingsToTell,
  type ShownSquare,
  type SquareAsks,
  type StandAsks,
  type Variant,
  type Working,
} from "@ten-paces/contract";
import { squareReachFt } from "./ground.ts";
import { type Efforts, ladderOf } from "./ladder.ts";
import { hintAbout } from "./puzzle-hints.ts";
import type { HuntRow, SquareRow } from "./sql.ts";

/** Satoshis in whole US cents at a price in dollars per Bitcoin. */
export function centsOf(sats: number, btcUsd: number): number {
  return Math.round(btcOf(sats) * btcUsd * 100);
}

/** The prize of a hunt in whole US cents: fixed when it opened, before that at the price of a Bitcoin now. */
export function prizeCentsOf(
  { prizeCents, prizeSats }: Pick<HuntRow, "prizeCents" | "prizeSats">,
  btcUsd: number,
): number {
  return prizeCents ?? centsOf(prizeSats, btcUsd);
}

export function presentCard(hunt: HuntRow, btcUsd: number): HuntCard {
  return {
    id: hunt.id,
    name: hunt.name,
    description: hunt.description,
    state: hunt.state,
    type: hunt.type,
    variant: hunt.variant,
    status: hunt.status,
    prizePool: prizeCentsOf(hunt, btcUsd) / 100,
    thresholdBTC: btcOf(hunt.thresholdSats),
    hunters: hunt.hunters,
    imageUrl: hunt.imageUrl,
    totalSquares: hunt.totalSquares,
    difficulty: hunt.difficulty,
    estimatedDuration: hunt.estimatedMinutes,
    theme: hunt.theme,
    opensAt: hunt.opensAt?.toISOString() ?? null,
    ...ratingOf(hunt),
    ...(hunt.closesAt && { closesAt: hunt.closesAt.toISOString() }),
    ...(hunt.trip && { trip: hunt.trip }),
  };
}

/** The mean of a hunt's stars to a tenth, once enough finishers have given theirs. */
export function ratingOf({ ratings, meanStars }: Pick<HuntRow, "ratings" | "meanStars">) {
  if (meanStars === null || ratings < ratingsToTell) return {};
  return { rating: { mean: Math.round(meanStars * 10) / 10, count: ratings } };
}

/** Squares are solved in order, so the completed ones are all below the current one. */
export function presentProgress(current: number, total: number, credits: number): Progress {
  return {
    completedSquares: Array.from({ length: current - 1 }, (_, index) => index + 1),
    currentSquare: current,
    totalSquares: total,
    creditsRemaining: credits,
  };
}

/** How far a hunter is, and whether they may see the square they have reached. */
export interface Reach {
  /** Number of the reached square; 0 before the start, total + 1 when done. */
  reached: number;
  open: boolean;
  /** Bought hints by "square:level", with the puzzle they are about; null: the whole hint. */
  bought: ReadonlyMap<string, number | null>;
  /** The last square at which the hunter was told where to stand. */
  toldWhere: number | null;
  /** What opens the lines of the current square's list. */
  efforts: Efforts;
  /** The last square at which the position was accepted and its question asked, and the answers given since. */
  asked: { square: number; tries: number } | null;
}

/**
 * What of a square leaves the server for a player: everything once solved; the clue, the open lines of the
 * list and the bought hints while current; its number while locked.
 * @param showsPublic whether an address is shown before that also where anybody could look it up
 */
export function presentSquare(
  square: SquareRow,
  hunt: Pick<HuntRow, "variant" | "difficulty">,
  reach: Reach,
  now: Date,
  showsPublic = false,
): ShownSquare {
  const { sequenceNum } = square;
  const { variant } = hunt;
  const solved = sequenceNum < reach.reached;
  if (!solved && !(sequenceNum === reach.reached && reach.open)) {
    return { state: "locked", sequenceNum };
  }
  const hint = (level: 1 | 2 | 3, text: string) => {
    const about = reach.bought.get(`${sequenceNum}:${level}`);
    return about === undefined ? null : hintAbout(text, about);
  };
  const open = {
    sequenceNum,
    clue: square.clue,
    clues: square.clues,
    puzzles: square.puzzles,
    hints: { 1: hint(1, square.hint1), 2: hint(2, square.hint2), 3: hint(3, square.hint3) },
  };
  if (!solved) {
    const isTold = variant === "PHYSICAL" && (square.wordSource === null || showsPublic);
    const w3wAddress = isTold ? square.words : maskedAddress;
    const stand = variant === "PHYSICAL" ? presentStand(square, reach) : {};
    const { lines, waiting } = ladderOf(square.clues, hunt, reach.efforts, now);
    const ladder = waiting && { count: waiting.count, nextAt: waiting.nextAt.toISOString() };
    return {
      state: "current",
      w3wAddress,
      ...sourceOf(square),
      ...openness(square),
      ...open,
      clues: lines.map(unmarked),
      ...(ladder && { ladder }),
      ...stand,
    };
  }
  return {
    state: "completed",
    ...openness(square),
    w3wAddress: square.words,
    ...sourceOf(square),
    ...open,
    hint1: square.hint1,
    hint2: square.hint2,
    hint3: square.hint3,
    landmarks: square.landmarks,
    decoyClues: square.decoyClues,
    place: presentPlace(square),
    ...whereOf(square),
    ...(square.workings && { workings: square.workings.map(presentWorking) }),
    ...(square.told && { told: square.told }),
  };
}

/** What a player learns of a puzzle that is solved. */
export function presentWorking({ word, explanation, trap, wrong }: Working) {
  return { word, explanation, wrong, ...(trap && { trap }) };
}

/** A line without what it gives away of itself. */
function unmarked({ about: _, ...line }: SquareRow["clues"][number]) {
  return line;
}

const metresPerMinute = 80;

/** What a player is told of where to stand at their current square, before it is solved. */
function presentStand(square: SquareRow, { toldWhere, asked }: Reach) {
  const asks = square.stand?.asks;
  return {
    reachFt: squareReachFt(square),
    surveyed: square.surveyed,
    ...(asks && { asks: presentAsks(asks) }),
    ...(toldWhere === square.sequenceNum && whereOf(square)),
    ...(square.question &&
      asked?.square === square.sequenceNum && {
        question: {
          text: square.question.text,
          triesFree: Math.max(0, freeAnswerTries - asked.tries),
        },
      }),
  };
}

function presentAsks({ walkM, ...asks }: StandAsks): SquareAsks {
  return { ...asks, walkMinutes: Math.ceil(walkM / metresPerMinute / 5) * 5 };
}

/** The phrase that says where to stand, where it is known. */
export function whereOf({ stand }: Pick<SquareRow, "stand">): { where?: string } {
  return stand?.where ? { where: stand.where } : {};
}

export function presentPlace(square: SquareRow) {
  return {
    name: square.placeName,
    town: square.town,
    center: { lat: square.lat, lng: square.lng },
  };
}

/** A square with everything, for administrators alone. */
export function presentAdminSquare(square: SquareRow, variant: Variant): AdminSquare {
  const { words, wordSource, lat, lng, stand, question, photoId, workings, told, ...more } = square;
  const { restedAt: _, voidedAt: __, surveyedAt: ___, ...rest } = more;
  return {
    ...rest,
    ...(workings && { workings }),
    ...(told && { told }),
    ...(variant === "PHYSICAL" && {
      where: stand?.where ?? "",
      reachFt: squareReachFt(square),
      ...(stand && { stand }),
    }),
    ...(question && { question }),
    ...(photoId && { photographed: true }),
    w3wAddress: words,
    ...(wordSource && { wordSource }),
    center: { lat, lng },
    ...openness(square),
  };
}

/** Whose words its address is made of; nothing where they are our own. */
function sourceOf({ wordSource }: Pick<SquareRow, "wordSource">) {
  return wordSource === null ? {} : { wordSource };
}

/** Whether a square rests or is passed by everybody; nothing where it is open. */
function openness({ restedAt, voidedAt }: Pick<SquareRow, "restedAt" | "voidedAt">) {
  return {
    ...(restedAt && { restingSince: restedAt.toISOString() }),
    ...(voidedAt && { voided: true }),
  };
}
