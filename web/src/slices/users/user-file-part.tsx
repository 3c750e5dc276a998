import type { ReactNode } from "react";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";

type PartProps<Row> = {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: string;
  note?: ReactNode;
  /** Stands beside the title where there are rows. */
  action?: ReactNode;
};

/** One list of an account's file. */
export function Part<Row>({ title, columns, rows, rowKey, empty, note, action }: PartProps<Row>) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {rows.length > 0 && action}
      </div>
      {note && <p className="text-sm text-quiet">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-sm text-quiet">{empty}</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </div>
  );
}
