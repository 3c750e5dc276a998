import type {
  dismissReport,
  listReports,
  matchReport,
  Parts,
  ResultInput,
  reportPlace,
  reportSquare,
  settleSquare,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import type { Builder } from "../builder/service.ts";
import { addressOfMove, movePin } from "../hunt-edits/service.ts";
import { isLive } from "../hunt-status/service.ts";
import { type Hunts, listLiveAt, listSquares, lockHunt } from "../hunts/service.ts";
import { getLimits } from "../settings/service.ts";
import { reopenSquare, restSquare } from "./rest.ts";
import * as rules from "./rules.ts";
import * as sql from "./sql.ts";
import { voidOf } from "./voiding.ts";

/** After so long it does not matter any more who said what of a spot. */
export const reportsKeptDays = 365;

export function forgetReports(deps: Pick<Deps, "db">, before: Date): Promise<number> {
  return inTransaction(deps.db, (tx) => sql.deleteSettledBefore(tx, before));
}

const dayMs = 86_400_000;

interface SquareAt {
  huntId: string;
  num: number;
}

export const restsNow =
  "Thank you. This square rests now, for everybody. Please leave it. Your clock stands still, you lose nothing, and we look into it.";
export const noted =
  "Thank you. We look into it. If it is not safe where you are, please leave; no prize is worth it.";

/** A hunter says that a spot is wrong; by enough of what was said it rests, there and in every live hunt. */
export async function reportAt(
  deps: Deps,
  hunts: Hunts,
  caller: Caller,
  at: SquareAt,
  { kind, note = "" }: Parts<typeof reportSquare>["body"],
): Promise<ResultInput<typeof reportSquare> | RefusalOf<typeof reportSquare>> {
  const { footing, variant } = await hunts.getStanding(caller, at.huntId);
  if (footing.subscriptionStatus === null) return refuse("not_subscribed");
  if (variant !== "PHYSICAL") return refuse("not_physical");
  const mayReport = footing.startedAt !== null && at.num <= footing.currentSquare;
  if (!mayReport) return refuse("not_your_square");
  const now = deps.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return inTransaction(deps.db, async (tx) => {
    const squares = await listSquares(tx, at.huntId);
    const square = squares.find((one) => one.sequenceNum === at.num);
    if (!square) throw notFound("Square");
    const same = square.placeId ? await listLiveAt(tx, square.placeId) : [];
    for (const id of [...new Set([at, ...same].map(({ huntId }) => huntId))].sort()) {
      await lockHunt(tx, id);
    }
    const { reportsPerDay } = await getLimits(tx);
    const history = await sql.readHistory(tx, caller.userId, daysAgo(1), daysAgo(rules.memoryDays));
    if (deps.config.rateLimits && history.today >= reportsPerDay) {
      return refuse("too_many_reports");
    }
    await sql.putReport(tx, {
      id: newId(),
      huntId: at.huntId,
      squareNum: at.num,
      placeId: square.placeId,
      userId: caller.userId,
      kind,
      note,
      state: null,
      placeText: null,
      email: null,
      at: now,
      counts: rules.countsTowardRest(history.inVain),
    });
    if (!rules.isToRest(await sql.listCounting(tx, at.huntId, at.num))) {
      return { rests: square.restedAt !== null, message: square.restedAt ? restsNow : noted };
    }
    const rested = await restAll(deps, tx, [at, ...same]);
    if (rested > 0) await tellSupport(deps, tx, `${square.placeName}, ${square.town}`, kind, note);
    return { rests: true, message: restsNow };
  });
}

/** Rests squares of live hunts, each hunt locked in the order of their ids. @returns how many rest anew */
async function restAll(deps: Deps, tx: Tx, squares: readonly SquareAt[]): Promise<number> {
  const byHunt = new Map(squares.map((one) => [`${one.huntId}/${one.num}`, one]));
  const sorted = [...byHunt.values()].sort((a, b) => (a.huntId < b.huntId ? -1 : 1));
  let rested = 0;
  for (const { huntId, num } of sorted) {
    const hunt = await lockHunt(tx, huntId);
    if (!hunt || !isLive(hunt.status)) continue;
    const square = (await listSquares(tx, huntId)).find((one) => one.sequenceNum === num);
    if (!square || square.restedAt || square.voidedAt) continue;
    await restSquare(deps, tx, hunt, square);
    rested += 1;
  }
  return rested;
}

function tellSupport(deps: Deps, tx: Tx, place: string, kind: string, note: string): Promise<void> {
  const mail = {
    kind: null,
    to: deps.config.supportEmail,
    subject: `A square rests: ${place.slice(0, 100)}`,
    text: `Reported as: ${kind.replaceAll("_", " ")}.\n\n${note || "Nothing more was written."}\n\nIt waits for you under Reports on the dashboard.`,
  };
  return sendMail(deps, tx, mail, "urgent");
}

/** Somebody without an account says it of a place; an administrator finds out which one. */
export async function reportOutside(
  deps: Deps,
  { state, place, kind, note = "", email }: Parts<typeof reportPlace>["body"],
): Promise<ResultInput<typeof reportPlace>> {
  await inTransaction(deps.db, async (tx) => {
    await sql.putReport(tx, {
      id: newId(),
      huntId: null,
      squareNum: null,
      placeId: null,
      userId: null,
      kind,
      note,
      state,
      placeText: place,
      email: email ?? null,
      at: deps.clock.now(),
      counts: true,
    });
    await sendMail(
      deps,
      tx,
      {
        kind: null,
        to: deps.config.supportEmail,
        subject: "Somebody asks that a place is left alone",
        text: `State: ${state}\nPlace: ${place}\nKind: ${kind.replaceAll("_", " ")}\nAnswer to: ${email ?? "nobody"}\n\n${note}\n\nIt waits for you under Reports on the dashboard.`,
      },
      "urgent",
    );
  });
  return {
    success: true,
    message:
      "Thank you. A person reads this now and finds the place. If hunters are sent there, it rests until we have looked into it.",
  };
}

/** Squares that rest or were reported, and reports from outside. */
export async function showReports(deps: Deps): Promise<ResultInput<typeof listReports>> {
  const reports = await sql.listOpenReports(deps.db);
  const squares = await sql.listReportedSquares(deps.db);
  const outside = reports.filter((one) => one.huntId === null);
  const states = [...new Set(outside.flatMap(({ state }) => state ?? []))];
  const places = outside.length > 0 ? await sql.listLivePlaces(deps.db, states) : [];
  const shown = ({ id, kind, note, at }: sql.OpenReportRow) => ({
    id,
    kind,
    note,
    at: at.toISOString(),
  });
  return {
    squares: squares.map(({ lat, lng, restedAt, ...square }) => ({
      ...square,
      center: { lat, lng },
      restingSince: restedAt?.toISOString() ?? null,
      reports: reports
        .filter((one) => one.huntId === square.huntId && one.squareNum === square.num)
        .map((one) => ({
          ...shown(one),
          by: one.by,
          earlier: one.earlier,
          inVain: one.inVain,
          counts: one.counts,
        })),
    })),
    outside: outside.map((one) => ({
      ...shown(one),
      state: one.state ?? "",
      place: one.placeText ?? "",
      email: one.email,
      candidates: places
        .filter(({ state }) => state === one.state || state === "NATIONAL")
        .map(({ state: _, ...place }) => place),
    })),
  };
}

/** What an operator does with a reported square. */
export async function settle(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  { huntId, num }: SquareAt,
  { how, to, unfounded }: Parts<typeof settleSquare>["body"],
): Promise<ResultInput<typeof settleSquare> | RefusalOf<typeof settleSquare>> {
  // The library is large, and may have to be loaded first: not under the hunt's lock.
  const library = how === "move" ? builder.get().library : null;
  const cell = how === "move" && to ? await addressOfMove(deps, { huntId, num }, to) : null;
  return inTransaction(deps.db, async (tx) => {
    const hunt = await lockHunt(tx, huntId);
    const squares = await listSquares(tx, huntId);
    const square = squares.find((one) => one.sequenceNum === num);
    if (!hunt || !square) throw notFound("Square");
    // What is complete is played on: its squares are frozen, and can be opened again.
    const mayReopen = how === "reopen" && hunt.status === "COMPLETE";
    if (!isLive(hunt.status) && !mayReopen) return refuse("not_live");
    if (hunt.variant !== "PHYSICAL") return refuse("not_physical");
    if (square.voidedAt) return refuse("voided");
    if (how === "rest") await restSquare(deps, tx, hunt, square);
    if (how === "reopen") {
      if (!square.restedAt) return refuse("not_resting");
      await reopenSquare(deps, tx, hunt, square);
    }
    if (how === "move") {
      if (!to) return refuse("where_to");
      const place = square.placeId ? (library?.findPlace(square.placeId) ?? null) : null;
      const moved = await movePin(deps, tx, { hunt, squares, square, place, cell }, to);
      if (moved instanceof Refusal) return moved;
      if (square.restedAt) await reopenSquare(deps, tx, hunt, square);
    }
    if (how === "void") {
      if (!squares.some((one) => one !== square && !one.voidedAt)) return refuse("only_square");
      await voidOf(deps, tx, hunt, squares, square);
    }
    const reopened = unfounded ? "dismissed" : "reopened";
    const outcomes = { rest: null, reopen: reopened, move: "moved", void: "voided" } as const;
    const outcome = outcomes[how];
    if (outcome) await sql.settleReports(tx, huntId, num, outcome, deps.clock.now());
    await audit(deps, tx, caller, {
      action: `${how} square`,
      kind: "square",
      id: `${huntId}/${num}`,
      before: {
        restingSince: square.restedAt?.toISOString() ?? null,
        ...(how === "move" && { lat: square.lat, lng: square.lng }),
      },
      after: {
        ...{ how, ...to, ...(unfounded && { unfounded }) },
        restingSince: how === "rest" ? (square.restedAt ?? deps.clock.now()).toISOString() : null,
      },
    });
    return { success: true as const };
  });
}

/** Says which place a report from outside means: its live squares rest at once. */
export async function match(
  deps: Deps,
  caller: Caller,
  id: string,
  placeId: string,
): Promise<ResultInput<typeof matchReport> | RefusalOf<typeof matchReport>> {
  return inTransaction(deps.db, async (tx) => {
    const report = await sql.settleReport(tx, id, null, placeId, deps.clock.now());
    if (!report) return refuse("no_such_report");
    const rested = await restAll(deps, tx, await listLiveAt(tx, placeId));
    await audit(deps, tx, caller, {
      action: "match report",
      kind: "place",
      id: placeId,
      after: { kind: report.kind, note: report.note, rested },
    });
    return { rested };
  });
}

export async function dismiss(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof dismissReport> | RefusalOf<typeof dismissReport>> {
  return inTransaction(deps.db, async (tx) => {
    const report = await sql.settleReport(tx, id, "dismissed", null, deps.clock.now());
    if (!report) return refuse("no_such_report");
    await audit(deps, tx, caller, {
      action: "dismiss report",
      kind: "place",
      id,
      after: { kind: report.kind, note: report.note },
    });
    return { success: true as const };
  });
}
