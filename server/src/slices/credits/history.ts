import type { exportLedger, getLedger, LedgerGroup, Parts, ResultInput } from "@ten-paces/contract";
import papaparse from "papaparse";
import type { Deps } from "../../lib/deps.ts";
import { readSettled } from "./service.ts";
import * as sql from "./sql.ts";

const pageSize = 30;
/** Lines of a file that are read at once. */
const linesAtOnce = 5_000;
const dayMs = 86_400_000;

type Query = Parts<typeof exportLedger>["query"];
type Entry = ResultInput<typeof getLedger>["entries"][number];

/** A page of the history, newest first. */
export async function showLedger(
  deps: Deps,
  userId: string,
  { before, limit, ...filter }: Parts<typeof getLedger>["query"],
): Promise<ResultInput<typeof getLedger>> {
  await readSettled(deps, userId, deps.clock.now());
  const size = limit ?? pageSize;
  const rows = await sql.listLedger(deps.db, userId, filterOf(filter), before ?? null, size + 1);
  const shown = rows.slice(0, size);
  return {
    entries: shown.map(present),
    nextBefore: rows.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The same as a table that a spreadsheet opens: no cell begins a formula. */
export async function writeLedger(
  deps: Deps,
  userId: string,
  query: Query,
): Promise<ResultInput<typeof exportLedger>> {
  const now = deps.clock.now();
  await readSettled(deps, userId, now);
  const rows: sql.LedgerRow[] = [];
  for (let before: string | null = null, isMore = true; isMore; ) {
    const some = await sql.listLedger(deps.db, userId, filterOf(query), before, linesAtOnce);
    for (const row of some) rows.push(row);
    before = some.at(-1)?.id ?? null;
    isMore = some.length === linesAtOnce;
  }
  const lines = rows.map(present).map((entry) => ({
    time: entry.at,
    what: entry.reason,
    about: entry.reference ?? "",
    right: entry.right === null ? "" : entry.right ? "right" : "wrong",
    change: entry.delta,
    monthly: entry.split.monthly,
    bonus: entry.split.bonus,
    bought: entry.split.bought,
    balance: entry.totalAfter,
  }));
  const fields = [
    "time",
    "what",
    "about",
    "right",
    "change",
    "monthly",
    "bonus",
    "bought",
    "balance",
  ];
  const data = lines.map((line) => Object.values(line));
  return {
    fileName: `ten-paces-credits-${now.toISOString().slice(0, 10)}.csv`,
    // A number may begin with its sign; a text may not.
    text: papaparse.unparse({ fields, data }, { escapeFormulae: /^[=+\-@\t\r](?!\d+$).*$/ }),
  };
}

const whichOf: Record<LedgerGroup, sql.LedgerFilter["which"]> = {
  all: null,
  in: "in",
  out: "out",
  check_ins: "check_in",
  hints: "hint",
};

function filterOf({ group = "all", from, to }: Query): sql.LedgerFilter {
  return {
    which: whichOf[group],
    from: from ? new Date(from) : null,
    until: to ? endOf(to) : null,
  };
}

/** Of a day its end; a moment is one. */
function endOf(to: string): Date {
  return new Date(Date.parse(to) + (to.includes("T") ? 0 : dayMs));
}

function present(row: sql.LedgerRow): Entry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    delta: row.monthly + row.bonus + row.bought,
    split: { monthly: row.monthly, bonus: row.bonus, bought: row.bought },
    totalAfter: row.totalAfter,
    reason: row.reason,
    reference: [row.huntName, row.reference].filter(Boolean).join(" · ") || null,
    right: row.right,
  };
}
