import type { Difficulty } from "../hunt.ts";
import type { Stand } from "../place.ts";
import { commonMonths, monthsOf } from "./season.ts";

/** How many squares of a hunt may ask for something, and how much. */
export interface StandLimits {
  /** Squares behind a ticket, for each car or each person. */
  tickets: number;
  /** Of the hardest square. */
  terrain: number;
  /** Squares with opening hours of their own. */
  openingHours: number;
  ferries: number;
  /** Squares that are closed for a part of the year. */
  seasonal: number;
}

/** Months of the year in which a whole hunt can be played, at least. */
export const fewestMonths = 4;

/** What a hunt of so many squares may ask: of ten, two tickets; nothing of the sort where it is EASY. */
export function limitsFor(difficulty: Difficulty, squares: number): StandLimits {
  const ofTen = (count: number): number => Math.floor((count * squares) / 10);
  return difficulty === "EASY"
    ? { tickets: 0, terrain: 2, openingHours: ofTen(1), ferries: 0, seasonal: ofTen(2) }
    : {
        tickets: ofTen(2),
        terrain: 3,
        openingHours: ofTen(3),
        ferries: ofTen(2),
        seasonal: ofTen(5),
      };
}

/** Something a hunt's stands ask too much of; `squares` are the indexes of those that ask it. */
export interface Excess {
  code:
    | "too_many_tickets"
    | "too_hard"
    | "too_many_opening_hours"
    | "too_many_ferries"
    | "too_many_seasons"
    | "no_common_season";
  squares: number[];
  most: number;
}

/** Where stands together go beyond what a hunt of their number and difficulty may ask. */
export function excessesOf(
  stands: readonly Stand[],
  difficulty: Difficulty,
  squares = stands.length,
): Excess[] {
  const limits = limitsFor(difficulty, squares);
  const found: Excess[] = [];
  const check = (code: Excess["code"], most: number, asks: (stand: Stand) => boolean): void => {
    const asking = stands.flatMap((stand, i) => (asks(stand) ? [i] : []));
    if (asking.length > most) found.push({ code, squares: asking, most });
  };
  check("too_many_tickets", limits.tickets, ({ asks }) => asks.ticket !== "no");
  check("too_many_opening_hours", limits.openingHours, ({ asks }) => Array.isArray(asks.hours));
  check("too_many_ferries", limits.ferries, ({ asks }) => asks.ferry === true);
  check("too_many_seasons", limits.seasonal, ({ asks }) => asks.months !== undefined);
  const hard = stands.flatMap((stand, i) => (stand.asks.terrain > limits.terrain ? [i] : []));
  if (hard.length > 0) found.push({ code: "too_hard", squares: hard, most: limits.terrain });
  if (commonMonths(stands).length < fewestMonths) {
    const seasonal = stands.flatMap((stand, i) => (monthsOf(stand).length < 12 ? [i] : []));
    found.push({ code: "no_common_season", squares: seasonal, most: fewestMonths });
  }
  return found;
}
