import { leastAgeYears, type StateRule } from "@ten-paces/contract";

/** What stands in the shipped table: nobody who could know has said so. */
export const unchecked = "not checked by counsel";

export interface StateLine {
  /** In capitals. */
  state: string;
  rule: StateRule;
  source: string;
  /** YYYY-MM-DD. */
  date: string;
}

/** Whether a source says that nobody has checked the line. */
export function isUnchecked(source: string): boolean {
  return source.trim().toLowerCase() === unchecked;
}

/**
 * Whether who lives in a state can win money. Every prize is fixed in dollars when its hunt opens, so "fixed prizes
 * only" is met; with real payments nothing counts that was not checked.
 */
export function winsMoney(
  { rule, source }: Pick<StateLine, "rule" | "source">,
  realPayments: boolean,
): boolean {
  if (realPayments && isUnchecked(source)) return false;
  return rule === "open" || rule === "fixed_prizes_only";
}

export interface Person {
  isAdmin: boolean;
  /** Lives with an administrator. */
  household: boolean;
  residence: string | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
}

/** Whether somebody may neither play nor win: they could know the answers. */
export function isBarred({ isAdmin, household }: Pick<Person, "isAdmin" | "household">): boolean {
  return isAdmin || household;
}

/** Whole years of age on the day of a moment, by the calendar of UTC. @param birthDate YYYY-MM-DD */
export function ageOn(birthDate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function isOldEnough(birthDate: string, now: Date): boolean {
  return ageOn(birthDate, now) >= leastAgeYears;
}

/**
 * Whether somebody takes a place that wins. Who has not said where they live (they paid before it was asked) takes
 * one: their claim asks.
 */
export function takesPlaces(
  person: Person,
  { now, wins }: { now: Date; wins: (residence: string) => boolean },
): boolean {
  if (isBarred(person)) return false;
  if (person.birthDate !== null && !isOldEnough(person.birthDate, now)) return false;
  return person.residence === null || wins(person.residence);
}
