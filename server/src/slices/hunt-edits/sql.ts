import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

export interface HuntChange {
  name: string;
  description: string;
  thresholdSats: number;
  prizeSats: number;
  imageUrl: string | null;
  opensAt: Date | null;
}

export async function updateHunt(tx: Tx, id: string, change: HuntChange): Promise<void> {
  await tx.execute(sql`
    update hunts set name = ${change.name}, description = ${change.description}, threshold_sats = ${change.thresholdSats},
      prize_sats = ${change.prizeSats}, image_url = ${change.imageUrl}, opens_at = ${change.opensAt}
    where id = ${id}`);
}
