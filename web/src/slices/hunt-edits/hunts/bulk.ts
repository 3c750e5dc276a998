import type { AdminHunt, Input, updateHunt } from "@ten-paces/contract";
import { isOver } from "./hunt-actions.ts";

export type BulkAction = "pause" | "resume" | "reprice" | "openNext" | "delete";

type Marked = Pick<
  AdminHunt,
  "id" | "name" | "status" | "state" | "next" | "subscribers" | "variant"
>;

interface BulkWords {
  label: string;
  confirmLabel: string;
  /** Of one hunt: why it is left out; null where it takes part. */
  leftOut: (hunt: Marked) => string | null;
  danger: boolean;
}

export const BULK_WORDS: Record<BulkAction, BulkWords> = {
  pause: {
    label: "Pause",
    confirmLabel: "Pause",
    leftOut: ({ status }) => (status === "ACTIVE" ? null : "It is not live."),
    danger: false,
  },
  resume: {
    label: "Resume",
    confirmLabel: "Resume",
    leftOut: ({ status }) => (status === "PAUSED" ? null : "It is not paused."),
    danger: false,
  },
  reprice: {
    label: "Reprice",
    confirmLabel: "Set the prize pool",
    leftOut: (hunt) =>
      isOver(hunt) ? "It is over." : hunt.state === "FREE" ? "It is the free hunt." : null,
    danger: false,
  },
  openNext: {
    label: "Open Next",
    confirmLabel: "Open next",
    leftOut: ({ status, state, next }) =>
      status !== "AVAILABLE" || state === "FREE"
        ? "It is not in stock."
        : next
          ? "It opens next already."
          : null,
    danger: false,
  },
  delete: {
    label: "Delete",
    confirmLabel: "Delete for good",
    leftOut: ({ subscribers }) => (subscribers > 0 ? "Hunters are subscribed to it." : null),
    danger: true,
  },
};

export interface Parted<Hunt> {
  taken: Hunt[];
  leftOut: { hunt: Hunt; why: string }[];
}

/**
 * Which of the marked hunts an action is for, and why the others are left out. One hunt opens next on a shelf:
 * of several of the same state and variant the first is taken.
 */
export function partFor<Hunt extends Marked>(
  action: BulkAction,
  hunts: readonly Hunt[],
): Parted<Hunt> {
  const parted: Parted<Hunt> = { taken: [], leftOut: [] };
  const shelves = new Set<string>();
  for (const hunt of hunts) {
    const shelf = `${hunt.state} ${hunt.variant}`;
    const twice = action === "openNext" && shelves.has(shelf);
    const why =
      BULK_WORDS[action].leftOut(hunt) ??
      (twice ? "Another one of its state and variant is marked before it." : null);
    if (why === null) {
      parted.taken.push(hunt);
      shelves.add(shelf);
    } else parted.leftOut.push({ hunt, why });
  }
  return parted;
}

/** What is sent for each hunt; null for a deletion, which is a call of its own. */
export function bulkBody(
  action: BulkAction,
  prizePool: number,
): Input<typeof updateHunt>["body"] | null {
  switch (action) {
    case "pause":
      return { status: "PAUSED" };
    case "resume":
      return { status: "ACTIVE" };
    case "reprice":
      return { prizePool };
    case "openNext":
      return { next: true };
    case "delete":
      return null;
  }
}
