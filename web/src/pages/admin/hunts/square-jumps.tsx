import type { AdminSquare } from "@ten-paces/contract";
import { useStepKeys } from "../../../ui/use-step-keys.ts";

const squareId = (index: number) => `square-${index + 1}`;

/** Links to the squares further down. */
export function SquareJumps({ squares }: { squares: readonly AdminSquare[] }) {
  useStepKeys(squares.length, squareId);
  return (
    <nav aria-label="Squares of this hunt" className="grid gap-2">
      <ol className="flex flex-wrap gap-2">
        {squares.map(({ sequenceNum }) => (
          <li key={sequenceNum}>
            <a
              href={`#square-${sequenceNum}`}
              aria-label={`Square ${sequenceNum}`}
              className="figure inline-flex size-11 items-center justify-center rounded-md border border-edge bg-raised font-semibold hover:border-pine hover:bg-pine-wash"
            >
              {sequenceNum}
            </a>
          </li>
        ))}
      </ol>
      <p className="text-sm text-quiet max-sm:hidden">
        <kbd>Alt</kbd> <kbd>J</kbd> goes to the next square, <kbd>Alt</kbd> <kbd>K</kbd> to the one
        before.
      </p>
    </nav>
  );
}
