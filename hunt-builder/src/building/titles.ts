import type { Difficulty, HuntVariant } from "../hunt.ts";
import type { Random } from "../random.ts";
import { counted, withCommas } from "../wording/numbers.ts";

const physical = [
  "The Long Way Round",
  "Pins in the Map",
  "The Brass Compass",
  "Boots and Bearings",
  "The Surveyor's Dare",
  "A Line on the Map",
  "The Crooked Mile",
  "Chain and Compass",
  "The Wayfarer's Ledger",
  "Station to Station",
  "By Road and Riddle",
  "The Back Roads Book",
  "Where the Pavement Turns",
  "The Benchmark Trail",
  "The Dusty Transit",
];
const digital = [
  "The Cipher Wheel",
  "Ink and Alphabet",
  "The Paper Trail",
  "A Key in Every Line",
  "The Armchair Expedition",
  "Locks and Letters",
  "The Code Room",
  "Three Words at a Time",
  "The Puzzler's Atlas",
  "Behind the Alphabet",
  "The Lamp and the Ledger",
  "The Index of Secrets",
  "A Cabinet of Ciphers",
  "The Quiet Telegraph",
  "The Blotted Page",
];
const grades: Record<Difficulty, string> = {
  EASY: "A gentle hunt with plain clues",
  MEDIUM: "A hunt of oblique clues",
  HARD: "A hard hunt in which one thing must be worked out from another",
};

export interface Title {
  name: string;
  description: string;
}

/** A hunt's name and description; tells nothing of its places but how far apart they lie. */
export function titleOf(
  about: {
    stateName: string;
    variant: HuntVariant;
    difficulty: Difficulty;
    squares: number;
    miles: number;
    theme: string;
  },
  random: Random,
): Title {
  const name = `${about.stateName}: ${random.pick(about.variant === "PHYSICAL" ? physical : digital)}`;
  const squares = counted(about.squares, "square");
  const description =
    about.variant === "PHYSICAL"
      ? `${grades[about.difficulty]}: ${squares} on the ground, about ${withCommas(Math.round(about.miles))} miles of travel from the first to the last.`
      : `${grades[about.difficulty]}: ${squares} to be solved from a chair, three puzzles each, every one built around a real landmark.`;
  return { name, description };
}

/** A theme where none was asked for. */
export function themeFor(variant: HuntVariant, random: Random): string {
  return random.pick(
    variant === "PHYSICAL"
      ? ["Back roads", "Old stones", "Landmarks and legends", "The surveyor's trail", "Odd corners"]
      : [
          "Codes and ciphers",
          "Words and places",
          "The puzzle room",
          "Letters in disguise",
          "Paper travels",
        ],
  );
}
