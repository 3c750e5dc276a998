import { huntDefaults, satsOf } from "@ten-paces/contract";
import {
  buildStock,
  type Difficulty,
  type Holdings,
  type HuntDraft,
  type HuntRequest,
  planOpenings,
  planStock,
} from "@ten-paces/hunt-builder";
import { AddressesAway } from "../../lib/addresses/provider.ts";
import { UniqueViolation } from "../../lib/db/errors.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type JobContext, JobStopped } from "../../lib/jobs/jobs.ts";
import { withStop } from "../../lib/jobs/stopping.ts";
import { workLean } from "../../lib/lean-work.ts";
import { addressed } from "../addresses/service.ts";
import { type Builder, offlineCrew } from "../builder/service.ts";
import { claimPlaces, readHolding } from "../holdings/service.ts";
import { moveHunt, openNext } from "../hunt-status/service.ts";
import { groundOf, storeHunt } from "../hunts/service.ts";
import { getByDifficulty } from "../settings/service.ts";
import * as sql from "./sql.ts";

/** Work on the stock is exclusive: whoever generates, replenishes or cleans up holds this lane. */
export const stockLane = "stock";

export interface StockResult {
  made: number;
  /** Squares by who wrote them: "offline", or a model's name. */
  squaresBy: Record<string, number>;
  /** What the model has cost, by the configured prices; 0 without one. */
  spentUsd: number;
  /** Requests that could not be met, with the reason. */
  failed: { state: string; variant: string; difficulty: string; reason: string }[];
}

/** What a job on the stock is told. Without a writer the hunts are written offline. */
export interface StockPayload {
  seed: string;
  writer?: StockWriter | undefined;
}

export type StockWriter = "offline" | "model";

type Shelved = Pick<HuntDraft, "state" | "variant" | "difficulty">;

const difficulties: readonly Difficulty[] = ["EASY", "MEDIUM", "HARD"];

/**
 * Makes what is missing of six hunts per state: three physical and three digital ones. One of a state's
 * three opens where its variant has no live one: the difficulties are spread evenly over what is open. Run
 * again after it was stopped, it goes on where it was.
 */
export async function generateAll(
  deps: Deps,
  builder: Builder,
  context: JobContext<"generate_all" | "replenish">,
): Promise<StockResult> {
  const { seed, writer } = context.payload;
  const { library } = builder.get();
  const stock = await sql.listStock(deps.db);
  const present = new Set(stock.map((row) => slotOf(row)));
  const openings = planOpenings(library, seed);
  const opens = ({ state, variant, difficulty }: Shelved) =>
    openings.get(`${state}|${variant}`) === difficulty;
  // What opens is made first, so that the doors open while the shelves are still being filled.
  const requests = planStock(library, seed)
    .filter((request) => !present.has(slotOf(request)))
    .sort((a, b) => Number(opens(b)) - Number(opens(a)));
  const result = await buildAndStore(deps, builder, requests, context, { opens, writer, seed });
  await openEmptyShelves(deps);
  return result;
}

/** Opens a hunt of the stock wherever a state and variant has none that is live. */
async function openEmptyShelves(deps: Deps): Promise<void> {
  for (const shelf of await sql.listShelvesWithoutLive(deps.db)) {
    try {
      await inTransaction(deps.db, (tx) => openNext(deps, tx, shelf));
    } catch (error) {
      // Somebody else opened one meanwhile.
      if (!(error instanceof UniqueViolation)) throw error;
    }
  }
}

const leastAvailable = 2;

/** Tops every state and variant up to 2 AVAILABLE hunts; one opens where nothing is live. */
export async function replenish(
  deps: Deps,
  builder: Builder,
  context: JobContext<"generate_all" | "replenish">,
): Promise<StockResult> {
  const { seed, writer } = context.payload;
  const { library } = builder.get();
  const stock = await sql.listStock(deps.db);
  const requests: HuntRequest[] = [];
  for (const state of library.byStock.keys()) {
    for (const variant of ["PHYSICAL", "DIGITAL"] as const) {
      const own = stock.filter((row) => row.state === state && row.variant === variant);
      const live = own.some((row) => row.status === "ACTIVE" || row.status === "PAUSED");
      const available = own.filter((row) => row.status === "AVAILABLE").length;
      const missing = leastAvailable - available + (live ? 0 : 1);
      for (const [nth, difficulty] of nextDifficulties(own, missing).entries()) {
        requests.push({
          state,
          variant,
          difficulty,
          // Counted on from what is there: taken up again the work gives no seed twice.
          seed: `${seed}|${state}|${variant}|${own.length + nth}`,
          totalSquares: huntDefaults.totalSquares,
          aiResistant: difficulty !== "EASY",
          includeDecoys: true,
        });
      }
    }
  }
  const result = await buildAndStore(deps, builder, requests, context, {
    opens: () => true,
    writer,
    seed,
  });
  // A shelf may be full and closed all the same: its prizes had no backing until now.
  await openEmptyShelves(deps);
  return result;
}

/** The difficulties a shelf lacks most, easiest first where it lacks them alike. */
function nextDifficulties(own: readonly sql.StockRow[], count: number): Difficulty[] {
  const have = own.map((row) => row.difficulty);
  const next: Difficulty[] = [];
  while (next.length < count) {
    const countOf = (one: Difficulty) => [...have, ...next].filter((other) => other === one).length;
    const rarest = difficulties.reduce((a, b) => (countOf(b) < countOf(a) ? b : a));
    next.push(rarest);
  }
  return next;
}

/** Builds requests one by one and stores each hunt as it is done; what was made from the seed before counts too. */
export function buildAndStore(
  ...given: Parameters<typeof buildOneByOne>
): ReturnType<typeof buildOneByOne> {
  return workLean(() => buildOneByOne(...given));
}

async function buildOneByOne(
  deps: Deps,
  builder: Builder,
  requests: readonly HuntRequest[],
  context: Pick<JobContext<"generate_all" | "replace_hunts">, "id" | "ending" | "progress">,
  how: { opens: (draft: Shelved) => boolean; writer?: StockWriter | undefined; seed: string },
): Promise<StockResult> {
  const before = await sql.countMade(deps.db, how.seed);
  const result: StockResult = { ...before, spentUsd: 0, failed: [] };
  const held = await readHoldings(deps, new Set(requests.map((request) => request.state)));
  let done = before.made;
  let note = "";
  let away: AddressesAway | null = null;
  // Without addresses only digital hunts can be made: those are, before the job fails.
  const feasible = function* () {
    for (const request of requests) {
      if (away === null || request.variant === "DIGITAL") yield request;
    }
  };
  const tell = () => context.progress(done, before.made + requests.length, note);
  await tell();
  return withStop(deps.jobs, context, async (signal) => {
    // A model takes minutes for a hunt: the job hears of its end between questions.
    const order = { purse: `job:${context.id}`, signal, onQuestion: tell };
    const crew = how.writer === "model" ? await builder.openCrew(order) : offlineCrew;
    try {
      // What a search makes of the hints stands in a draft's preview; of what is stored the score alone is asked for.
      const hands = { ...crew.hands, upTo: "opening" as const };
      for await (const built of buildStock(builder.get(), feasible(), held, hands)) {
        const { state, variant, difficulty } = built.request;
        const fail = (reason: string) => result.failed.push({ state, variant, difficulty, reason });
        if ("error" in built) {
          if (built.error instanceof JobStopped) throw built.error;
          fail(built.error.message);
        } else {
          const hunt = await orAway(addressed(deps, built.hunt));
          if (hunt instanceof AddressesAway) {
            away = hunt;
            continue;
          }
          if (await store(deps, builder, hunt, how.opens(hunt))) {
            result.made += 1;
            for (const { writer } of hunt.squares) {
              result.squaresBy[writer] = (result.squaresBy[writer] ?? 0) + 1;
            }
          } else fail("Another hunt took one of its places meanwhile. Replenish once more.");
        }
        done += 1;
        note = `${state} · ${variant} · ${difficulty}`;
        await crew.book();
        result.spentUsd = crew.spentUsd();
        await tell();
      }
    } finally {
      await crew.book();
    }
    // Tried again later, it goes on with what is missing.
    if (away) throw away;
    return result;
  });
}

/** A promise's value, or that no address could be had. */
function orAway<Value>(promise: Promise<Value>): Promise<Value | AddressesAway> {
  return promise.catch((error: unknown) => {
    if (error instanceof AddressesAway) return error;
    throw error;
  });
}

/** @returns whether its places were still free */
async function store(
  deps: Deps,
  builder: Builder,
  draft: HuntDraft,
  mayOpen: boolean,
): Promise<boolean> {
  const { library } = builder.get();
  const placeIds = draft.squares.map((square) => square.placeId);
  const insert = (open: boolean) =>
    inTransaction(deps.db, async (tx) => {
      const { taken } = await claimPlaces(tx, { state: draft.state, placeIds });
      if (taken.length > 0) return false;
      const promised = (await getByDifficulty(tx))[draft.difficulty];
      const opens = open && !(await sql.hasLive(tx, draft.state, draft.variant));
      const id = await storeHunt(tx, {
        draft,
        status: "AVAILABLE",
        thresholdSats: satsOf(promised.thresholdBTC),
        prizeSats: draft.prizeSats ?? satsOf(promised.prizePool),
        now: deps.clock.now(),
        ground: groundOf(library, draft),
      });
      // With real payments no more opens than is backed and surveyed, and announced; the rest waits in stock.
      if (opens && deps.config.realPayments) await openNext(deps, tx, draft);
      else if (opens) await moveHunt(deps, tx, id, "ACTIVE");
      return true;
    });
  try {
    return await insert(mayOpen);
  } catch (error) {
    if (!(error instanceof UniqueViolation)) throw error;
    // Another hunt of the state opened in the meantime; a hunt with this seed was stored before a restart.
    return error.constraint === "hunts_live_key" ? insert(false) : true;
  }
}

async function readHoldings(
  deps: Deps,
  states: ReadonlySet<string>,
): Promise<(state: string) => Holdings> {
  const known = new Map<string, Holdings>();
  for (const state of states) known.set(state, await readHolding(deps.db, state));
  return (state) =>
    known.get(state) ?? { placeIds: new Set(), sentences: new Set(), names: new Set() };
}

function slotOf(hunt: { state: string; variant: string; difficulty: string }): string {
  return `${hunt.state}|${hunt.variant}|${hunt.difficulty}`;
}
