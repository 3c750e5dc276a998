import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";

export type TableSort = { column: string; direction: SortDirection };

export type Column<Row> = {
  key: string;
  label: string;
  /** Figures stand at the right, in columns. */
  align?: "left" | "right";
  sortable?: boolean;
  /** The heading is read aloud but not shown, as for a column of buttons. */
  hideLabel?: boolean;
  cell: (row: Row) => ReactNode;
};
