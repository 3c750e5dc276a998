import {
  type exportAudit,
  type exportDailyRevenue,
  type exportHuntPlayers,
  findPlan,
  type HuntPlayer,
  type Parts,
  type SquareInsight,
  type StuckSquare,
} from "@ten-paces/contract";
import { csvPages } from "../../lib/csv.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Streamed } from "../../lib/serve.ts";
import type { Caller } from "../../lib/session/session.ts";
import {
  listClues,
  listDailyRevenue,
  listPlayersAfter,
  showHuntInsights,
} from "../admin-insights/service.ts";
import { listAuditAfter } from "../audit/service.ts";
import { taken } from "./service.ts";
import { type CreditLine, listCredits, pageRows } from "./sql.ts";

/** What was paid by day, a line for each plan and pack; days without a payment are left out. */
export function dailyRevenueFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportDailyRevenue>["query"],
): Promise<Streamed> {
  const parts = csvPages<readonly [string, string, number, number]>(
    ["day", "item", "payments", "amount USD"],
    (line) => line,
    async (_, page) => {
      if (page > 1) return [];
      const days = await listDailyRevenue(deps, query);
      return days.flatMap(({ day, items }) =>
        items.map((one) => [day, one.name, one.payments, one.amountUsd] as const),
      );
    },
  );
  return taken(deps, caller, "revenue-by-day", query, parts);
}

/** Who plays a hunt, as its table finds them. */
export function playersFile(
  deps: Deps,
  caller: Caller,
  huntId: string,
  query: Parts<typeof exportHuntPlayers>["query"],
): Promise<Streamed> {
  const head = ["account", "email", "display name", "plan", "status", "subscribed", "started"];
  const parts = csvPages<HuntPlayer>(
    [...head, "square", "attempts", "right", "hints", "last check-in", "finished", "place"],
    (p) => [
      ...[p.userId, p.email, p.displayName, findPlan(p.planId)?.name ?? p.planId, p.status],
      ...[p.subscribedAt, p.startedAt, p.currentSquare, p.attempts, p.successes, p.hints],
      ...[p.lastAt, p.completedAt, p.place],
    ],
    (last) => listPlayersAfter(deps, huntId, query, last?.userId ?? null, pageRows),
  );
  return taken(deps, caller, "players", { huntId, ...query }, parts);
}

/** Every clue of the open hunts that somebody has reached, the worst first. */
export function cluesFile(deps: Deps, caller: Caller): Promise<Streamed> {
  const head = ["hunt id", "hunt", "status", "variant", "square", "place", "reached", "got past"];
  const parts = csvPages<StuckSquare>(
    [...head, "check-ins", "wrong", "hints"],
    (c) => [
      ...[c.huntId, c.huntName, c.status, c.variant, c.squareNum, c.placeName],
      ...[c.reached, c.solved, c.tries, c.wrong, c.hints],
    ],
    async (_, page) => (page > 1 ? [] : listClues(deps)),
  );
  return taken(deps, caller, "clues", {}, parts);
}

/** What hunters make of each square of a hunt. @throws AppError not_found */
export async function squaresFile(deps: Deps, caller: Caller, huntId: string): Promise<Streamed> {
  const { squares } = await showHuntInsights(deps, huntId);
  const head = ["square", "place", "void", "reached", "got past", "check-ins", "wrong", "hints"];
  const parts = csvPages<SquareInsight>(
    [...head, "minutes (median)", "missed by feet (median)", "hinted hunters", "hinted got past"],
    (s) => [
      ...[s.squareNum, s.placeName, s.voided, s.reached, s.solved, s.tries, s.wrong, s.hints],
      ...[s.medianMinutes, s.medianMissFt, s.hintedHunters, s.hintedSolved],
    ],
    async (_, page) => (page > 1 ? [] : squares),
  );
  return taken(deps, caller, "squares", { huntId }, parts);
}

/** The history of an account's credits. */
export function creditsFile(deps: Deps, caller: Caller, userId: string): Promise<Streamed> {
  const parts = csvPages<CreditLine>(
    ["id", "at", "reason", "about", "hunt id", "hunt", "change", "balance"],
    (c) => [c.id, c.at, c.reason, c.reference, c.huntId, c.huntName, c.delta, c.totalAfter],
    (last) => listCredits(deps.db, userId, last?.id ?? null),
  );
  return taken(deps, caller, "credits", { userId }, parts);
}

/** What administrators changed, with before and after as JSON. */
export function auditFile(
  deps: Deps,
  caller: Caller,
  query: Parts<typeof exportAudit>["query"],
): Promise<Streamed> {
  const textOf = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const parts = csvPages<Awaited<ReturnType<typeof listAuditAfter>>[number]>(
    ["at", "who", "what", "of", "hunt", "before", "after"],
    (e) => [e.at, e.actor, e.action, e.subject, e.huntName, textOf(e.before), textOf(e.after)],
    (last) => listAuditAfter(deps, query, last, pageRows),
  );
  return taken(deps, caller, "changes", query, parts);
}
