import { findStateByName } from "@ten-paces/geo";

/** The code that names a hunt's outline: two letters, or NATIONAL for everything that is no state. */
export function outlineCode(state: string): string {
  return findStateByName(state)?.code ?? "NATIONAL";
}
