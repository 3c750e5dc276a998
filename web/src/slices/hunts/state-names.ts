import { findStateByName } from "@ten-paces/geo";

/** "NEW HAMPSHIRE" as people write it; NATIONAL, and the free hunt's FREE, are "National". */
export function stateName(state: string): string {
  if (state === "NATIONAL" || state === "FREE") return "National";
  return findStateByName(state)?.name ?? state;
}

/** The code that names a hunt's outline: two letters, or NATIONAL for everything that is no state. */
export function outlineCode(state: string): string {
  return findStateByName(state)?.code ?? "NATIONAL";
}
