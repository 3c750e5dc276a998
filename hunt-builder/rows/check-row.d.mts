/** What is wrong with one row of its own; see check-row.mjs. */
export function checkRow(stem: string, row: unknown): string[];
/** Which field of the row a sentence of it is about; see problem-field.mjs. */
export function fieldOf(what: string, row: Record<string, unknown>): string | null;
