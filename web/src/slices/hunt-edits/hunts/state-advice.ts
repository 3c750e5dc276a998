import type { Variant } from "@ten-paces/contract";
import { findShortage, type StateOption, shortageSentence } from "../../builder/places-left.ts";
import { stateName } from "../../hunts/state-names.ts";
import type { HuntFormValues } from "./hunt-form-values.ts";

type Chosen = Pick<HuntFormValues, "state" | "variant" | "totalSquares" | "status">;

/** What a new hunt meets in the chosen state; each null where there is nothing to say. */
export interface StateAdvice {
  /** How many places are free. */
  places: string | null;
  /** That they do not do for so many squares, and what does. */
  shortage: string | null;
  /** That another hunt is live, so that this one cannot open. */
  live: string | null;
}

export function adviceFor(values: Chosen, states: readonly StateOption[]): StateAdvice {
  const state = states.find((one) => one.state === values.state);
  if (!state) return { places: null, shortage: null, live: null };
  const name = stateName(state.state);
  const { unusedPlaces, liveVariants } = state;
  const free = unusedPlaces === 1 ? "1 place is" : `${unusedPlaces || "No"} places are`;
  const short = findShortage(state, values.totalSquares, []);
  return {
    places: `${free} free in ${name}.`,
    shortage:
      short &&
      `${shortageSentence({ ...short, releasable: 0 })}${throughBuilder(short.releasable)}`,
    live:
      values.status === "ACTIVE" && liveVariants.includes(values.variant)
        ? `A ${kindOf(values.variant)} hunt is live in ${name} already. A second one waits in stock: choose AVAILABLE.`
        : null,
  };
}

/** This form replaces nothing; the builder does. */
function throughBuilder(releasable: number): string {
  return releasable > 0 ? " Generate with AI can replace hunts in stock." : "";
}

function kindOf(variant: Variant): string {
  return variant === "PHYSICAL" ? "physical" : "digital";
}
