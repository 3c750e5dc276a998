import { hash } from "node:crypto";
import { type getSeals, type ResultInput, sealRoot } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newSalt } from "../../lib/ids.ts";
import { findHunt, findHuntEver, isVisible, listSquares } from "../hunts/service.ts";
import { valuesOf } from "./leaves.ts";
import * as sql from "./sql.ts";

/** Seals a hunt as it stands in the transaction, unless its newest seal says the same already. */
export async function sealHunt(tx: Tx, huntId: string, cause: string, now: Date): Promise<void> {
  const hunt = await findHunt(tx, huntId);
  if (!hunt) throw notFound("Hunt");
  const values = valuesOf(hunt, await listSquares(tx, huntId));
  const newest = await sql.findNewest(tx, huntId);
  if (newest && sameValues(newest, values)) return;
  const leaves = [...values].map(([path, value]) => ({
    path,
    value,
    salt: newSalt(),
  }));
  await sql.insertSeal(tx, huntId, {
    version: (newest?.version ?? 0) + 1,
    root: await sealRoot(leaves, (bytes) => hash("sha256", bytes, "buffer")),
    leaves,
    cause,
    sealedAt: now,
  });
}

function sameValues(seal: sql.SealRow, values: Map<string, string>): boolean {
  return (
    seal.leaves.length === values.size &&
    seal.leaves.every((leaf) => values.get(leaf.path) === leaf.value)
  );
}

/** The seals of a hunt; what they hide is told once the hunt is COMPLETE and not before. */
export async function showSeals(deps: Deps, huntId: string): Promise<ResultInput<typeof getSeals>> {
  const hunt = await findHuntEver(deps.db, huntId);
  if (!hunt || !isVisible(hunt)) throw notFound("Hunt");
  const seals = await sql.listSeals(deps.db, huntId);
  const published = hunt.status === "COMPLETE";
  return {
    huntName: hunt.name,
    status: hunt.status,
    seals: seals.map(({ version, root, sealedAt, cause, leaves }) => ({
      version,
      root,
      sealedAt: sealedAt.toISOString(),
      cause,
      leaves: published ? leaves : null,
    })),
  };
}
