import {
  type AdminHunt,
  type exportCheckIns,
  type exportHunts,
  type exportRevenue,
  type exportUsers,
  findPack,
  findPlan,
  type Parts,
} from "@ten-paces/contract";
import { csvPages } from "../../lib/csv.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { Streamed } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { listForAdmin } from "../hunts/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import * as sql from "./sql.ts";

const huntsAtOnce = 200;

/** Notes who took a table with them, and gives the file. */
export async function taken(
  deps: Deps,
  caller: Caller,
  what: string,
  query: object,
  parts: AsyncIterable<string>,
): Promise<Streamed> {
  await inTransaction(deps.db, (tx) =>
    audit(deps, tx, caller, { action: `export ${what}`, kind: "export", id: what, after: query }),
  );
  const day = deps.clock.now().toISOString().slice(0, 10);
  return new Streamed(`${what}-${day}.csv`, parts);
}

/** Accounts with what they have; no password, no session, no claim. */
export function usersFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportUsers>["query"],
): Promise<Streamed> {
  const wanted = { search: query.search?.trim() || null, show: query.show ?? "all" };
  const head = ["id", "email", "display name", "registered", "confirmed", "administrator"];
  const parts = csvPages<sql.UserLine>(
    [...head, "suspended", "plan", "hunts", "credits"],
    (u) => [
      ...[u.id, u.email, u.displayName, u.createdAt, u.confirmed, u.isAdmin, u.suspendedAt],
      ...[u.planId === null ? null : (findPlan(u.planId)?.name ?? u.planId)],
      ...[u.subscriptions, u.credits],
    ],
    (last) => sql.listUsers(deps.db, wanted, last?.id ?? null),
  );
  return taken(deps, caller, "users", query, parts);
}

/** Hunts as the table shows them. */
export async function huntsFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportHunts>["query"],
): Promise<Streamed> {
  const { usd } = await getShownBtcPrice(deps);
  const dollars = (amountBtc: number) => Math.round(amountBtc * usd * 100) / 100;
  const head = ["id", "name", "state", "type", "variant", "difficulty", "status"];
  const money = ["prize pool BTC", "prize pool USD", "threshold BTC", "funded BTC"];
  const people = ["hunters", "subscribers", "finishers", "squares", "unsurveyed"];
  const parts = csvPages<AdminHunt>(
    [...head, ...money, ...people, "created", "opened", "ended"],
    (h) => [
      ...[h.id, h.name, h.state, h.type, h.variant, h.difficulty, h.status],
      ...[h.prizePool, dollars(h.prizePool), h.thresholdBTC, h.fundedBTC],
      ...[h.hunters, h.subscribers, h.finishers, h.totalSquares, h.unsurveyed],
      ...[h.createdAt, h.activatedAt, h.endedAt],
    ],
    async (_, page) => (await listForAdmin(deps, { ...query, page, pageSize: huntsAtOnce })).hunts,
  );
  return taken(deps, caller, "hunts", query, parts);
}

/** Payments in dollars, oldest first. */
export function revenueFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportRevenue>["query"],
): Promise<Streamed> {
  const wanted = { ...periodOf(query), userId: query.userId ?? null };
  const nameOf = (id: string) => findPlan(id)?.name ?? findPack(id)?.name ?? id;
  const parts = csvPages<sql.PaymentLine>(
    [
      "number",
      "paid",
      "kind",
      "item",
      "amount USD",
      "given back USD",
      "account",
      "email",
      "provider",
    ],
    (p) => [
      ...[p.number, p.paidAt, p.kind, nameOf(p.itemId), p.amountCents / 100],
      ...[p.givenBackCents / 100, p.userId, p.email, p.provider],
    ],
    (last) => sql.listPayments(deps.db, wanted, last?.id ?? null),
  );
  return taken(deps, caller, "revenue", query, parts);
}

/** Check-ins without their positions: where somebody stood is for the review of a prize alone. */
export function checkInsFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportCheckIns>["query"],
): Promise<Streamed> {
  const wanted = {
    ...periodOf(query),
    huntId: query.huntId ?? null,
    userId: query.userId ?? null,
    show: query.show ?? "all",
    kind: query.kind ?? null,
    square: query.square ?? null,
  };
  const parts = csvPages<sql.CheckInLine>(
    ["id", "at", "account", "hunt id", "hunt", "square", "by", "right"],
    (c) => [c.id, c.at, c.userId, c.huntId, c.huntName, c.squareNum, c.kind, c.success],
    (last) => sql.listCheckIns(deps.db, wanted, last),
  );
  return taken(deps, caller, "check-ins", query, parts);
}

const dayMs = 86_400_000;

/** From the first moment of the first day until the first after the last. */
function periodOf(query: { from?: string | undefined; to?: string | undefined }) {
  return {
    from: query.from ? new Date(`${query.from}T00:00:00Z`) : null,
    until: query.to ? new Date(Date.parse(`${query.to}T00:00:00Z`) + dayMs) : null,
  };
}
