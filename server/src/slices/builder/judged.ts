import type { HuntBuilder, HuntDraft, Validation } from "@ten-paces/hunt-builder";
import type { Deps } from "../../lib/deps.ts";
import { checkAddresses } from "../addresses/service.ts";

/**
 * What is wrong with a draft, its addresses included.
 * @param stored squares that are in the database as they are in the draft: their addresses were looked at then
 * @throws AddressesAway where an address would have to be asked for and cannot be
 */
export function judged(
  deps: Deps,
  builder: { get(): HuntBuilder },
  draft: HuntDraft,
  stored: Parameters<typeof checkAddresses>[3] = [],
): Promise<Validation> {
  return checkAddresses(deps, draft, builder.get().validate(draft), stored);
}
