import { type Holdings, sentencesIn } from "@ten-paces/hunt-builder";
import type { Db } from "../../lib/db/statements.ts";
import { listWithdrawnIds } from "../places/service.ts";
import { listHeld } from "./stock-sql.ts";

/** What a state's stock holds, and the withdrawn places: the builder uses none of it again. */
export async function readHolding(db: Db, state: string): Promise<Holdings> {
  const rows = await listHeld(db, state);
  const withdrawn = await listWithdrawnIds(db);
  return {
    placeIds: new Set([...withdrawn, ...rows.map((row) => row.placeId)]),
    sentences: new Set(rows.flatMap((row) => row.texts.flatMap(sentencesIn))),
    names: new Set(rows.map((row) => row.name)),
  };
}
