import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** What the operator's table says of a state. */
export const stateRule = z.enum(["open", "fixed_prizes_only", "register_first", "points_only"]);
export type StateRule = z.output<typeof stateRule>;

export const stateRow = z.object({
  /** A US state in capitals, or DISTRICT OF COLUMBIA. */
  state: z.string(),
  rule: stateRule,
  /** Who says so, and where. */
  source: z.string(),
  /** The day of the source, YYYY-MM-DD. */
  date: z.string(),
  /** Whether who lives there can win money now; else they play for points. */
  wins: z.boolean(),
});
export type StateRow = z.output<typeof stateRow>;

export const whoCanWin = endpoint({
  name: "whoCanWin",
  method: "GET",
  path: "/prizes/states",
  access: "anyone",
  summary: "Who can win money, by the state they live in: the operator's dated table.",
  result: z.object({ states: z.array(stateRow) }),
});
