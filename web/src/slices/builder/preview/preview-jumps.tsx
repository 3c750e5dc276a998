import type { DraftSquare } from "@ten-paces/contract";
import { classNames } from "../../../ui/class-names.ts";
import { useStepKeys } from "../../../ui/use-step-keys.ts";
import { useAnchoredSquare } from "../use-anchored-square.ts";

const squareId = (index: number) => `square-${index + 1}`;

type PreviewJumpsProps = {
  squares: readonly DraftSquare[];
  /** The squares with errors. */
  wrong: ReadonlySet<number>;
};

/** Links to the squares, with their scores; those with errors are marked. */
export function PreviewJumps({ squares, wrong }: PreviewJumpsProps) {
  useAnchoredSquare();
  useStepKeys(squares.length, squareId);
  return (
    <nav aria-label="Squares of this draft" className="grid gap-2">
      <ol className="flex flex-wrap gap-2">
        {squares.map(({ sequenceNum, searchabilityScore }) => {
          const isWrong = wrong.has(sequenceNum);
          return (
            <li key={sequenceNum}>
              <a
                href={`#square-${sequenceNum}`}
                className={classNames(
                  "grid min-h-12 min-w-14 justify-items-center rounded-md border bg-raised px-2 py-1 hover:border-pine hover:bg-pine-wash",
                  isWrong ? "border-2 border-flag" : "border-edge",
                )}
              >
                <span className="figure font-semibold">
                  <span className="sr-only">Square </span>
                  {sequenceNum}
                  {isWrong && (
                    <>
                      <span aria-hidden="true" className="text-flag">
                        {" "}
                        !
                      </span>
                      <span className="sr-only">, has errors, </span>
                    </>
                  )}
                </span>
                <span className="text-xs text-quiet tabular-nums">
                  <span className="sr-only">score </span>
                  {searchabilityScore.toFixed(2)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-quiet max-sm:hidden">
        <kbd>Alt</kbd> <kbd>J</kbd> goes to the next square, <kbd>Alt</kbd> <kbd>K</kbd> to the one
        before.
      </p>
    </nav>
  );
}
