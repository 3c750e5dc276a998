import { stateName } from "../hunts/state-names.ts";

/** A state in a sentence: "Kansas", "the whole country". */
export const placeIn = (state: string): string =>
  state === "NATIONAL" ? "the whole country" : stateName(state);

/** What following a state brings, and what it takes for it. */
export function followedSentence(state: string, confirmed: boolean): string {
  const next = `We write to you when the next hunt for ${placeIn(state)} is announced or opens.`;
  return confirmed ? next : `${next} For that, please confirm your mail address first.`;
}
