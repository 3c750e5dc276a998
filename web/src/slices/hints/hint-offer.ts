import { type HintLevel, hintCostOf } from "@ten-paces/contract";
import { CallFailed, toldBy } from "../../api.ts";
import { counted } from "../../ui/counted.ts";

export const hintLevels = [1, 2, 3] as const satisfies readonly HintLevel[];

/** What a hint button offers. */
export interface HintOffer {
  level: HintLevel;
  /** The hint where it was bought: it stays readable for ever. */
  text: string | null;
  /** In credits; 0 where it costs nothing. */
  cost: number;
  /** Why it costs nothing, or null where it costs. */
  freeBy: "hunt" | "unlimited" | null;
  affordable: boolean;
}

interface Standing {
  bought: Readonly<Record<HintLevel, string | null>>;
  creditsRemaining: number;
  /** The free hunt, and one that is played on. */
  costsNothing: boolean;
  freeLevel3Hint: boolean;
}

/** The three hints of a square as they can be had right now. */
export function hintOffers(standing: Standing): HintOffer[] {
  return hintLevels.map((level) => {
    const cost = hintCostOf(level, standing);
    const freeBy = cost > 0 ? null : standing.costsNothing ? "hunt" : "unlimited";
    return {
      level,
      text: standing.bought[level],
      cost,
      freeBy,
      affordable: standing.creditsRemaining >= cost,
    };
  });
}

/** "Hint 2 (2 credits)". */
export function hintLabel({ level, cost, freeBy }: HintOffer): string {
  if (freeBy === "hunt") return `Hint ${level} (free)`;
  if (freeBy === "unlimited") return `Hint ${level} (free with Unlimited)`;
  return `Hint ${level} (${counted(cost, "credit")})`;
}

export const hintFailure = (message: string) => `Failed to get hint: ${message || "Unknown error"}`;

/** Why a hint could not be asked for at all. */
export function hintTrouble(error: unknown): string {
  const unheard = error instanceof CallFailed && error.kind === "network";
  return hintFailure(unheard ? error.message : (toldBy(error) ?? ""));
}
