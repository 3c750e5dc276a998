import type { getLogbook, LogbookEntry, Result } from "@ten-paces/contract";
import { counted } from "../../ui/counted.ts";

/** "12 minutes", "3 hours 5 minutes", "2 days 4 hours": two parts at most. */
export function spanInWords(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const days = Math.floor(whole / 1440);
  const hours = Math.floor((whole % 1440) / 60);
  const rest = whole % 60;
  const parts =
    days > 0
      ? [many(days, "day"), many(hours, "hour")]
      : [many(hours, "hour"), many(rest, "minute")];
  return parts.filter((part) => part !== "").join(" ");
}

const many = (count: number, noun: string) => (count === 0 ? "" : counted(count, noun));

/** "In 20 minutes, at the first try, for 1 credit." What is not known is left out. */
export function tookInWords({ minutes, wrongTries, hints, creditsSpent }: LogbookEntry): string {
  const parts = [
    minutes === null ? "" : `in ${spanInWords(minutes)}`,
    wrongTries === 0
      ? "at the first try"
      : wrongTries === 1
        ? "at the second try"
        : `after ${wrongTries} wrong tries`,
    hints.length === 0 ? "" : `with ${counted(hints.length, "hint")}`,
    creditsSpent === 0 ? "for nothing" : `for ${counted(creditsSpent, "credit")}`,
  ].filter((part) => part !== "");
  const text = parts.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** How a square was solved, as the sheet that one keeps shows it. */
export type SolvedHow = "first_try" | "later_try" | "with_hint";

export function solvedHow({ wrongTries, hints }: LogbookEntry): SolvedHow {
  if (hints.length > 0) return "with_hint";
  return wrongTries > 0 ? "later_try" : "first_try";
}

const SIGNS: Record<SolvedHow, string> = { first_try: "🟩", later_try: "🟨", with_hint: "🟦" };

type Logbook = Result<typeof getLogbook>;

const minuteMs = 60_000;

export interface Finish {
  huntName: string;
  stateName: string;
  /** Address of the hunt's page. */
  url: string;
  log: Logbook;
}

/**
 * How long a hunt took, in minutes: from its first clue to its last square where both are known, else by what its
 * squares took, each of which is told in whole minutes. 0 where nothing is known.
 */
export function minutesInAll({ startedAt, completedAt, entries }: Logbook): number {
  if (startedAt && completedAt) return (Date.parse(completedAt) - Date.parse(startedAt)) / minuteMs;
  return entries.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

/** What a finisher shares: how it went, and nothing about where. */
export function shareText({ huntName, stateName, url, log }: Finish): string {
  const { entries } = log;
  const minutes = minutesInAll(log);
  const time = minutes > 0 ? ` in ${spanInWords(minutes)}` : "";
  return [
    `Ten Paces: ${huntName} (${stateName})`,
    `${counted(entries.length, "square")}${time}`,
    entries.map((entry) => SIGNS[solvedHow(entry)]).join(""),
    "🟩 first try 🟨 later 🟦 with a hint",
    url,
  ].join("\n");
}
