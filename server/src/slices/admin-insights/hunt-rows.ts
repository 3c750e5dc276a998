import type {
  getHuntMoney,
  listHuntCheckIns,
  listHuntPlayers,
  Parts,
  ResultInput,
} from "@ten-paces/contract";
import { checkInsShownAtMost } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findHuntEver, getForAdmin, prizeCentsOf, sumFunding } from "../hunts/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { feetOf } from "./hunt-insights.ts";
import * as sql from "./hunt-rows-sql.ts";

const pageSize = 50;

type Players = ResultInput<typeof listHuntPlayers>;
type PlayersQuery = Parts<typeof listHuntPlayers>["query"];

const formerHunter = "A former hunter";

function presentPlayer(row: sql.PlayerRow): Players["players"][number] {
  return {
    ...row,
    displayName: row.displayName ?? formerHunter,
    subscribedAt: row.subscribedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    lastAt: row.lastAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

function playerFilterOf({ search, show = "all", square }: PlayersQuery): sql.PlayerFilter {
  return { search: search?.trim() || null, show, square: square ?? null };
}

/** A page of those who play a hunt, the furthest first. */
export async function showPlayers(
  { db }: Deps,
  huntId: string,
  query: PlayersQuery,
): Promise<Players> {
  if (!(await findHuntEver(db, huntId))) throw notFound("Hunt");
  const { page = 1, sort = "-progress" } = query;
  const { players, total } = await sql.listPlayers(db, huntId, {
    ...playerFilterOf(query),
    sort,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { players: players.map(presentPlayer), total, page, pageSize };
}

/** Those that the table finds, by account: the next ones after one. */
export async function listPlayersAfter(
  { db }: Pick<Deps, "db">,
  huntId: string,
  query: PlayersQuery,
  after: string | null,
  limit: number,
): Promise<Players["players"]> {
  const rows = await sql.listPlayersAfter(db, huntId, playerFilterOf(query), after, limit);
  return rows.map(presentPlayer);
}

/** A page of the check-ins of a hunt, newest first. */
export async function showCheckIns(
  { db }: Deps,
  huntId: string,
  query: Parts<typeof listHuntCheckIns>["query"],
): Promise<ResultInput<typeof listHuntCheckIns>> {
  const hunt = await findHuntEver(db, huntId);
  if (!hunt) throw notFound("Hunt");
  const { page = 1, show = "all", kind = null, square = null } = query;
  const filter = { show, kind, square };
  const found = await sql.countCheckIns(db, huntId, filter);
  const total = Math.min(found, checkInsShownAtMost);
  const offset = (page - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, total - offset));
  const rows =
    limit === 0
      ? []
      : await sql.listCheckIns(db, huntId, {
          ...filter,
          lastSquare: hunt.totalSquares,
          limit,
          offset,
        });
  return {
    checkIns: rows.map(({ distanceM, accuracyM, signals, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      distanceFt: feetOf(distanceM),
      accuracyFt: feetOf(accuracyM),
      score: signals?.score ?? null,
      reasons: signals?.found.map(({ reason }) => reason) ?? [],
    })),
    found,
    total,
    page,
    pageSize,
  };
}

/** What a hunt was paid, what it promises, and what was spent in it. */
export async function showMoney(
  deps: Deps,
  huntId: string,
): Promise<ResultInput<typeof getHuntMoney>> {
  const { db } = deps;
  const shown = await getForAdmin(deps, huntId);
  const row = await findHuntEver(db, huntId);
  if (!row) throw notFound("Hunt");
  const { usd } = await getShownBtcPrice(deps);
  const cents = (await sumFunding(db, [huntId])).get(huntId) ?? 0;
  return {
    thresholdBTC: shown.thresholdBTC,
    paidInBTC: shown.fundedBTC,
    paidInCents: Math.round(cents),
    prizePoolBTC: shown.prizePool,
    prizePoolCents: prizeCentsOf(row, usd),
    prizeFixed: row.prizeCents !== null,
    prizes: await sql.listPrizes(db, huntId),
    subscriptions: await sql.countPlans(db, huntId),
    credits: await sql.sumCredits(db, huntId),
  };
}
