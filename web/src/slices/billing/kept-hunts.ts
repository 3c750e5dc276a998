import type { HeldPlan } from "@ten-paces/contract";

/**
 * The hunts that stay when a smaller plan begins: what was chosen, or else as many of those held longest as it has
 * slots, so that nobody loses a hunt by leaving the boxes alone. What may not stay any more is not kept.
 * @param slots of the smaller plan; null for every hunt
 */
export function keptOf(
  mayStay: HeldPlan["mayStay"],
  chosen: readonly string[] | null,
  slots: number | null,
): string[] {
  const ids = mayStay.map(({ id }) => id);
  return chosen ? ids.filter((id) => chosen.includes(id)) : ids.slice(0, slots ?? undefined);
}
