import { longestKeptNote } from "@ten-paces/contract";

/** A note as a device has it. */
export interface Kept {
  text: string;
  /** The account's version that it was made from; 0 where there was none. */
  version: number;
  /** Whether it has changed here since, and is to be sent. */
  changed: boolean;
}

export const blank: Kept = { text: "", version: 0, changed: false };
export const seam = "--- from another device ---";

/**
 * The note to go on with, of what a device has and what the account has. Where both were changed, both stay, one
 * below the other.
 */
export function reconciled(here: Kept, account: { text: string; version: number }): Kept {
  if (!here.changed) return { ...account, changed: false };
  if (account.version === here.version || account.text === here.text) {
    return { ...here, version: account.version, changed: account.text !== here.text };
  }
  return { text: joined(here.text, account.text), version: account.version, changed: true };
}

function joined(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  if (theirs.includes(mine)) return theirs;
  return `${mine}\n${seam}\n${theirs}`;
}

/** Whether it fits into what the account keeps. */
export function fits({ text }: Kept): boolean {
  return text.length <= longestKeptNote;
}

/** After an answer: what was typed meanwhile is still to be sent. */
export function sent(here: Kept, text: string, version: number): Kept {
  return { ...here, version, changed: here.text !== text };
}

/** The device's own copies, for where there is no network. */
export function readKept(storage: () => Storage, name: string): Kept {
  try {
    const kept: unknown = JSON.parse(storage().getItem(name) ?? "null");
    if (typeof kept !== "object" || kept === null) return blank;
    const { text, version, changed } = kept as Record<string, unknown>;
    if (typeof text !== "string" || typeof version !== "number") return blank;
    return { text, version, changed: changed === true };
  } catch {
    return blank;
  }
}

export function writeKept(storage: () => Storage, name: string, kept: Kept): void {
  try {
    storage().setItem(name, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the note lasts until it is sent.
  }
}
