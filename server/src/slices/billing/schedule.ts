import type { Deps } from "../../lib/deps.ts";
import { registerTelling, sweepUntold } from "./align.ts";
import { registerNotices, sweepLost } from "./notices.ts";
import { renewAll } from "./renewals.ts";

export { renewAll } from "./renewals.ts";

const everyMinutes = 10;

/**
 * Registers the job that announces, renews and ends cycles, every ten minutes on one process of several, and what a
 * payment provider tells and is told by. Who cannot be renewed stands in its result and is tried again by the next
 * run; the others are renewed.
 */
export function scheduleBilling(deps: Deps): void {
  registerTelling(deps);
  registerNotices(deps);
  const schedule = { kind: "renewals" as const, everyMs: everyMinutes * 60_000 };
  deps.jobs.schedule(schedule, async ({ progress }) => {
    const renewed = await renewAll(deps, progress);
    await sweepUntold(deps);
    await sweepLost(deps);
    return renewed;
  });
}
