import type { HuntStatus } from "@ten-paces/contract";

const allowed: Record<HuntStatus, readonly HuntStatus[]> = {
  PENDING: ["AVAILABLE"],
  AVAILABLE: ["PENDING", "ACTIVE"],
  ACTIVE: ["PAUSED", "CANCELED", "COMPLETE"],
  PAUSED: ["ACTIVE", "CANCELED"],
  CANCELED: [],
  COMPLETE: [],
};

/** Whether a hunt may go from one status to another. */
export function mayMove(from: HuntStatus, to: HuntStatus): boolean {
  return allowed[from].includes(to);
}

/** The statuses from which `to` can be reached in one step. */
export function sourcesOf(to: HuntStatus): HuntStatus[] {
  return (Object.keys(allowed) as HuntStatus[]).filter((from) => allowed[from].includes(to));
}
