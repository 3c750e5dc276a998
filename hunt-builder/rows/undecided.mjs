/** Whether somebody has decided where a person stands at a place, or that nobody can. */
export const isDecided = (row) => row.stand !== undefined && row.tags !== undefined;
