import { prizeSharePercent } from "@ten-paces/contract";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { sendMail } from "../../lib/mail/mail.ts";
import { tellAdministrators } from "../alerts/service.ts";
import { centsOf, fixPrizeCents, type HuntRow } from "../hunts/service.ts";
import { getBtcPrice } from "../settings/service.ts";
import { prizeWonMail, reviewMail } from "./mails.ts";
import { shareOf } from "./rules.ts";
import * as sql from "./sql.ts";

/** Every place that wins, from the first. */
const places = prizeSharePercent.map((_, index) => index + 1);

/** The places of a hunt that nobody holds a prize of, the best first. The caller holds the hunt's lock. */
export async function listFreePlaces(db: Db, huntId: string): Promise<number[]> {
  const held = await sql.listHeldPlaces(db, huntId);
  return places.filter((place) => !held.includes(place));
}

export interface Won {
  hunt: HuntRow;
  userId: string;
  place: number;
  now: Date;
  /** The lost prize whose place it takes over. */
  passedFrom?: string;
}

/**
 * Gives a prize for a place: its share of the pool in satoshis, and of the pool in dollars as it was fixed when
 * the hunt opened. It waits for a review, and what the hunt weighs is asked for. The caller holds the hunt's lock.
 */
export async function awardPrize(
  deps: Pick<Deps, "clock" | "config" | "jobs">,
  tx: Tx,
  { hunt, userId, place, now, passedFrom }: Won,
): Promise<void> {
  const amountCents = shareOf(await poolCentsOf(deps, tx, hunt), place);
  await sql.insertPrize(tx, {
    id: newId(),
    huntId: hunt.id,
    place,
    userId,
    sats: shareOf(hunt.prizeSats, place),
    amountCents,
    passedFrom: passedFrom ?? null,
    createdAt: now,
  });
  await deps.jobs.add(tx, { kind: "weigh_prizes", payload: { huntId: hunt.id } });
  await tellAdministrators(deps, tx, ...reviewMail({ huntName: hunt.name, place, amountCents }));
  const winner = await sql.findWinner(tx, userId);
  if (winner) {
    await sendMail(
      deps,
      tx,
      prizeWonMail(winner.email, { huntName: hunt.name, place, amountCents }),
    );
  }
}

/** One that opened before dollars were fixed is fixed with its first prize, so that the three add up. */
async function poolCentsOf(
  { config }: Pick<Deps, "config">,
  tx: Tx,
  hunt: HuntRow,
): Promise<number> {
  if (hunt.prizeCents !== null) return hunt.prizeCents;
  const { usd } = await getBtcPrice({ db: tx, config });
  return fixPrizeCents(tx, hunt.id, { cents: centsOf(hunt.prizeSats, usd), btcUsd: usd });
}
