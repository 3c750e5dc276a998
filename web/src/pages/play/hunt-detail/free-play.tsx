import { useState } from "react";
import { GuessForm } from "../../../slices/free-hunt/guess-form.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { type Answers, AnswersContext } from "../../../slices/puzzles/answers-context.ts";
import { SquareTimeline } from "../../../slices/squares/square-timeline.tsx";
import { SquarePlay } from "./square-play.tsx";

/** The monthly free hunt: one square, three free hints, a guess at its three words. */
export function FreePlay({ detail }: { detail: HuntDetail }) {
  const [typed, setTyped] = useState("");
  const answers: Answers = {
    wordOf: (nth) => typed.split(".")[nth - 1] ?? "",
    setWord: (nth, word) => setTyped((before) => withWord(before, nth, word)),
    noteKey: () => {},
    notePaste: () => {},
  };
  return (
    <SquareTimeline
      squares={detail.hunt.squares}
      adminSquares={detail.adminSquares}
      renderCurrent={(square) => (
        <AnswersContext value={answers}>
          <SquarePlay detail={detail} square={square}>
            <GuessForm typed={typed} onType={setTyped} />
          </SquarePlay>
        </AnswersContext>
      )}
    />
  );
}

/** A guess with one of its words changed; nothing at all where none is left. */
function withWord(guess: string, nth: number, word: string): string {
  const before = guess.split(".");
  const words = [1, 2, 3].map((each) => (each === nth ? word : (before[each - 1] ?? "")));
  return words.every((each) => each === "") ? "" : words.join(".");
}
