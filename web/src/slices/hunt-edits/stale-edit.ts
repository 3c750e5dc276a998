import type { HuntChange, updateHunt, updateSquare } from "@ten-paces/contract";
import { CallFailed, type Outcome } from "../../api.ts";

/** Others changed the hunt while it was being edited; nothing was saved. */
export class StaleEdit extends Error {
  readonly version: number;
  readonly changes: readonly HuntChange[];

  constructor(message: string, version: number, changes: readonly HuntChange[]) {
    super(message);
    this.version = version;
    this.changes = changes;
  }
}

type Edits = typeof updateHunt | typeof updateSquare;

/**
 * The result of an edit.
 * @throws StaleEdit where others were faster; CallFailed for every other refusal
 */
export function savedOf<E extends Edits>(outcome: Outcome<E>) {
  if (outcome.ok) return outcome.result;
  const { code, error, data } = outcome.refusal;
  if (code === "stale") {
    const { version, changes } = data as { version: number; changes: HuntChange[] };
    throw new StaleEdit(error, version, changes);
  }
  throw new CallFailed("answer", 409, { ...data, error, code });
}
