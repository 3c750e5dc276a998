import { type Band, lawfulPaceMph } from "@ten-paces/contract";
import {
  distanceM,
  metresPerMile,
  metresToFeet,
  type Point,
  weakSignalAboveM,
} from "@ten-paces/geo";

const feet = (metres: number) => Math.round(metresToFeet(metres)).toLocaleString("en-US");

export const bandSentences: Record<Band, string> = {
  over_1_mile: "Not here. You are over 1 mile away.",
  under_1_mile: "Not here, but you are under 1 mile away.",
  under_500_ft: "Close! You are under 500 ft away. Read the clues again and look around.",
};

const nth = ["first", "second", "third"];

/** A wrong address, with the words of it that are right. */
export function wrongWordsSentence(right: readonly boolean[]): string {
  const told = nth.filter((_, i) => right[i]);
  if (told.length === 0) return wrongWords;
  return `${wrongWords} Your ${told.join(" and ")} ${told.length === 1 ? "word is" : "words are"} right.`;
}

export const wrongWords = "Not quite right. Try again! Use the clues and hints to help you.";

/** Accuracy in metres as a sentence about what is missing; nothing was charged. */
export function weakSignalSentence(accuracyM: number, preciseLocationOff: boolean): string {
  const advice = preciseLocationOff
    ? "Turn on Precise location for your browser, then try again."
    : "Step away from walls and trees, wait a moment and try again.";
  return `Weak signal: your position is only known to ${feet(accuracyM)} ft, and ${feet(weakSignalAboveM)} ft is needed. ${advice} No credit was spent.`;
}

export const positionAccepted =
  "You are at the right spot. One thing is left: answer what is asked there.";

export const acceptedBefore =
  "Your position was accepted here before. One thing is left: answer what is asked there.";

/** A wrong answer to a field question; `triesFree` more cost nothing, or all do. */
export function wrongAnswerSentence(triesFree: number, free: boolean): string {
  if (free) return "That is not the answer. Look again.";
  if (triesFree === 0)
    return "That is not the answer. Look again: each further try costs 1 credit.";
  return `That is not the answer. Look again: ${triesFree === 1 ? "one more try is" : `${triesFree} more tries are`} free.`;
}

export function solvedSentence(squareNum: number): string {
  return `Check-in successful! You've completed square ${squareNum}`;
}

/** Seconds that the straight line takes at the lawful pace, rounded up to whole ones. */
export function lawfulSeconds(from: Point, to: Point): number {
  return Math.ceil((distanceM(from, to) / metresPerMile / lawfulPaceMph) * 3600);
}

interface FinishedRun {
  completedAt: Date;
  creditedSeconds: number;
}

/**
 * Which places can be decided. A finish counts as if the time that resting squares cost had not passed; so
 * nobody on the way, with at most `inHandSeconds` of such time, may still come to an earlier finish. The runs
 * come in the order of their finishes so counted.
 */
export function decidable<Run extends FinishedRun>(
  runs: readonly Run[],
  inHandSeconds: number,
  now: Date,
): { decided: Run[]; open: Run[] } {
  const earliest = now.getTime() - inHandSeconds * 1000;
  const countsAs = (run: Run) => run.completedAt.getTime() - run.creditedSeconds * 1000;
  return {
    decided: runs.filter((run) => countsAs(run) <= earliest),
    open: runs.filter((run) => countsAs(run) > earliest),
  };
}
