import { states } from "@ten-paces/geo";
import type { SelectOption } from "../../ui/select.tsx";

/** Where people live: the 50 states and the District of Columbia. */
export const RESIDENCE_OPTIONS: readonly SelectOption[] = states.map(({ name }) => ({
  value: name.toUpperCase(),
  label: name,
}));
