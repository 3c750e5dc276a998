import * as z from "zod/mini";
import { rewardedFriendsAtFirst } from "./constants.ts";

/** A limit that an operator may move: between what, where it stands at first, and what it does, for the desk. */
interface LimitSort {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  /** With its unit. */
  readonly label: string;
  readonly does: string;
}

/** Every limit that an operator may move. All others are fixed with the calls they belong to. */
export const limitSorts = {
  spacingSeconds: {
    least: 5,
    most: 120,
    usual: 10,
    label: "Seconds between two check-ins by position",
    does: "Sooner is answered with when to try again; nothing is charged. Longer makes trying out a street slower.",
  },
  triesPerWindow: {
    least: 5,
    most: 100,
    usual: 20,
    label: "Tries of one square in 10 minutes",
    does: "Check-ins of any kind and guesses of the free hunt, for each hunter. The next one waits; nothing is charged.",
  },
  finderPerDay: {
    least: 20,
    most: 2_000,
    usual: 200,
    label: "Look-ups of the finder in a day",
    does: "For each account, however many sessions it has. 30 a minute is fixed.",
  },
  rewardedFriends: {
    least: 0,
    most: 500,
    usual: rewardedFriendsAtFirst,
    label: "Friends who are rewarded in 30 days",
    does: "For each hunter. Later ones stay pending, and can be completed by their next payment. Pages and questions name this figure.",
  },
  reportsPerDay: {
    least: 1,
    most: 50,
    usual: 4,
    label: "Reports of wrong spots in a day",
    does: "For each hunter. The next one is refused until a day has passed, and nothing rests by it.",
  },
} as const satisfies Record<string, LimitSort>;

export type LimitName = keyof typeof limitSorts;
export type PlayLimits = Record<LimitName, number>;
export const limitNames = Object.keys(limitSorts) as readonly LimitName[];

/** What is wrong with a figure for a limit, as a sentence; null where nothing is. */
export function limitFault(name: LimitName, value: number): string | null {
  const { least, most } = limitSorts[name];
  const fits = Number.isInteger(value) && value >= least && value <= most;
  return fits
    ? null
    : `Please enter a whole number from ${least} to ${most.toLocaleString("en-US")}.`;
}

const figure = (name: LimitName) => {
  const { least, most } = limitSorts[name];
  const sentence = limitFault(name, Number.NaN) ?? "";
  return z.number(sentence).check(z.int(sentence), z.gte(least, sentence), z.lte(most, sentence));
};

export const playLimits = z.object({
  spacingSeconds: figure("spacingSeconds"),
  triesPerWindow: figure("triesPerWindow"),
  finderPerDay: figure("finderPerDay"),
  rewardedFriends: figure("rewardedFriends"),
  reportsPerDay: figure("reportsPerDay"),
});
