import { huntDefaults, satsPerBtc } from "@ten-paces/contract";
import {
  buildStock,
  type Holdings,
  type HuntDraft,
  type HuntRequest,
  planStock,
  sentencesIn,
} from "@ten-paces/hunt-builder";
import { UniqueViolation } from "../../lib/db/errors.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { JobContext } from "../../lib/jobs/jobs.ts";
import type { Builder } from "../builder/service.ts";
import { storeHunt } from "../hunts/service.ts";
import * as sql from "./stock-sql.ts";

/** Work on the stock is exclusive: whoever generates, replenishes or cleans up holds this lane. */
export const stockLane = "stock";

export interface StockResult {
  made: number;
  /** Requests that could not be met, with the reason. */
  failed: { state: string; variant: string; difficulty: string; reason: string }[];
}

const sats = (btc: number) => Math.round(btc * satsPerBtc);

/**
 * Makes what is missing of six hunts per state: three physical and three digital ones. A MEDIUM hunt opens
 * where its state and variant has no live one. Run again after it was stopped, it goes on where it was.
 */
export async function generateAll(
  deps: Deps,
  builder: Builder,
  context: JobContext,
): Promise<StockResult> {
  const { seed } = context.payload as { seed: string };
  const { library } = builder.get();
  const stock = await sql.listStock(deps.db);
  const present = new Set(stock.map((row) => slotOf(row)));
  // What opens is made first, so that the doors open while the shelves are still being filled.
  const requests = planStock(library, seed)
    .filter((request) => !present.has(slotOf(request)))
    .sort((a, b) => Number(b.difficulty === "MEDIUM") - Number(a.difficulty === "MEDIUM"));
  return buildAndStore(deps, builder, requests, context);
}

/** Builds requests one by one and stores each hunt as it is done. */
export async function buildAndStore(
  deps: Deps,
  builder: Builder,
  requests: readonly HuntRequest[],
  context: Pick<JobContext, "progress">,
): Promise<StockResult> {
  const result: StockResult = { made: 0, failed: [] };
  const held = await readHoldings(deps, new Set(requests.map((request) => request.state)));
  let done = 0;
  await context.progress(0, requests.length);
  for await (const built of buildStock(builder.get(), requests, held)) {
    const { state, variant, difficulty } = built.request;
    if ("hunt" in built) {
      await store(deps, builder, built.hunt);
      result.made += 1;
    } else {
      result.failed.push({ state, variant, difficulty, reason: built.error.message });
    }
    done += 1;
    await context.progress(done, requests.length, `${state} · ${variant} · ${difficulty}`);
  }
  return result;
}

async function store(deps: Deps, builder: Builder, draft: HuntDraft): Promise<void> {
  const { library } = builder.get();
  const now = deps.clock.now();
  const insert = (live: boolean) =>
    inTransaction(deps.db, async (tx) => {
      const opens = live && !(await sql.hasLive(tx, draft.state, draft.variant));
      await storeHunt(tx, {
        draft,
        status: opens ? "ACTIVE" : "AVAILABLE",
        thresholdSats: sats(huntDefaults.thresholdBTC),
        prizeSats: draft.prizeSats ?? sats(huntDefaults.prizePool),
        now,
        townOf: (placeId) => library.findPlace(placeId)?.town ?? "",
      });
    });
  try {
    await insert(draft.difficulty === "MEDIUM");
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    // Another hunt of the state opened in the meantime; a hunt with this seed was stored before a restart.
    if (error.constraint === "hunts_live_key") await insert(false);
  }
}

async function readHoldings(
  deps: Deps,
  states: ReadonlySet<string>,
): Promise<(state: string) => Holdings> {
  const known = new Map<string, Holdings>();
  for (const state of states) {
    const rows = await sql.listHeld(deps.db, state);
    known.set(state, {
      placeIds: new Set(rows.map((row) => row.placeId)),
      sentences: new Set(rows.flatMap((row) => row.texts.flatMap(sentencesIn))),
    });
  }
  return (state) => known.get(state) ?? { placeIds: new Set(), sentences: new Set() };
}

function slotOf(hunt: { state: string; variant: string; difficulty: string }): string {
  return `${hunt.state}|${hunt.variant}|${hunt.difficulty}`;
}
