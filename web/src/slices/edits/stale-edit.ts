import { type EditChange, updateHunt } from "@ten-paces/contract";
import { refusalIn } from "../../api.ts";

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
    if (refusal?.code !== "stale") throw error;
    throw new StaleEdit(refusal.error, refusal.data.version, refusal.data.changes);
  }
}
