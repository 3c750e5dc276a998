import { hash } from "node:crypto";
import {
  type getFinishFile,
  type getReceiptProof,
  type listReceipts,
  merkleLevels,
  merkleProof,
  type ResultInput,
} from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findHuntEver, isVisible } from "../hunts/service.ts";
import { receiptOf } from "./receipts.ts";
import * as sql from "./sql.ts";

export { scheduleFinishFiles } from "./make.ts";
export { receiptOf } from "./receipts.ts";

const mostReceipts = 1_000;
const formerHunter = "A former hunter";

async function findShown({ db }: Pick<Deps, "db">, huntId: string) {
  const hunt = await findHuntEver(db, huntId);
  if (!hunt || !isVisible(hunt)) throw notFound("Hunt");
  return hunt;
}

/** How a hunt went; null while it is open, and until the file is made. */
export async function showFinishFile(
  deps: Deps,
  huntId: string,
): Promise<ResultInput<typeof getFinishFile>> {
  const { name: huntName, status } = await findShown(deps, huntId);
  const file = await sql.findFile(deps.db, huntId);
  const over = file && (await sql.findOver(deps.db, huntId));
  if (!file || !over) return { huntName, status, file: null };
  const { hardestSquare, hardestStopped, madeAt, ...counts } = file;
  const rows = await sql.listRows(deps.db, huntId);
  return {
    huntName,
    status,
    file: {
      format: 1,
      huntId,
      huntName,
      openedAt: over.openedAt?.toISOString() ?? null,
      endedAt: over.endedAt.toISOString(),
      madeAt: madeAt.toISOString(),
      ...counts,
      hardest:
        hardestSquare === null ? null : { square: hardestSquare, stopped: hardestStopped ?? 0 },
      first: rows.map(({ userId: _, name, finishedAt, ...row }) => ({
        ...row,
        name: name ?? formerHunter,
        finishedAt: finishedAt.toISOString(),
      })),
    },
  };
}

/** The trees of files that were asked for last: a hundred thousand check-ins take a tenth of a second to hash. */
const mostTrees = 4;

/** Finish files as others check them; one per app. */
export class FinishFiles {
  readonly #deps: Deps;
  readonly #trees = new Map<string, Promise<(readonly Uint8Array[])[]>>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The way from a receipt up to the root. */
  async prove(
    huntId: string,
    receipt: string,
  ): Promise<ResultInput<typeof getReceiptProof> | RefusalOf<typeof getReceiptProof>> {
    await findShown(this.#deps, huntId);
    const file = await sql.findFile(this.#deps.db, huntId);
    if (!file) return refuse("no_such_receipt");
    const levels = await this.#treeOf(huntId);
    const wanted = Buffer.from(receipt, "hex");
    const index = (levels[0] ?? []).findIndex((leaf) => wanted.equals(leaf));
    if (index < 0) return refuse("no_such_receipt");
    return { root: file.root, proof: merkleProof(levels, index) };
  }

  #treeOf(huntId: string): Promise<(readonly Uint8Array[])[]> {
    const known = this.#trees.get(huntId);
    if (known) return known;
    const [oldest] = this.#trees.keys();
    if (oldest !== undefined && this.#trees.size >= mostTrees) this.#trees.delete(oldest);
    const made = this.#readTree(huntId);
    this.#trees.set(huntId, made);
    made.catch(() => this.#trees.delete(huntId));
    return made;
  }

  async #readTree(huntId: string) {
    const all = (await sql.findLeaves(this.#deps.db, huntId)) ?? Buffer.alloc(0);
    const leaves = Array.from({ length: all.length / 32 }, (_, index) =>
      all.subarray(index * 32, index * 32 + 32),
    );
    return merkleLevels(leaves, (bytes) => hash("sha256", bytes, "buffer"));
  }

  async listOwn(caller: Caller, huntId: string): Promise<ResultInput<typeof listReceipts>> {
    await findShown(this.#deps, huntId);
    const rows = await sql.listOwn(this.#deps.db, huntId, caller.userId, mostReceipts);
    return {
      receipts: rows.map((row) => ({
        ...row,
        at: row.at.toISOString(),
        receipt: receiptOf({ ...row, huntId }),
      })),
    };
  }
}
