import type { Variant } from "@ten-paces/contract";
import { findShortage, type StateOption, shortageSentence } from "../../builder/places-left.ts";
import { stateName } from "../../hunts/state-names.ts";
import { EMPTY_FORM, type HuntFormValues } from "./hunt-form-values.ts";

type Chosen = Pick<HuntFormValues, "state" | "variant" | "totalSquares" | "status">;

/** What a new hunt meets in the chosen state; each null where there is nothing to say. */
export interface StateAdvice {
  /** How many places are free. */
  places: string | null;
  /** That they do not do for so many squares, and what does. */
  shortage: string | null;
  /** Why it is proposed to wait in stock. */
  waits: string | null;
  /** Why this one cannot open now. */
  closed: string | null;
}

/** What a new hunt finds, as far as it is known. */
export interface Ground {
  states: readonly StateOption[];
  /** Whether a physical hunt opens only where each of its squares was surveyed. */
  surveyedOnly: boolean;
}

/** Whether a new hunt of this state and variant can be opened at once; if not, why. */
function whyClosed(
  { state, variant }: Pick<Chosen, "state" | "variant">,
  { states, surveyedOnly }: Ground,
): string | null {
  const live = states.find((one) => one.state === state)?.liveVariants.includes(variant);
  if (live) return `A ${kindOf(variant)} hunt is live in ${stateName(state)} already.`;
  if (surveyedOnly && variant === "PHYSICAL")
    return "A physical hunt opens only when each of its squares was surveyed.";
  return null;
}

/** The status a new hunt is made with while nobody chose one: opened where it can be, else in stock. */
export function proposedStatus(
  chosen: Pick<Chosen, "state" | "variant">,
  ground: Ground,
): HuntFormValues["status"] {
  return whyClosed(chosen, ground) === null ? EMPTY_FORM.status : "AVAILABLE";
}

/** @param proposed whether nobody chose the status */
export function adviceFor(values: Chosen, ground: Ground, proposed: boolean): StateAdvice {
  const state = ground.states.find((one) => one.state === values.state);
  if (!state) return { places: null, shortage: null, waits: null, closed: null };
  const name = stateName(state.state);
  const { unusedPlaces } = state;
  const closed = whyClosed(values, ground);
  const free = unusedPlaces === 1 ? "1 place is" : `${unusedPlaces || "No"} places are`;
  const short = findShortage(state, values.totalSquares, []);
  return {
    places: `${free} free in ${name}.`,
    shortage:
      short &&
      `${shortageSentence({ ...short, releasable: 0 })}${throughBuilder(short.releasable)}`,
    waits: closed !== null && proposed ? `${closed} This one will wait in stock.` : null,
    closed:
      closed !== null && values.status === "ACTIVE"
        ? `${closed} Choose AVAILABLE: this one waits in stock.`
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
