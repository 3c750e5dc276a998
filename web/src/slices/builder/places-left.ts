import type { getBuilderOptions, Result } from "@ten-paces/contract";
import { FEWEST_SQUARES } from "./square-limits.ts";

export type StateOption = Result<typeof getBuilderOptions>["states"][number];
export type StockHunt = StateOption["inStock"][number];

/** Places that a hunt may take, those of the hunts it is to replace included. */
export function placesFor(state: StateOption, replaces: readonly string[]): number {
  const given = state.inStock.filter(({ huntId }) => replaces.includes(huntId));
  return state.unusedPlaces + given.reduce((sum, hunt) => sum + hunt.places, 0);
}

export interface Shortage {
  free: number;
  asked: number;
  /** Hunts in stock that could still give their places. */
  releasable: number;
}

/** By how much the places do not do; null where they do, or where the number is not readable. */
export function findShortage(
  state: StateOption,
  typedSquares: string,
  replaces: readonly string[],
): Shortage | null {
  const asked = Number(typedSquares);
  const free = placesFor(state, replaces);
  if (!Number.isInteger(asked) || asked <= free) return null;
  const releasable = state.inStock.filter(({ huntId }) => !replaces.includes(huntId)).length;
  return { free, asked, releasable };
}

/** What is free, what is asked for, and what helps. */
export function shortageSentence({ free, asked, releasable }: Shortage): string {
  const remedies = [
    ...(free >= FEWEST_SQUARES ? [`take ${free} squares`] : []),
    ...(releasable > 0 ? ["replace a hunt in stock"] : []),
  ];
  const help =
    remedies.length > 0
      ? `Please ${remedies.join(", or ")}.`
      : "Choose another state, or wait until a hunt here is over.";
  return `${placesWord(free)} free; ${asked} asked. ${help}`;
}

/** What the chosen state has left, for the line beneath it. */
export function placesLeftSentence({ unusedPlaces, wornPlaces }: StateOption): string {
  const worn =
    wornPlaces === 0 ? "" : ` ${wornPlaces} of them stood in hunts that are over and come last.`;
  return `${placesWord(unusedPlaces)} free: in no hunt that is live or in stock.${worn}`;
}

function placesWord(count: number): string {
  return count === 1 ? "1 place is" : `${count === 0 ? "No" : count} places are`;
}
