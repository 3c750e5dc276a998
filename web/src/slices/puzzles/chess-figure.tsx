import type { Figure } from "@ten-paces/contract";
import { type Cell, readBoard } from "./chess-board.ts";

type Chess = Extract<Figure, { kind: "chess" }>;

const CELL = 36;
const EDGE = 20;

const PIECES = { knight: "♞", king: "♚", rook: "♜", bishop: "♝" };

/** A board of letters with the piece where it starts, and its further squares numbered where given. */
export function ChessFigure({ figure, text }: { figure: Chess; text: string }) {
  const board = readBoard(figure.board, figure.moves);
  const width = board.columns * CELL + EDGE;
  const height = board.rows * CELL + EDGE;
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full max-w-80 font-mono"
    >
      {board.cells.map((cell) => (
        <BoardCell key={cell.name} cell={cell} piece={PIECES[figure.piece]} />
      ))}
      <g className="fill-quiet" fontSize="11" textAnchor="middle">
        {Array.from({ length: board.columns }, (_, column) => {
          const file = String.fromCharCode(97 + column);
          return (
            <text key={file} x={EDGE + (column + 0.5) * CELL} y={height - 6}>
              {file}
            </text>
          );
        })}
        {Array.from({ length: board.rows }, (_, row) => {
          const rank = board.rows - row;
          return (
            <text key={rank} x={EDGE / 2} y={(row + 0.5) * CELL + 4}>
              {rank}
            </text>
          );
        })}
      </g>
      <rect
        x={EDGE}
        y="0.5"
        width={board.columns * CELL - 0.5}
        height={board.rows * CELL}
        fill="none"
        className="stroke-edge"
      />
    </svg>
  );
}

function BoardCell({ cell, piece }: { cell: Cell; piece: string }) {
  const x = EDGE + cell.column * CELL;
  const y = cell.row * CELL;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={CELL}
        height={CELL}
        className={cell.move ? "fill-brass-wash" : cell.dark ? "fill-sunken" : "fill-raised"}
      />
      <text
        x={x + CELL / 2}
        y={y + CELL / 2 + 6}
        fontSize="17"
        fontWeight="600"
        textAnchor="middle"
        className="fill-ink"
      >
        {cell.letter}
      </text>
      {cell.move !== null && (
        <text x={x + 3} y={y + 13} fontSize={cell.move === 1 ? 14 : 10} className="fill-brass-text">
          {cell.move === 1 ? piece : cell.move}
        </text>
      )}
    </g>
  );
}
