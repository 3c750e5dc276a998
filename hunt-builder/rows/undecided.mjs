/**
 * The switch: while this is true, rows that nobody has decided on yet (no `stand`, or no `tags`) pass and are
 * counted, and a file that holds one is not held to what its decided rows owe (check-owed.mjs). Set it to
 * false when every row is decided, and hunt-builder/src/stands/undecided.ts with it.
 */
export const undecidedRowsPass = false;

/** While this is true, files may hold fewer rows than they are to (`rowsWanted` in coverage.mjs). */
export const libraryIsGrowing = true;

/** Whether somebody has decided where a person stands at a place, or that nobody can. */
export const isDecided = (row) => row.stand !== undefined && row.tags !== undefined;
