import { classNames } from "./class-names.ts";
import type { DataTableProps } from "./data-table-column.ts";
import { SelectAll, SelectRow } from "./data-table-select.tsx";
import { Skeleton } from "./skeleton.tsx";

const SKELETON_CARDS = ["a", "b", "c"];

/** What a table shows where its columns have no room: a card for each row, and the sort as a select. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, loading = false, empty, selection } = props;
  const [first, ...others] = columns;
  const sortable = columns.filter((column) => column.sortable);
  const shown = sortable.some(({ key }) => key === sort?.column) ? sort : null;
  return (
    <section aria-label={caption} aria-busy={loading} className="grid gap-3">
      <div className="flex items-center justify-between gap-3 empty:hidden">
        {selection && rows.length > 0 && (
          <span className="flex min-h-11 items-center gap-2 text-sm">
            <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
            <span aria-hidden="true">All</span>
          </span>
        )}
        {onSort && sortable.length > 0 && (
          <label className="ml-auto flex items-center gap-2 text-sm text-quiet">
            Sort by
            <select
              className="min-h-11 rounded-md border border-edge bg-raised px-2 text-ink"
              value={shown ? `${shown.direction} ${shown.column}` : ""}
              onChange={({ target }) => {
                const [direction, ...key] = target.value.split(" ");
                onSort({
                  column: key.join(" "),
                  direction: direction === "descending" ? "descending" : "ascending",
                });
              }}
            >
              {!shown && <option value="">As it comes</option>}
              {sortable.flatMap(({ key, label }) => [
                <option key={key} value={`ascending ${key}`}>
                  {label}, up
                </option>,
                <option key={`-${key}`} value={`descending ${key}`}>
                  {label}, down
                </option>,
              ])}
            </select>
          </label>
        )}
      </div>
      {loading &&
        rows.length === 0 &&
        SKELETON_CARDS.map((key) => <Skeleton key={key} className="h-36 w-full" />)}
      {!loading && rows.length === 0 && (
        <p className="rounded-lg border border-contour bg-raised px-3 py-10 text-center text-quiet">
          {empty}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={classNames(
              "rounded-lg border border-contour bg-raised p-3 text-sm",
              selection?.selected.has(rowKey(row)) && "border-brass",
            )}
          >
            <div className="flex items-start gap-3">
              {selection && (
                <span className="flex min-h-11 items-center">
                  <SelectRow row={row} rowKey={rowKey} selection={selection} />
                </span>
              )}
              <div className="min-w-0 flex-1 text-base">{first?.cell(row)}</div>
              {others
                .filter(({ atCorner }) => atCorner)
                .map((column) => (
                  <div key={column.key}>{column.cell(row)}</div>
                ))}
            </div>
            <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
              {others
                .filter(({ atCorner }) => !atCorner)
                .map((column) => (
                  <div
                    key={column.key}
                    className={classNames("min-w-0", column.hideLabel && "col-span-2")}
                  >
                    <dt className={column.hideLabel ? "sr-only" : "text-xs text-quiet"}>
                      {column.label}
                    </dt>
                    <dd className="wrap-anywhere">{column.cell(row)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
