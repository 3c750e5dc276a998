/** What is wrong with one row of its own; see check-row.mjs. */
export function checkRow(stem: string, row: unknown): string[];
