import type {
  EditChange,
  KeptState,
  listStates,
  Parts,
  ResultInput,
  setStates,
  takeBackState,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit, listChangesSince, listVersions } from "../audit/service.ts";
import { isUnchecked, winsMoney } from "./rules.ts";
import { listLines } from "./service.ts";
import * as sql from "./sql.ts";

type Needs = Pick<Deps, "clock" | "config" | "db">;

/** The table as those see it who keep it. */
export async function showKept({
  config,
  db,
}: Pick<Deps, "config" | "db">): Promise<ResultInput<typeof listStates>> {
  const lines = await listLines(config, db);
  const { realPayments } = config;
  const states = lines.map(
    (line): KeptState => ({
      ...line,
      wins: winsMoney(line, realPayments),
      unchecked: isUnchecked(line.source),
    }),
  );
  return { states, realPayments };
}

/** Sets some states alike, all of them or none; what each was before stands in the log. */
export async function changeStates(
  deps: Needs,
  caller: Caller,
  { states, rule, source, date, note }: Parts<typeof setStates>["body"],
): Promise<ResultInput<typeof setStates> | RefusalOf<typeof setStates>> {
  if (date > deps.clock.now().toISOString().slice(0, 10)) return refuse("not_yet");
  const refusal = await inTransaction(deps.db, async (tx) => {
    await sql.lockTable(tx);
    const lines = new Map((await listLines(deps.config, tx)).map((line) => [line.state, line]));
    if (states.some(({ state }) => !lines.has(state))) return refuse("unknown_state");
    const stale = states.filter(({ state, version }) => lines.get(state)?.version !== version);
    if (stale.length > 0) return refuse("stale", await missedIn(tx, stale, lines));
    const logged = await listVersions(tx, "setting", [...lines.keys()]);
    for (const { state } of states) {
      const before = lines.get(state);
      const after = { rule, source, date, note };
      const version = (logged.get(state) ?? before?.version ?? 0) + 1;
      await sql.putSet(tx, { state, ...after, version });
      await audit(deps, tx, caller, {
        action: "set who can win",
        kind: "setting",
        id: state,
        before: before && {
          ...{ rule: before.rule, source: before.source, date: before.date, note: before.note },
        },
        after,
        version,
      });
    }
    return null;
  });
  return refusal ?? showKept(deps);
}

/** What was changed of some states since they were read, and how they are counted now. */
async function missedIn(
  tx: Tx,
  seen: readonly { state: string; version: number }[],
  lines: ReadonlyMap<string, { version: number }>,
) {
  const changes: EditChange[] = [];
  for (const { state, version } of seen) {
    const since = await listChangesSince(tx, { kind: "setting", id: state }, version);
    changes.push(...since.map((change) => ({ ...change, state })));
  }
  const states = seen.map(({ state }) => ({ state, version: lines.get(state)?.version ?? 0 }));
  return { states, changes };
}

/** Lets the file's line of a state hold again. */
export async function takeBack(
  deps: Needs,
  caller: Caller,
  state: string,
  version: number,
): Promise<ResultInput<typeof takeBackState> | RefusalOf<typeof takeBackState>> {
  const refusal = await inTransaction(deps.db, async (tx) => {
    await sql.lockTable(tx);
    const find = async () =>
      (await listLines(deps.config, tx)).find((line) => line.state === state);
    const before = await find();
    if (!before) return refuse("unknown_state");
    if (before.version !== version) {
      const seen = [{ state, version }];
      return refuse("stale", await missedIn(tx, seen, new Map([[state, before]])));
    }
    const logged = (await listVersions(tx, "setting", [state])).get(state) ?? version;
    await sql.deleteSet(tx, state);
    const after = await find();
    const shown = (line: typeof after) =>
      line && { rule: line.rule, source: line.source, date: line.date, note: line.note };
    await audit(deps, tx, caller, {
      action: "take back who can win",
      kind: "setting",
      id: state,
      before: shown(before),
      after: shown(after),
      version: logged + 1,
    });
    return null;
  });
  return refusal ?? showKept(deps);
}
