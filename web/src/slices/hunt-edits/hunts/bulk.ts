import type { AdminHunt, Input, updateHunt } from "@ten-paces/contract";
import { isLive, isOver, tellingOf } from "./hunt-actions.ts";

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
    leftOut: ({ subscribers, status }) =>
      subscribers > 0
        ? "Hunters are subscribed to it."
        : isLive({ status })
          ? "It is live: another one opens when it goes. Delete it by itself."
          : null,
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

/** What the hunters of several hunts are told at first; null where an action tells nobody, or nobody is in them. */
export function bulkTelling(action: BulkAction, hunts: readonly AdminHunt[]): string | null {
  const [first] = hunts.filter(({ subscribers }) => subscribers > 0);
  return first && (action === "pause" || action === "resume") ? tellingOf(action, first) : null;
}

/** What is typed for all of them. */
export interface BulkInput {
  prizePool: number;
  /** Empty where nobody is told. */
  tell: string;
}

/** What is sent for a hunt; null for a deletion, which is a call of its own. */
export function bulkBody(
  action: BulkAction,
  { subscribers }: Pick<AdminHunt, "subscribers">,
  { prizePool, tell }: BulkInput,
): Input<typeof updateHunt>["body"] | null {
  const telling = subscribers > 0 && tell.trim() !== "" ? { tell: tell.trim() } : {};
  switch (action) {
    case "pause":
      return { status: "PAUSED", ...telling };
    case "resume":
      return { status: "ACTIVE", ...telling };
    case "reprice":
      return { prizePool };
    case "openNext":
      return { next: true };
    case "delete":
      return null;
  }
}
