import { type EditChange, goneEdit, updateHunt } from "@ten-paces/contract";
import { CallFailed, refusalIn } from "../../api.ts";

/** Others changed what was being edited; nothing was saved. */
export class StaleEdit extends Error {
  readonly version: number;
  readonly changes: readonly EditChange[];

  constructor(message: string, version: number, changes: readonly EditChange[]) {
    super(message);
    this.version = version;
    this.changes = changes;
  }
}

/**
 * Sends an edit.
 * @throws StaleEdit where others were faster; CallFailed for every other refusal
 */
export async function saveEdit<Saved>(send: () => Promise<Saved>): Promise<Saved> {
  try {
    return await send();
  } catch (error) {
    // Every edit declares it alike.
    const refusal = refusalIn(updateHunt, error);
    if (refusal?.code !== "stale") throw orGone(error);
    throw new StaleEdit(refusal.error, refusal.data.version, refusal.data.changes);
  }
}

/** An edit of what is not there any more says so: another try would fail in the same way. */
export function orGone(error: unknown): unknown {
  if (!(error instanceof CallFailed) || error.code !== "not_found") return error;
  return new CallFailed("answer", 404, { code: "gone", error: goneEdit });
}
