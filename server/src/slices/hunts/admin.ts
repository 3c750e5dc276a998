import {
  type AdminHunt,
  btcOf,
  type getAdminHunt,
  type listAdminHunts,
  type Parts,
  type ResultInput,
  satsOf,
} from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import * as sql from "./admin-sql.ts";
import { presentAdminSquare } from "./present.ts";
import { listSquares } from "./sql.ts";

const usualPageSize = 25;

/** A page of the hunt management's table. */
export async function listForAdmin(
  deps: Deps,
  query: Parts<typeof listAdminHunts>["query"],
): Promise<ResultInput<typeof listAdminHunts>> {
  const { page = 1, pageSize = usualPageSize } = query;
  const { hunts, total } = await sql.listForAdmin(deps.db, {
    ...filterOf(query),
    sort: query.sort ?? "-createdAt",
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { hunts: await present(deps, hunts), total, page, pageSize };
}

/** What a query narrows the table to. */
function filterOf(query: Parts<typeof listAdminHunts>["query"]): sql.HuntFilter {
  return {
    search: query.search?.trim() || null,
    status: query.status ?? null,
    state: query.state ?? null,
    variant: query.variant ?? null,
    difficulty: query.difficulty ?? null,
    surveyed: query.surveyed ? query.surveyed === "yes" : null,
    subscribed: query.subscribed ? query.subscribed === "yes" : null,
    special: query.special ?? null,
  };
}

export async function getForAdmin(deps: Deps, id: string): Promise<AdminHunt> {
  const row = await sql.findForAdmin(deps.db, id);
  const [hunt] = row ? await present(deps, [row]) : [];
  if (!hunt) throw notFound("Hunt");
  return hunt;
}

/** A hunt with everything, secrets included. */
export async function showForAdmin(
  deps: Deps,
  id: string,
): Promise<ResultInput<typeof getAdminHunt>> {
  const hunt = await getForAdmin(deps, id);
  const squares = await listSquares(deps.db, id);
  return {
    hunt: { ...hunt, squares: squares.map((one) => presentAdminSquare(one, hunt.variant)) },
  };
}

async function present(deps: Deps, rows: readonly sql.AdminHuntRow[]): Promise<AdminHunt[]> {
  const cents = await sql.sumFunding(
    deps.db,
    rows.map((row) => row.id),
  );
  const { usd } = await getShownBtcPrice(deps);
  // Whole satoshis, as all amounts of Bitcoin are.
  const funded = (id: string) => btcOf(satsOf((cents.get(id) ?? 0) / 100 / usd));
  return rows.map((row) => presentAdminHunt(row, funded(row.id)));
}

function presentAdminHunt(row: sql.AdminHuntRow, fundedBTC: number): AdminHunt {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    state: row.state,
    type: row.type,
    variant: row.variant,
    status: row.status,
    difficulty: row.difficulty,
    theme: row.theme,
    thresholdBTC: btcOf(row.thresholdSats),
    fundedBTC,
    prizePool: btcOf(row.prizeSats),
    totalSquares: row.totalSquares,
    estimatedDuration: row.estimatedMinutes,
    imageUrl: row.imageUrl,
    hunters: row.hunters,
    subscribers: row.subscribers,
    finishers: row.finishers,
    unsurveyed: row.unsurveyed,
    opensAt: row.opensAt?.toISOString() ?? null,
    ...(row.closesAt && { closesAt: row.closesAt.toISOString() }),
    next: row.next,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    activatedAt: row.activatedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
