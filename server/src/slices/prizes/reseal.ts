import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Sealed } from "../../lib/sealing.ts";
import * as answers from "./answers-sql.ts";
import { sealedFor } from "./claims.ts";
import * as claims from "./claims-sql.ts";
import { fileSealedFor } from "./hold.ts";

const together = 20;

interface Kept {
  lock(
    tx: Tx,
    keyId: string,
    most: number,
  ): Promise<{ prizeId: string; keyId: string | null; sealed: Buffer | null }[]>;
  put(tx: Tx, prizeId: string, sealed: Sealed): Promise<void>;
  about(prizeId: string): string;
}

const all: readonly Kept[] = [
  { lock: claims.lockOtherwiseSealed, put: claims.reseal, about: sealedFor },
  { lock: answers.lockOtherwiseSealed, put: answers.reseal, about: fileSealedFor },
];

/**
 * Seals what other keys have sealed with the first one: claims, and files of answers.
 * @returns how many there were
 * @throws CannotOpen where a key is not at hand
 */
export async function resealClaims({ db, sealer }: Pick<Deps, "db" | "sealer">): Promise<number> {
  let total = 0;
  for (const kept of all) {
    for (let done = together; done === together; total += done) {
      done = await inTransaction(db, async (tx) => {
        const rows = await kept.lock(tx, sealer.keyId, together);
        for (const { prizeId, keyId, sealed } of rows) {
          if (keyId === null || sealed === null) continue;
          const text = sealer.open({ keyId, bytes: sealed }, kept.about(prizeId));
          await kept.put(tx, prizeId, sealer.seal(text, kept.about(prizeId)));
        }
        return rows.length;
      });
    }
  }
  return total;
}
