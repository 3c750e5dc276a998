import type { getSandboxClock, moveSandboxClock, ResultInput } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { getSetting, setSetting } from "../settings/service.ts";

const dayMs = 86_400_000;
const shiftKey = "sandbox_clock_shift_ms";
const channel = "sandbox_clock";
const lane = "sandbox clock";

type Shown = ResultInput<typeof getSandboxClock>;
type Moved = ResultInput<typeof moveSandboxClock> | RefusalOf<typeof moveSandboxClock>;

const isMovable = (deps: Pick<Deps, "payments">) => deps.payments.name === "sandbox";

async function getShift(deps: Pick<Deps, "db" | "payments">): Promise<number> {
  return isMovable(deps) ? ((await getSetting<number>(deps.db, shiftKey)) ?? 0) : 0;
}

/** Goes by the sandbox's time from now on, and hears of its moves by whichever process. */
export async function followSandboxClock(deps: Deps): Promise<void> {
  const read = async () => deps.shift.shiftTo(await getShift(deps));
  await read();
  // A connection that was lost may have missed a move; where reading fails the next move tells it.
  const readAgain = () => void read().catch(() => {});
  await deps.db.listen(channel, readAgain, readAgain);
}

export async function showClock(deps: Deps): Promise<Shown> {
  const job = await deps.jobs.findInLane(lane);
  return {
    now: deps.clock.now().toISOString(),
    daysAhead: Math.round(deps.shift.shiftMs / dayMs),
    movable: isMovable(deps),
    jobId: job?.id ?? null,
  };
}

/** Asks for days to pass; the job that lets them can be followed. */
export async function moveClock(deps: Deps, caller: Caller, days: number): Promise<Moved> {
  if (!isMovable(deps)) return refuse("real_payments");
  const untilShiftMs = (await getShift(deps)) + days * dayMs;
  const asked = await inTransaction(deps.db, async (tx) => {
    const id = await deps.jobs.add(tx, { kind: "pass_days", payload: { untilShiftMs }, lane });
    if (!id) return null;
    const now = deps.clock.now();
    await audit(deps, tx, caller, {
      action: "move clock",
      kind: "setting",
      id: "sandbox clock",
      before: { date: now.toISOString().slice(0, 10) },
      after: { date: new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10) },
    });
    return id;
  });
  if (!asked) return refuse("clock_moving");
  return { ...(await showClock(deps)), jobId: asked };
}

/** What each day that passes has to have done before the next begins, in this order. */
export type DailyWork = (deps: Deps) => Promise<unknown>;

/**
 * Registers the job that lets days pass, one after the other. Its end is fixed when it is asked for, so that a
 * job that was taken over lets no day pass twice.
 */
export function registerPassingDays(deps: Deps, works: readonly DailyWork[]): void {
  deps.jobs.handle(
    "pass_days",
    async ({ payload, progress }) => {
      const { untilShiftMs } = payload;
      const from = await getShift(deps);
      const total = Math.max(0, Math.ceil((untilShiftMs - from) / dayMs));
      let shift = from;
      for (let day = 1; shift < untilShiftMs; day += 1) {
        shift = Math.min(untilShiftMs, shift + dayMs);
        await inTransaction(deps.db, (tx) => shiftIn(deps, tx, shift));
        deps.shift.shiftTo(shift);
        for (const work of works) await work(deps);
        await deps.jobs.keepSchedules();
        await progress(day, total);
      }
    },
    "build",
  );
}

async function shiftIn(deps: Deps, tx: Tx, shiftMs: number): Promise<void> {
  await setSetting(deps, tx, shiftKey, shiftMs);
  await tx.notify(channel, String(shiftMs));
}
