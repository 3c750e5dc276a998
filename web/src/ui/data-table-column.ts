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
  /** On a card it stands in the corner beside the first, as a menu does. */
  atCorner?: boolean;
  cell: (row: Row) => ReactNode;
};

/** Rows that are chosen, by their keys, also of other pages. */
export type RowSelection<Row> = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the box in front of a row is called after. */
  nameOf: (row: Row) => string;
};

export type DataTableProps<Row> = {
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
  /** Where a press anywhere on the row leads; its first cell holds the link for the keyboard. */
  rowHref?: (row: Row) => string;
  /** The same where its thing opens beside the table. */
  onOpen?: (row: Row) => void;
  selection?: RowSelection<Row>;
};
