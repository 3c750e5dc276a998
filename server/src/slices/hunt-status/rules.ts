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

/** Whether hunters can be in it: open, or resting for a while. */
export function isLive(status: HuntStatus): boolean {
  return status === "ACTIVE" || status === "PAUSED";
}

/** Whether a hunt is over: then its prize, squares and texts stay as they are. */
export function isFrozen(status: HuntStatus): boolean {
  return status === "COMPLETE" || status === "CANCELED";
}

/** The statuses from which `to` can be reached in one step. */
export function sourcesOf(to: HuntStatus): HuntStatus[] {
  return (Object.keys(allowed) as HuntStatus[]).filter((from) => allowed[from].includes(to));
}
