import type { StuckSquare } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { StatusBadge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { shareOf, wholeNumber } from "./figures.ts";

const toEditor = (one: StuckSquare) => paths.adminSquare(one.huntId, one.squareNum);

const COLUMNS: readonly Column<StuckSquare>[] = [
  {
    key: "clue",
    label: "Clue",
    cell: (one) => (
      <span className="grid leading-tight sm:max-w-88">
        <Link to={toEditor(one)} className="link font-semibold sm:truncate">
          {one.huntName}, square {one.squareNum}
        </Link>
        <span className="text-xs text-quiet">{one.placeName}</span>
      </span>
    ),
  },
  { key: "status", label: "Hunt", cell: (one) => <StatusBadge status={one.status} /> },
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
    key: "wrong",
    label: "Wrong check-ins",
    align: "right",
    cell: (one) => `${wholeNumber(one.wrong)} of ${wholeNumber(one.tries)}`,
  },
  { key: "hints", label: "Hints bought", align: "right", cell: (one) => wholeNumber(one.hints) },
];

/** The clues of open hunts that the fewest get past; a row opens the editor of its clue. */
export function StuckTable({ squares }: { squares: readonly StuckSquare[] }) {
  return (
    <DataTable
      caption="Clues that few get past"
      columns={COLUMNS}
      rows={squares}
      rowKey={(one) => `${one.huntId} ${one.squareNum}`}
      rowHref={toEditor}
      empty="Nobody has set out on an open hunt yet."
    />
  );
}
