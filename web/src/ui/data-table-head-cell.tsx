import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { classNames } from "./class-names.ts";
import type { Column, TableSort } from "./data-table-column.ts";

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
};

export function DataTableHeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const sorted = sort?.column === column.key ? sort.direction : null;
  const right = column.align === "right";
  const label = <span className={column.hideLabel ? "sr-only" : undefined}>{column.label}</span>;
  const next = sorted === "ascending" ? "descending" : "ascending";
  const Icon = sorted === null ? ChevronsUpDown : sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ?? undefined}
      className={classNames(
        "label-caps sticky top-12 z-10 border-b border-edge bg-sunken px-3 whitespace-nowrap text-quiet",
        right ? "text-right" : "text-left",
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.key, direction: next })}
          className="label-caps -mx-1 inline-flex min-h-9 items-center gap-1 px-1 hover:text-ink"
        >
          {label}
          <Icon aria-hidden="true" className="size-3.5" />
        </button>
      ) : (
        <span className="inline-flex min-h-9 items-center">{label}</span>
      )}
    </th>
  );
}
