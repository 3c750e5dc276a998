import { sentencesIn } from "../wording/sentences.ts";

/** How a clue moves: in one breath, in a sentence that the next one turns, in more, as a question, as something that is said. */
export type Beat = "breath" | "turn" | "more" | "question" | "spoken";

export function beatOf(text: string): Beat {
  if (text.includes("“")) return "spoken";
  if (text.includes("?")) return "question";
  const count = sentencesIn(text).length;
  return count < 2 ? "breath" : count === 2 ? "turn" : "more";
}

/** Of ten clues of a hunt: one that is turned by its second sentence is a good clue, and ten of them are a metronome. */
const mostTurns = 6;
/** From so many on the other manners come first. */
const manyTurns = 4;
const costOfTurns = 2;
/** What it is worth that somebody asks or speaks where nobody has yet. */
const worthOfVoice = 2;

/** Whether a hunt has had as many clues that move so as it may. */
export function isBeatWorn(beat: Beat, beats: ReadonlyMap<string, number>): boolean {
  return beat === "turn" && (beats.get(beat) ?? 0) >= mostTurns;
}

/** What the way in which a clue moves is worth beside those that a hunt has had. */
export function worthOfBeat(beat: Beat, beats: ReadonlyMap<string, number>): number {
  const times = beats.get(beat) ?? 0;
  if (beat === "turn") return times < manyTurns ? 0 : -costOfTurns;
  return (beat === "question" || beat === "spoken") && times === 0 ? worthOfVoice : 0;
}
