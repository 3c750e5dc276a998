import papaparse from "papaparse";

export type Cell = string | number | boolean | Date | null;

/** What a spreadsheet would take for a formula, also behind blanks. */
const formula = /^\s*[=+\-@\t\r]/;

/**
 * A line of a table (RFC 4180), with its line break. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front, as spreadsheets themselves write it; numbers stay numbers.
 */
export function csvLine(cells: readonly Cell[]): string {
  const texts = cells.map((cell) => (cell instanceof Date ? cell.toISOString() : cell));
  return `${papaparse.unparse([texts], { escapeFormulae: formula })}\r\n`;
}

/** A table as it is read, page by page: the head first, then what `next` gives until it gives nothing. */
export async function* csvPages<Row>(
  head: readonly string[],
  lineOf: (row: Row) => readonly Cell[],
  next: (last: Row | null, page: number) => Promise<readonly Row[]>,
): AsyncGenerator<string> {
  yield csvLine(head);
  let last: Row | null = null;
  for (let page = 1; ; page += 1) {
    const rows: readonly Row[] = await next(last, page);
    if (rows.length === 0) return;
    yield rows.map((row) => csvLine(lineOf(row))).join("");
    last = rows.at(-1) ?? null;
  }
}
