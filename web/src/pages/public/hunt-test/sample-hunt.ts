import type { ClueLine, CurrentSquare, Difficulty, ShownSquare } from "@ten-paces/contract";
import { northernSquares } from "./sample-north.ts";
import { southernSquares } from "./sample-south.ts";

export interface SampleSquare {
  sequenceNum: number;
  w3wAddress: string;
  clue: string;
  clues: ClueLine[];
  hints: readonly [string, string, string];
  place: { name: string; town: string; center: { lat: number; lng: number } };
}

const DIFFICULTIES: Record<string, Difficulty> = { E: "EASY", M: "MEDIUM", H: "HARD" };

function readClues(lines: string, sequenceNum: number): ClueLine[] {
  return lines
    .trim()
    .split("\n")
    .map((line, index) => {
      const [letter = "", category = "", text = ""] = line.split("|").map((part) => part.trim());
      return {
        id: `s${sequenceNum}-${index + 1}`,
        text,
        category,
        difficulty: DIFFICULTIES[letter] ?? "MEDIUM",
      };
    });
}

/** Ten squares in California, for trying the screens of a hunt. No square of a real hunt is among them. */
export const sampleSquares: readonly SampleSquare[] = [...northernSquares, ...southernSquares].map(
  (written, index) => ({
    sequenceNum: index + 1,
    w3wAddress: written.address,
    clue: written.clue,
    clues: readClues(written.clues, index + 1),
    hints: written.hints,
    place: {
      name: written.place,
      town: written.town,
      center: { lat: written.lat, lng: written.lng },
    },
  }),
);

export const sampleName = "California: The Sample Trail";

/** The squares as a player who got so far would be shown them. */
export function shownSquares(
  total: number,
  current: number,
  bought: readonly string[],
): ShownSquare[] {
  return sampleSquares.slice(0, total).map((square) => {
    const { sequenceNum } = square;
    if (sequenceNum > current) return { state: "locked", sequenceNum };
    const [hint1, hint2, hint3] = square.hints;
    const had = (level: number, text: string) =>
      bought.includes(`${sequenceNum}:${level}`) ? text : null;
    const open: CurrentSquare = {
      state: "current",
      sequenceNum,
      w3wAddress: square.w3wAddress,
      clue: square.clue,
      clues: square.clues,
      puzzles: [],
      hints: { 1: had(1, hint1), 2: had(2, hint2), 3: had(3, hint3) },
    };
    if (sequenceNum === current) return open;
    return {
      ...open,
      state: "completed",
      hint1,
      hint2,
      hint3,
      landmarks: [square.place.name],
      decoyClues: [],
      place: square.place,
    };
  });
}

/** How many clues of the sample are easy, medium and hard. */
export function countClues(): Record<Difficulty, number> {
  const counts: Record<Difficulty, number> = { EASY: 0, MEDIUM: 0, HARD: 0 };
  for (const square of sampleSquares) {
    for (const clue of square.clues) counts[clue.difficulty] += 1;
  }
  return counts;
}
