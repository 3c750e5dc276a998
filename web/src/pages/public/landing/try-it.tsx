import { useId, useState } from "react";
import { paths, withReturnTo } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { judgeGuess, samplePuzzle } from "./sample-puzzle.ts";
import { TrailSketch } from "./trail-sketch.tsx";

/** A square to try without an account: one puzzle, one word, and the trail goes on. */
export function TryIt() {
  const [typed, setTyped] = useState("");
  const [hinted, setHinted] = useState(false);
  const id = useId();
  const guess = judgeGuess(typed);
  const found = guess === "found";
  return (
    <section
      aria-labelledby={id}
      className="mx-auto w-full max-w-xl overflow-hidden rounded-lg border border-edge bg-raised shadow-lift"
    >
      <TrailSketch found={found} />
      <div className="grid grid-cols-1 gap-3 p-5 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="text-xl">
            {found ? "You found it" : "Try one now"}
          </h2>
          <p className="font-mono text-sm text-quiet">
            {samplePuzzle.before.join(".")}.{found ? samplePuzzle.answer : "•••••••"}
          </p>
        </div>
        <p>
          The third word lost its vowels:{" "}
          <strong className="font-mono tracking-widest whitespace-nowrap">
            {samplePuzzle.letters}
          </strong>
          . Lit from within, it is carried through the dark.
        </p>
        <label htmlFor={`${id}-word`} className="sr-only">
          The third word, 7 letters
        </label>
        <TextInput
          id={`${id}-word`}
          mono
          value={typed}
          maxLength={samplePuzzle.answer.length}
          placeholder="7 letters"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          readOnly={found}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <div role="status" className={found ? "mb-3" : "text-sm not-empty:mb-2"}>
            {guess === "wrong" && "Not quite right. Only the vowels are missing."}
            {guess === "open" && hinted && "An A and an E are missing, in this order."}
            {found && (
              <p className="text-base">
                That was one word of the thirty in a hunt. This month's free hunt has three, and
                costs nothing.
              </p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {found ? (
              <LinkButton to={withReturnTo(paths.register, paths.freeHunt)}>
                Play the free hunt
              </LinkButton>
            ) : (
              !hinted && (
                <button
                  type="button"
                  className="link min-h-11 font-semibold"
                  onClick={() => setHinted(true)}
                >
                  Give me a hint
                </button>
              )
            )}
            <Link to={paths.huntTest} className="link inline-flex min-h-11 items-center">
              Walk through a sample hunt
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
