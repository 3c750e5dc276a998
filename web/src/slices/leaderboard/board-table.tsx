import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { BoardRow } from "./queries.ts";

type BoardTableProps = { rows: readonly BoardRow[]; ownRank: number | null };

const COUNT = new Intl.NumberFormat("en-US");
const HEAD_CLASS = "label-caps border-b border-edge px-2 py-3 text-quiet sm:px-4";

/** The ten best. The first three carry brass; one's own line is marked in words as well. */
export function BoardTable({ rows, ownRank }: BoardTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-contour bg-raised shadow-card">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">The top ten hunters</caption>
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className={classNames(HEAD_CLASS, "text-left")}>
              Rank
            </th>
            <th scope="col" className={classNames(HEAD_CLASS, "text-left")}>
              Hunter
            </th>
            <th scope="col" className={classNames(HEAD_CLASS, "text-right")}>
              Score
            </th>
            <th scope="col" className={classNames(HEAD_CLASS, "text-right")}>
              <span className="sm:hidden">Hunts</span>
              <span className="hidden sm:inline">Completed hunts</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BoardLine key={row.rank} row={row} own={row.rank === ownRank} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BoardLine({ row, own }: { row: BoardRow; own: boolean }) {
  const cell = "border-b border-contour px-2 py-3 [tr:last-child>&]:border-b-0 sm:px-4";
  return (
    <tr className={own ? "bg-pine-wash" : undefined}>
      <td className={cell}>
        <span
          className={classNames(
            "figure inline-flex size-9 items-center justify-center rounded-full text-lg",
            row.rank <= 3 ? "bg-brass-wash font-semibold text-brass-text" : "text-quiet",
          )}
        >
          {row.rank}
        </span>
      </td>
      <th scope="row" className={classNames(cell, "max-w-0 w-full text-left font-semibold")}>
        <span className="flex min-w-0 items-center gap-2">
          <Avatar avatar={row.avatar} seed={row.username} className="size-8" />
          <span className="min-w-0 leading-tight wrap-anywhere">
            {row.username}
            {own && <span className="text-sm font-normal text-pine">{" (you)"}</span>}
          </span>
        </span>
      </th>
      <td className={classNames(cell, "figure text-right text-lg")}>{COUNT.format(row.score)}</td>
      <td className={classNames(cell, "text-right tabular-nums")}>{row.completedHunts}</td>
    </tr>
  );
}
