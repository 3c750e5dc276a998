import type { exportPayouts, exportTickets, Parts, Payout, Ticket } from "@ten-paces/contract";
import { csvPages } from "../../lib/csv.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Streamed } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import { listPayoutsBefore } from "../payouts/service.ts";
import { listTicketsBefore } from "../support/service.ts";
import { taken } from "./service.ts";
import { pageRows } from "./sql.ts";

/** Prizes as their table shows them; what a claim holds stays sealed. */
export function payoutsFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportPayouts>["query"],
): Promise<Streamed> {
  const head = ["id", "hunt id", "hunt", "place", "status", "account", "email", "display name"];
  const parts = csvPages<Payout>(
    [...head, "prize USD", "prize BTC", "weighs", "won", "due", "paid", "reference"],
    (p) => [
      ...[p.id, p.huntId, p.huntName, p.place, p.status],
      ...[p.winner.id, p.winner.email, p.winner.displayName],
      ...[p.amountUsd, p.amountBtc, p.score, p.wonAt, p.dueAt, p.paidAt, p.reference],
    ],
    (last) => listPayoutsBefore(deps, query.status ?? null, last?.id ?? null),
  );
  return taken(deps, caller, "payouts", query, parts);
}

/** Tickets as their list shows them. */
export function ticketsFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportTickets>["query"],
): Promise<Streamed> {
  const parts = csvPages<Ticket>(
    ["number", "at", "status", "kind", "about", "name", "email", "replies"],
    (t) => [t.number, t.at, t.status, t.kind, t.topic, t.name, t.email, t.replies],
    (last) => listTicketsBefore(deps, query, last?.id ?? null, pageRows),
  );
  return taken(deps, caller, "tickets", query, parts);
}
