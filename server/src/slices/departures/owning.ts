/** What becomes of a table's rows when their owner leaves. */
export type AtEnd =
  /** They go. */
  | "deleted"
  /** They stay, with what is personal in them taken out. */
  | "cleared"
  /** They stay as they are, under an id that is nobody's any more, for the reason that is given. */
  | { kept: string };

export interface Owned {
  table: string;
  /** The column that says whose a row is: a user's id, or their address. */
  by: string;
  byAddress?: true;
  atEnd: AtEnd;
  /** The columns the owner is given of it, in a row. */
  exported: string;
  /** What is not given: secrets, prints, and ids that say nothing. */
  withheld: string;
}

/** The columns that are named in a row of words. */
export const columnsOf = (words: string): string[] => words.split(" ").filter(Boolean);
