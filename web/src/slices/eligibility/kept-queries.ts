import { queryOptions } from "@tanstack/react-query";
import { type KeptState, listStates, type StateRule } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** The table of states as those see it who keep it. */
export const keptStatesQuery = queryOptions({
  queryKey: ["admin", "states"],
  queryFn: ({ signal }) => call(listStates, {}, { signal }),
});

export const RULES: Record<StateRule, string> = {
  open: "Open",
  fixed_prizes_only: "Fixed prizes only",
  register_first: "Register first",
  points_only: "Points only",
};

export const VIEWS = [
  { value: "all", label: "All" },
  { value: "points", label: "Play for points" },
  { value: "unchecked", label: "Not checked" },
  { value: "set", label: "Set here" },
] as const;
export type View = (typeof VIEWS)[number]["value"];

/** The lines that a view shows, whose state, source or note holds what was typed. */
export function shownOf(states: readonly KeptState[], view: View, typed: string): KeptState[] {
  const wanted = typed.trim().toLowerCase();
  return states.filter(
    (one) =>
      (view === "all" ||
        (view === "points" && !one.wins) ||
        (view === "unchecked" && one.unchecked) ||
        (view === "set" && one.version > 0)) &&
      `${one.state} ${one.source} ${one.note}`.toLowerCase().includes(wanted),
  );
}
