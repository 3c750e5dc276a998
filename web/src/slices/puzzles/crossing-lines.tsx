import type { ShownPuzzle } from "@ten-paces/contract";
import { AgreementSign } from "./agreement-sign.tsx";

type CrossingLinesProps = {
  crossings: NonNullable<ShownPuzzle["crossings"]>;
  letters: readonly string[];
  /** The letters of another word as far as they are there. */
  wordOf: (nth: number) => string;
};

/** Where the word shares letters with the square's others: once both stand there, whether they agree. */
export function CrossingLines({ crossings, letters, wordOf }: CrossingLinesProps) {
  return (
    <ul aria-label="Shared letters" className="grid gap-1 text-sm" aria-live="polite">
      {crossings.map(({ letter, word, at }) => {
        const own = (letters[letter - 1] ?? "").trim();
        const other = (wordOf(word)[at - 1] ?? "").trim();
        const state = own === "" || other === "" ? "open" : own === other ? "same" : "different";
        return (
          <li key={`${letter} ${word}`} className="flex items-start gap-2">
            <AgreementSign state={state} />
            <span className={state === "different" ? "text-danger-text" : "text-quiet"}>
              {state === "open" && (
                <>
                  Letter {letter} here is letter {at} of word {word}.
                </>
              )}
              {state === "same" && (
                <>
                  Letter {letter} agrees with letter {at} of word {word}.
                </>
              )}
              {state === "different" && (
                <>
                  Letter {letter} should be letter {at} of word {word}. One of the two words is not
                  right yet.
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
