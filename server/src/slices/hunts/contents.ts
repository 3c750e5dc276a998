import type { Deps } from "../../lib/deps.ts";
import * as sql from "./sql.ts";

/** A hunt with all its squares, secrets included: it stays on the server. */
export interface HuntContent {
  hunt: sql.HuntRow;
  squares: sql.SquareRow[];
}

const mostHunts = 400;

/**
 * Hunts in memory, so that a check-in need not read ten squares. Edits raise `content_version`: callers
 * compare it with what the database says and call `reload`.
 */
export class HuntContents {
  readonly #deps: Pick<Deps, "db">;
  readonly #known = new Map<string, HuntContent>();

  constructor(deps: Pick<Deps, "db">) {
    this.#deps = deps;
  }

  /** At least of the given version; null where there is no such hunt. */
  async find(huntId: string, version?: number): Promise<HuntContent | null> {
    const known = this.#known.get(huntId);
    if (known && (version === undefined || known.hunt.contentVersion === version)) return known;
    return this.reload(huntId);
  }

  async reload(huntId: string): Promise<HuntContent | null> {
    // The version is read before the squares: an edit in between makes the copy look older than it is,
    // never newer.
    const hunt = await sql.findHunt(this.#deps.db, huntId);
    if (!hunt) {
      this.#known.delete(huntId);
      return null;
    }
    const squares = await sql.listSquares(this.#deps.db, huntId);
    const content = { hunt, squares };
    this.#known.delete(huntId);
    this.#known.set(huntId, content);
    if (this.#known.size > mostHunts) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    return content;
  }
}
