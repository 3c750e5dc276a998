import type {
  ClueLine,
  HuntCard,
  ListedHunt,
  Progress,
  ShownPuzzle,
  ShownSquare,
  TripAsks,
} from "@ten-paces/contract";
import { type Fields, fieldsOf, listOf, numberOr, oneOf, textOr } from "../../reading.ts";

const statuses = [
  "PENDING",
  "AVAILABLE",
  "ACTIVE",
  "PAUSED",
  "CANCELED",
  "COMPLETE",
  "WON",
] as const satisfies readonly HuntCard["status"][];

/** What cards and headers show of a hunt, with the specification's value where a field is absent. */
export function readCard(answer: unknown): HuntCard {
  const { trip, ...hunt } = fieldsOf(answer);
  const state = textOr(hunt.state, "NATIONAL");
  return {
    ...hunt,
    id: textOr(hunt.id, ""),
    name: textOr(hunt.name, "A hunt"),
    description: textOr(hunt.description, ""),
    state,
    type: oneOf(hunt.type, state === "NATIONAL" ? ["NATIONAL", "STATE"] : ["STATE", "NATIONAL"]),
    variant: oneOf(hunt.variant, ["PHYSICAL", "DIGITAL"]),
    status: oneOf(hunt.status, statuses),
    prizePool: numberOr(hunt.prizePool, 0),
    thresholdBTC: numberOr(hunt.thresholdBTC, 0),
    hunters: numberOr(hunt.hunters, 0),
    imageUrl: textOr(hunt.imageUrl, null),
    totalSquares: Math.min(50, Math.max(0, Math.trunc(numberOr(hunt.totalSquares, 10)))),
    difficulty: oneOf(hunt.difficulty, ["MEDIUM", "EASY", "HARD"]),
    estimatedDuration: numberOr(hunt.estimatedDuration, 0),
    theme: textOr(hunt.theme, null),
    opensAt: readInstant(hunt.opensAt),
    ...readClosing(hunt.closesAt),
    ...readRating(hunt.rating),
    ...readTrip(trip),
  };
}

function readClosing(answer: unknown): { closesAt?: string } {
  const closesAt = readInstant(answer);
  return closesAt === null ? {} : { closesAt };
}

function readRating(answer: unknown): Pick<HuntCard, "rating"> {
  const rating = fieldsOf(answer);
  const mean = numberOr(rating.mean, null);
  return mean === null ? {} : { rating: { mean, count: numberOr(rating.count, 0) } };
}

const ways = ["on_foot", "bicycle", "afternoon_by_car", "day_by_car", "days"] as const;
const terrains = [1, 2, 3, 4, 5] as const satisfies readonly TripAsks["terrain"][];

/** What the trip asks; nothing where the answer does not tell the way. */
function readTrip(answer: unknown): { trip?: TripAsks } {
  const trip = fieldsOf(answer);
  const kind = ways.find((way) => way === trip.kind);
  const miles = numberOr(trip.miles, null);
  if (!kind || miles === null) return {};
  const [first, last] = readNumbers(trip.months);
  return {
    trip: {
      kind,
      miles,
      tickets: numberOr(trip.tickets, 0),
      carFees: numberOr(trip.carFees, 0),
      months: first && last ? [first, last] : null,
      openingHours: numberOr(trip.openingHours, 0),
      daylight: numberOr(trip.daylight, 0),
      longestWalkM: numberOr(trip.longestWalkM, 0),
      terrain: terrains.find((level) => level === trip.terrain) ?? 1,
      ferries: numberOr(trip.ferries, 0),
      flights: numberOr(trip.flights, 0),
      keepersToAsk: numberOr(trip.keepersToAsk, 0),
    },
  };
}

/** A hunt of a list; its progress only where the answer tells it. */
export function readListedHunt(answer: unknown): ListedHunt {
  const { subscribed, completedSquares, currentSquare, ...hunt } = fieldsOf(answer);
  return {
    ...readCard(hunt),
    ...(subscribed === true ? { subscribed } : {}),
    ...(completedSquares === undefined ? {} : { completedSquares: readNumbers(completedSquares) }),
    ...(typeof currentSquare === "number" ? { currentSquare } : {}),
  };
}

/** How far a player is; null where the answer says nothing about it. */
export function readProgress(answer: unknown, totalSquares: number): Progress | null {
  if (typeof answer !== "object" || answer === null) return null;
  const progress = fieldsOf(answer);
  const completedSquares = readNumbers(progress.completedSquares);
  return {
    ...progress,
    completedSquares,
    currentSquare: numberOr(progress.currentSquare, completedSquares.length + 1),
    totalSquares: numberOr(progress.totalSquares, totalSquares),
    creditsRemaining: numberOr(progress.creditsRemaining, 0),
  };
}

/** A square. Without a state of its own the player's progress decides it, and nobody's square is locked. */
export function readSquare(answer: unknown, progress: Progress | null): ShownSquare {
  const { ladder, ...square } = fieldsOf(answer);
  const sequenceNum = numberOr(square.sequenceNum, 0);
  const state = readState(square.state, sequenceNum, progress);
  if (state === "locked") return { state, sequenceNum };
  const hints = fieldsOf(square.hints);
  const open = {
    ...square,
    sequenceNum,
    w3wAddress: textOr(square.w3wAddress, ""),
    clue: textOr(square.clue, ""),
    clues: listOf<ClueLine>(square.clues, readClue),
    puzzles: listOf<ShownPuzzle>(square.puzzles),
    hints: { 1: textOr(hints[1], null), 2: textOr(hints[2], null), 3: textOr(hints[3], null) },
  };
  if (state === "current") return { state, ...open, ...readLadder(ladder) };
  return {
    state,
    ...open,
    hint1: textOr(square.hint1, ""),
    hint2: textOr(square.hint2, ""),
    hint3: textOr(square.hint3, ""),
    landmarks: listOf(square.landmarks, (name) => textOr(name, null)),
    decoyClues: listOf(square.decoyClues, (clue) => textOr(clue, null)),
    place: readPlace(square.place),
  };
}

/** How many lines of the list are to come; nothing where the answer does not tell. */
function readLadder(answer: unknown): { ladder?: { count: number; nextAt: string } } {
  const ladder = fieldsOf(answer);
  const count = numberOr(ladder.count, 0);
  const nextAt = readInstant(ladder.nextAt);
  return count > 0 && nextAt !== null ? { ladder: { count, nextAt } } : {};
}

function readState(
  given: unknown,
  sequenceNum: number,
  progress: Progress | null,
): ShownSquare["state"] {
  if (given === "locked" || given === "current" || given === "completed") return given;
  if (progress?.completedSquares.includes(sequenceNum)) return "completed";
  return progress?.currentSquare === sequenceNum ? "current" : "locked";
}

function readClue(answer: unknown, index = 0): ClueLine | null {
  const line: Fields = fieldsOf(answer);
  if (typeof line.text !== "string") return null;
  return {
    ...(line as Partial<ClueLine>),
    id: textOr(line.id, `${index} ${line.text}`),
    text: line.text,
    difficulty: oneOf(line.difficulty, ["MEDIUM", "EASY", "HARD"]),
    category: textOr(line.category, "Clue"),
  };
}

function readPlace(answer: unknown) {
  const place = fieldsOf(answer);
  const center = fieldsOf(place.center);
  return {
    name: textOr(place.name, ""),
    town: textOr(place.town, ""),
    center: { lat: numberOr(center.lat, 0), lng: numberOr(center.lng, 0) },
  };
}

const readNumbers = (value: unknown) => listOf(value, (number) => numberOr(number, null));

function readInstant(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;
}
