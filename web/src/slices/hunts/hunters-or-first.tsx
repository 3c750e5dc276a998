import type { HuntCard } from "@ten-paces/contract";
import { HuntersCount } from "./treasure.tsx";

/** How many hunt it; who would be the first in an open one is asked to be. */
export function HuntersOrFirst({ hunt }: { hunt: Pick<HuntCard, "hunters" | "status"> }) {
  return hunt.hunters === 0 && hunt.status === "ACTIVE" ? (
    <span className="text-sm text-brass-text">Be the first</span>
  ) : (
    <HuntersCount hunters={hunt.hunters} />
  );
}
