import type { KeyboardEvent, MouseEvent } from "react";
import { useNavigate } from "../routing.tsx";
import { classNames } from "./class-names.ts";
import { DataCards } from "./data-cards.tsx";
import type { DataTableProps } from "./data-table-column.ts";
import { DataTableHeadCell } from "./data-table-head-cell.tsx";
import { SelectAll, SelectRow } from "./data-table-select.tsx";
import { focusableWhenScrolling } from "./focusable-when-scrolling.ts";
import { Skeleton } from "./skeleton.tsx";
import { useNarrow } from "./use-narrow.ts";

const SKELETON_ROWS = ["a", "b", "c", "d", "e", "f"];
const INTERACTIVE = "a, button, input, select, label, [role=menuitem]";

/**
 * A dense table, whose head stays in view while the page scrolls; below 640 px a list of cards. Sorting,
 * filters and pages belong to the caller.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const narrow = useNarrow();
  return narrow ? <DataCards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort, loading = false, empty } = props;
  const { rowHref, onOpen, selection } = props;
  const navigate = useNavigate();
  const width = columns.length + (selection ? 1 : 0);

  function onRowClick(event: MouseEvent, row: Row): void {
    const at = event.target;
    if (!(at instanceof Element) || at.closest(INTERACTIVE)) return;
    if (window.getSelection()?.toString()) return;
    if (onOpen) onOpen(row);
    else if (rowHref) void navigate(rowHref(row));
  }
  return (
    <section
      aria-label={caption}
      aria-busy={loading}
      ref={focusableWhenScrolling}
      className="rounded-lg border border-contour bg-raised max-xl:overflow-x-auto"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th
                scope="col"
                className="sticky top-12 z-10 w-10 border-b border-edge bg-sunken pl-3 text-left"
              >
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <DataTableHeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveAmongRows}>
          {loading && rows.length === 0
            ? SKELETON_ROWS.map((key) => <SkeletonRow key={key} columns={width} />)
            : rows.map((row) => (
                <tr
                  key={rowKey(row)}
                  onClick={(event) => onRowClick(event, row)}
                  className={classNames(
                    "hover:bg-pine-wash/60",
                    (rowHref || onOpen) && "cursor-pointer",
                    selection?.selected.has(rowKey(row)) && "bg-brass-wash/50",
                  )}
                >
                  {selection && (
                    <td className="w-10 border-b border-contour pl-3">
                      <SelectRow row={row} rowKey={rowKey} selection={selection} />
                    </td>
                  )}
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={classNames(
                        "h-10 border-b border-contour px-3 py-px align-middle",
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
              <td colSpan={width} className="px-3 py-10 text-center text-quiet">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

const MARK = "input[type=checkbox]";

/** Arrow down and up lead from the first link or button of a row to that of the next, and from mark to mark. */
function moveAmongRows(event: KeyboardEvent): void {
  const at = event.target;
  if (!(at instanceof HTMLElement) || at.matches(`input:not(${MARK}), select`)) return;
  const row = at.closest("tr");
  const next =
    event.key === "ArrowDown"
      ? row?.nextElementSibling
      : event.key === "ArrowUp"
        ? row?.previousElementSibling
        : null;
  const target = next?.querySelector<HTMLElement>(at.matches(MARK) ? MARK : "td a, td button");
  if (!target || at.getAttribute("aria-haspopup") === "menu") return;
  event.preventDefault();
  target.focus();
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr>
      <td colSpan={columns} className="h-10 border-b border-contour px-3">
        <Skeleton className="h-5 w-full" />
      </td>
    </tr>
  );
}
