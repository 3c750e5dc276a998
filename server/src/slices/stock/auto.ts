import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { getSetting, setSetting } from "../settings/service.ts";
import { findNextRun } from "./sql.ts";
import { requestReplenish } from "./work.ts";

export const autoEveryHours = 6;
const key = "auto_replenishment";
const kind = "auto_replenishment";

interface AutoSetting {
  enabled: boolean;
}

/** Registers the six-hourly job: it asks for a replenishment and for its own next run. */
export function scheduleAutoReplenishment(deps: Deps): void {
  deps.jobs.handle(kind, () =>
    inTransaction(deps.db, async (tx) => {
      const setting = await getSetting<AutoSetting>(tx, key);
      if (!setting?.enabled) return;
      await requestReplenish(deps, tx);
      await requestNext(deps, tx);
    }),
  );
}

function requestNext(deps: Deps, tx: Tx): Promise<void> {
  return deps.jobs.addForNextWindow(tx, kind, autoEveryHours * 3_600_000);
}

export async function showAuto(deps: Deps) {
  const setting = await getSetting<AutoSetting>(deps.db, key);
  const enabled = setting?.enabled ?? false;
  const next = enabled ? await findNextRun(deps.db, kind) : null;
  return { enabled, everyHours: autoEveryHours, nextRunAt: next?.toISOString() ?? null };
}

export async function switchAuto(deps: Deps, caller: Caller, enabled: boolean) {
  await inTransaction(deps.db, async (tx) => {
    const before = await getSetting<AutoSetting>(tx, key);
    await setSetting(deps, tx, key, { enabled });
    if (enabled) await requestNext(deps, tx);
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
