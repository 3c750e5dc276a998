import { huntStatuses } from "@ten-paces/contract";
import { states } from "@ten-paces/geo";
import type { SelectOption } from "../../../ui/select.tsx";

/** The 50 states, as hunts write them, and NATIONAL. The District of Columbia has no stock of its own. */
export const STATE_OPTIONS: readonly SelectOption[] = [
  ...states
    .filter(({ code }) => code !== "DC")
    .map(({ name }) => ({ value: name.toUpperCase(), label: name })),
  { value: "NATIONAL", label: "NATIONAL" },
];

export const VARIANT_OPTIONS: readonly SelectOption[] = [
  { value: "PHYSICAL", label: "Physical" },
  { value: "DIGITAL", label: "Digital" },
];

export const STATUS_OPTIONS: readonly SelectOption[] = huntStatuses.map((status) => ({
  value: status,
  label: status,
}));
