import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { Column, TableSort } from "./data-table-column.ts";
import { DataTableHeadCell } from "./data-table-head-cell.tsx";
import { focusableWhenScrolling } from "./focusable-when-scrolling.ts";
import { Skeleton } from "./skeleton.tsx";

type DataTableProps<Row> = {
  /** Names the table, read aloud. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
  /** Rows of the same height stand in while the first page loads. */
  loading?: boolean;
  /** What stands in the table when there are no rows. */
  empty?: ReactNode;
};

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f"];

/** A dense table whose head stays in view; sorting, filters and pages belong to the caller. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort, loading = false, empty } = props;
  return (
    <section
      aria-label={caption}
      aria-busy={loading}
      ref={focusableWhenScrolling}
      className="max-h-[75dvh] overflow-auto rounded-lg border border-contour bg-raised"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <DataTableHeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && rows.length === 0
            ? SKELETON_ROWS.map((key) => <SkeletonRow key={key} columns={columns.length} />)
            : rows.map((row) => (
                <tr key={rowKey(row)} className="hover:bg-pine-wash/60">
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={classNames(
                        "border-b border-contour px-3 py-2 align-middle",
                        column.align === "right" && "text-right tabular-nums",
                      )}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
          {!loading && rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-3 py-10 text-center text-quiet">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className="border-b border-contour px-3 py-2.5">
        <Skeleton className="h-5 w-full" />
      </td>
    </tr>
  );
}
