import type { RowSelection } from "./data-table-column.ts";

type SelectProps<Row> = { rowKey: (row: Row) => string; selection: RowSelection<Row> };

const CHECKBOX = "size-4 accent-pine align-middle pointer-coarse:size-6";

/** The box in front of a row. */
export function SelectRow<Row>({ row, rowKey, selection }: SelectProps<Row> & { row: Row }) {
  const key = rowKey(row);
  return (
    <input
      type="checkbox"
      className={CHECKBOX}
      aria-label={`Select ${selection.nameOf(row)}`}
      checked={selection.selected.has(key)}
      onChange={({ target }) => {
        const next = new Set(selection.selected);
        if (target.checked) next.add(key);
        else next.delete(key);
        selection.onChange(next);
      }}
    />
  );
}

/** The box in the head: all rows that are shown, or none. */
export function SelectAll<Row>(props: SelectProps<Row> & { rows: readonly Row[] }) {
  const { rows, rowKey, selection } = props;
  const all = rows.length > 0 && rows.every((row) => selection.selected.has(rowKey(row)));
  return (
    <input
      type="checkbox"
      className={CHECKBOX}
      aria-label="Select all that are shown"
      checked={all}
      onChange={() => {
        const next = new Set(selection.selected);
        for (const row of rows) {
          if (all) next.delete(rowKey(row));
          else next.add(rowKey(row));
        }
        selection.onChange(next);
      }}
    />
  );
}
