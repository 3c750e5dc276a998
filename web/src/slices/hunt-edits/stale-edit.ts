import {
  type HuntChange,
  type Input,
  type Result,
  updateHunt,
  type updateSquare,
} from "@ten-paces/contract";
import { call, refusalIn } from "../../api.ts";

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

/**
 * Sends an edit of a hunt or of a square.
 * @throws StaleEdit where others were faster; CallFailed for every other refusal
 */
export async function saveEdit<E extends typeof updateHunt | typeof updateSquare>(
  edit: E,
  input: Input<E>,
): Promise<Result<E>> {
  try {
    return await call(edit, input);
  } catch (error) {
    // Every edit declares it alike.
    const refusal = refusalIn(updateHunt, error);
    if (refusal?.code !== "stale") throw error;
    throw new StaleEdit(refusal.error, refusal.data.version, refusal.data.changes);
  }
}
