import type { AdminSquare } from "@ten-paces/contract";

/** Links to the squares further down. */
export function SquareJumps({ squares }: { squares: readonly AdminSquare[] }) {
  return (
    <nav aria-label="Squares of this hunt">
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
    </nav>
  );
}
