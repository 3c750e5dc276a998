import type { SquareInsight } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { shareOf, tookWords, wholeNumber } from "./figures.ts";

type ReachTableProps = {
  huntId: string;
  squares: readonly SquareInsight[];
  /** The texts of a hunt that is over are not edited any more. */
  editable: boolean;
};

/** How far the hunters of a hunt come, square by square; a row leads to its texts. */
export function ReachTable({ huntId, squares, editable }: ReachTableProps) {
  const toSquare = ({ squareNum }: SquareInsight) =>
    editable ? paths.adminSquare(huntId, squareNum) : `#square-${squareNum}`;
  const columns: Column<SquareInsight>[] = [
    {
      key: "square",
      label: "Square",
      cell: (one) => (
        <span className="grid leading-tight sm:max-w-64">
          <Link to={toSquare(one)} className="link font-semibold sm:truncate">
            {editable ? `Edit square ${one.squareNum}` : `Square ${one.squareNum}`}
          </Link>
          <span className="text-xs text-quiet">{one.voided ? "Void" : one.placeName}</span>
        </span>
      ),
    },
    { key: "reached", label: "Reached", align: "right", cell: (one) => wholeNumber(one.reached) },
    {
      key: "solved",
      label: "Got past it",
      cell: (one) => (
        <ShareBar part={one.solved} whole={one.reached}>
          {`${wholeNumber(one.solved)} (${shareOf(one.solved, one.reached)})`}
        </ShareBar>
      ),
    },
    {
      key: "time",
      label: "Median time",
      align: "right",
      cell: (one) => (one.medianMinutes === null ? "–" : tookWords(one.medianMinutes)),
    },
    {
      key: "wrong",
      label: "Wrong",
      align: "right",
      cell: (one) => (
        <span className="whitespace-nowrap">
          {wholeNumber(one.wrong)} of {wholeNumber(one.tries)}
        </span>
      ),
    },
    { key: "hints", label: "Hints", align: "right", cell: (one) => wholeNumber(one.hints) },
    {
      key: "hinted",
      label: "With a hint",
      align: "right",
      cell: (one) => shareOf(one.hintedSolved, one.hintedHunters),
    },
    { key: "misled", label: "Most wrong", cell: (one) => mostWrong(one) },
  ];
  return (
    <DataTable
      caption="How far hunters come"
      columns={columns}
      rows={squares}
      rowKey={({ squareNum }) => String(squareNum)}
      rowHref={toSquare}
    />
  );
}

/** What misleads most: an answer, or how far off positions are. */
function mostWrong({ wrongAnswers, medianMissFt }: SquareInsight): string {
  const [first] = wrongAnswers;
  if (first) return `${first.answer} (${wholeNumber(first.count)})`;
  return medianMissFt === null ? "–" : `half within ${wholeNumber(medianMissFt)} ft`;
}
