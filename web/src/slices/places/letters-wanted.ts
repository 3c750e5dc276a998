import type { LetterSpot, listKeeperLetters, Result } from "@ten-paces/contract";

export type HuntLetter = Result<typeof listKeeperLetters>["letters"][number];

/** Whether its keeper wants to be asked and nobody has noted that it was. */
export const isToAsk = ({ ask, record }: LetterSpot): boolean => ask !== "no" && record === null;

/** The letters that are still to be written, each with the spots that it asks for; of `all`, whatever was asked. */
export function lettersWanted(letters: readonly HuntLetter[], all: boolean): HuntLetter[] {
  if (all) return [...letters];
  return letters
    .map(({ keeper, spots }) => ({ keeper, spots: spots.filter(isToAsk) }))
    .filter(({ spots }) => spots.length > 0);
}
