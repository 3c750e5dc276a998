import { formatDateTime } from "../../ui/dates.ts";

/** A moment in a cell; nothing for one that has not come. */
export const when = (at: string | null) => (
  <span className="whitespace-nowrap">{at === null ? "" : formatDateTime(at)}</span>
);
