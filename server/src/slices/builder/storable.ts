import type { Validation } from "@ten-paces/hunt-builder";

/** What no table can hold, draft or not. */
const unstorable = new Set(["same_address", "square_order", "square_count"]);

/** Whether a hunt may be stored: into stock without an error, as a draft with all that can be mended later. */
export function mayStore(validation: Validation, status: "PENDING" | "AVAILABLE"): boolean {
  if (status === "AVAILABLE") return validation.isValid;
  return !validation.errors.some(({ code }) => unstorable.has(code));
}
