import { outlines } from "./data/generated/outlines.ts";
import { findStateByName } from "./states.ts";

export interface StateOutline {
  /** Path data for SVG, closed rings; fill it with the even-odd rule. */
  path: string;
  /** Always "0 0 100 100"; the state lies in the middle and fills it one way. */
  viewBox: string;
}

const byCode = new Map<string, string>(outlines);

/**
 * The outline of a state by its two-letter code (any case) for drawing; "NATIONAL", and any code that is no
 * state, gives the 48 states with Alaska and Hawaii as insets. Equal-area, simplified: not for measuring.
 */
export function stateOutline(code: string): StateOutline {
  const path = byCode.get(code.toUpperCase()) ?? byCode.get("NATIONAL") ?? "";
  return { path, viewBox: "0 0 100 100" };
}

/** The same by a state's name in any case, or by its code. */
export function outlineOf(state: string): StateOutline {
  return stateOutline(findStateByName(state)?.code ?? state);
}
