import type { Db } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { windowOf } from "../../lib/jobs/schedules.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { getSetting, setSetting } from "../settings/service.ts";
import { requestReplenish } from "./work.ts";

export const autoEveryHours = 6;
const key = "auto_replenishment";

interface AutoSetting {
  enabled: boolean;
  /** When it was switched on: the first run is at the next full six hours. */
  since?: string;
}

const schedule = {
  kind: "auto_replenishment" as const,
  everyMs: autoEveryHours * 3_600_000,
  isWanted: async (db: Db, windowStart: Date) => {
    const setting = await getSetting<AutoSetting>(db, key);
    if (!setting?.enabled) return false;
    return !setting.since || new Date(setting.since) <= windowStart;
  },
};

/** Registers the six-hourly job that asks for a replenishment. */
export function scheduleAutoReplenishment(deps: Deps): void {
  deps.jobs.schedule(schedule, () =>
    inTransaction(deps.db, async (tx) => {
      const setting = await getSetting<AutoSetting>(tx, key);
      if (setting?.enabled) await requestReplenish(deps, tx);
    }),
  );
}

export async function showAuto(deps: Deps) {
  const setting = await getSetting<AutoSetting>(deps.db, key);
  const enabled = setting?.enabled ?? false;
  const next = enabled ? windowOf(schedule, deps.clock.now()).next : null;
  return { enabled, everyHours: autoEveryHours, nextRunAt: next?.toISOString() ?? null };
}

export async function switchAuto(deps: Deps, caller: Caller, enabled: boolean) {
  await inTransaction(deps.db, async (tx) => {
    const before = await getSetting<AutoSetting>(tx, key);
    const since = before?.enabled ? before.since : deps.clock.now().toISOString();
    await setSetting(deps, tx, key, { enabled, ...(enabled && since && { since }) });
    await audit(deps, tx, caller, {
      action: enabled ? "switch auto replenishment on" : "switch auto replenishment off",
      kind: "setting",
      id: key,
      before,
      after: { enabled },
    });
  });
  return showAuto(deps);
}
