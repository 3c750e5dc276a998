import type { StockStatistics } from "@ten-paces/contract";
import type { Db } from "../../lib/db/statements.ts";
import { readStatistics } from "./sql.ts";

/** Counts of all hunts but the free ones, by status, variant and state. */
export async function countStock(db: Db): Promise<StockStatistics> {
  const rows = await readStatistics(db);
  const sum = (key: "status" | "variant" | "state") => {
    const counts: Record<string, number> = {};
    for (const row of rows) counts[row[key]] = (counts[row[key]] ?? 0) + row.count;
    return counts;
  };
  return {
    total: rows.reduce((total, row) => total + row.count, 0),
    byStatus: sum("status"),
    byVariant: sum("variant"),
    byState: sum("state"),
  };
}
