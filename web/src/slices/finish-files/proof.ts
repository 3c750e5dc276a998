import { getReceiptProof, rootOfProof } from "@ten-paces/contract";
import { attempt, CallFailed } from "../../api.ts";

export type Found =
  | { outcome: "found" }
  | { outcome: "missing" }
  /** The proof leads to another root than the file's. */
  | { outcome: "broken" }
  | { outcome: "failed"; message: string };

/** A receipt as somebody pastes it: without what stands around it; null where it is none. */
export function readReceipt(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  return /^[0-9a-f]{64}$/.test(text) ? text : null;
}

/** Asks for the way from a receipt to the root, and walks it here: the server's word is not taken for it. */
export async function findReceipt(huntId: string, receipt: string, root: string): Promise<Found> {
  try {
    const answer = await attempt(getReceiptProof, { params: { id: huntId, receipt } });
    if (!answer.ok) return { outcome: "missing" };
    const computed = await rootOfProof(receipt, answer.result.proof);
    return { outcome: computed === root ? "found" : "broken" };
  } catch (error) {
    const message =
      error instanceof CallFailed
        ? error.message
        : "This browser could not compute it. Open the page over https in a current browser and try again.";
    return { outcome: "failed", message };
  }
}

export const foundSentences: Record<Exclude<Found["outcome"], "failed">, string> = {
  found: "It is there. Your browser computed the way from this receipt to the root of the file.",
  missing: "The file of this hunt has no such receipt.",
  broken: "It is not there: the way from this receipt leads to another root than the file's.",
};

const parts: readonly [string, number][] = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
  ["s", 1],
];

/** 93,784 → "1 d 2 h", 75 → "1 min 15 s": the two largest parts. */
export function shortTime(seconds: number): string {
  let left = Math.max(0, Math.round(seconds));
  const told: string[] = [];
  for (const [unit, size] of parts) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0 || (unit === "s" && told.length === 0)) told.push(`${count} ${unit}`);
    else if (told.length > 0) break;
  }
  return told.slice(0, 2).join(" ");
}
