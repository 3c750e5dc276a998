import { sealRoot } from "@ten-paces/contract";
import type { Seal } from "./queries.ts";

export type Verdict =
  | { outcome: "holds" }
  /** What the published values give instead of the seal. */
  | { outcome: "broken"; computed: string }
  /** This browser cannot compute, as on a page without https. */
  | { outcome: "impossible" };

/** Computes a seal anew from its published values, here and now. Null where nothing is published. */
export async function verifySeal(
  seal: Pick<Seal, "root" | "leaves">,
  compute: typeof sealRoot = sealRoot,
): Promise<Verdict | null> {
  if (seal.leaves === null) return null;
  try {
    const computed = await compute(seal.leaves);
    return computed === seal.root ? { outcome: "holds" } : { outcome: "broken", computed };
  } catch {
    return { outcome: "impossible" };
  }
}

/** A verdict in plain words. */
export function verdictSentence(verdict: Verdict): string {
  switch (verdict.outcome) {
    case "holds":
      return "It holds. Your browser computed the seal from the values below and came to exactly this one: nothing was changed after it was sealed.";
    case "broken":
      return "It does not hold. The values below give another seal, so they are not what was sealed.";
    case "impossible":
      return "This browser could not compute the seal. Open the page over https in a current browser and try again.";
  }
}
