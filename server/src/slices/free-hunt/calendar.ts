import type { HuntDraft } from "@ten-paces/hunt-builder";
import { DatabaseAway } from "../../lib/db/errors.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import type { Builder } from "../builder/service.ts";
import { moveHunt, openByItself } from "../hunt-status/service.ts";
import { groundOf, storeHunt, storeHuntAgain } from "../hunts/service.ts";
import { forgetRuns } from "../runs/service.ts";
import * as sql from "./sql.ts";

const lookEveryMs = 3_600_000;

const newYork = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  year: "numeric",
  month: "2-digit",
});

/** "2026-11" of a moment, in New York, where the product's months begin. */
export function monthOf(now: Date): string {
  const parts = newYork.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}`;
}

function idOf(now: Date): string {
  return `free-hunt-${monthOf(now)}`;
}

/** Registers the job that looks every hour whether the month's free hunt is there, and makes it where it is not. */
export function scheduleFreeHunt(deps: Deps, builder: Builder): void {
  const schedule = {
    kind: "free_hunt" as const,
    // At the full hour: a month of New York begins at one.
    everyMs: lookEveryMs,
    // An installation that was asked to begin empty has one once somebody made one.
    isWanted: async (db: Db) =>
      deps.config.startingWorld || (await sql.listFreePlaces(db)).length > 0,
  };
  deps.jobs.schedule(schedule, () => openFreeHunt(deps, builder));
}

/** The month's free hunt as an operator sees it; null while it is missing. */
export async function findOfMonth(
  deps: Pick<Deps, "db" | "clock">,
): Promise<Omit<sql.MonthRow, "deleted"> | null> {
  const found = await sql.findOfMonth(deps.db, idOf(deps.clock.now()));
  if (!found || found.deleted) return null;
  const { id, name, status } = found;
  return { id, name, status };
}

/** Opens this month's free hunt if it is not there, and closes those before it. Twice does no harm. */
export async function openFreeHunt(deps: Deps, builder: Builder): Promise<void> {
  if (await findOfMonth(deps)) return;
  const draft = await build(deps, builder);
  try {
    await inTransaction(deps.db, async (tx) => {
      const found = await sql.findOfMonth(tx, idOf(deps.clock.now()));
      if (!found || found.deleted) await put(deps, builder, tx, draft, found !== null);
    });
  } catch (error) {
    // Another process has made it meanwhile, or ends those before it at this moment.
    if (error instanceof DatabaseAway || !(await findOfMonth(deps))) throw error;
  }
}

/**
 * Makes this month's free hunt anew, with another square, and opens it; everybody may play it again.
 * @returns its id
 */
export async function remakeFreeHunt(
  deps: Deps,
  builder: Builder,
  caller: Caller,
): Promise<string> {
  const id = idOf(deps.clock.now());
  const draft = await build(deps, builder);
  await inTransaction(deps.db, async (tx) => {
    const found = await sql.lockOfMonth(tx, id);
    await put(deps, builder, tx, draft, found !== null);
    await audit(deps, tx, caller, {
      action: "make free hunt anew",
      kind: "hunt",
      id,
      before: found && !found.deleted ? { name: found.name, status: found.status } : null,
      after: { name: draft.name, status: "ACTIVE" },
    });
  });
  return id;
}

async function build(deps: Deps, builder: Builder): Promise<HuntDraft> {
  return builder.get().buildFree({
    month: monthOf(deps.clock.now()),
    seed: deps.random.seed(),
    usedPlaceIds: new Set(await sql.listFreePlaces(deps.db)),
  });
}

/** Stores the month's hunt, in place of an earlier one of the same month, and opens it. */
async function put(
  deps: Deps,
  builder: Builder,
  tx: Tx,
  draft: HuntDraft,
  again: boolean,
): Promise<void> {
  const now = deps.clock.now();
  const id = idOf(now);
  for (const open of await sql.listOpenFreeHunts(tx, id)) {
    if (open.status === "PAUSED") await moveHunt(deps, tx, open.id, "ACTIVE");
    await moveHunt(deps, tx, open.id, "COMPLETE");
  }
  const hunt = {
    id,
    draft,
    status: "AVAILABLE" as const,
    thresholdSats: 0,
    prizeSats: 0,
    now,
    ground: groundOf(builder.get().library, draft),
  };
  if (again) {
    await forgetRuns(tx, id);
    await storeHuntAgain(tx, hunt);
  } else await storeHunt(tx, hunt);
  await openByItself(deps, tx, id);
}
