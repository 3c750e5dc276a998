import {
  type ClaimForm,
  claimForm,
  type claimPrize,
  type listPrizes,
  type OwnPrize,
  type ResultInput,
  type withdrawPublicity,
} from "@ten-paces/contract";
import type { Db } from "../../lib/db/statements.ts";
import { inShortTransaction, inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Sealer } from "../../lib/sealing.ts";
import type { Caller } from "../../lib/session/session.ts";
import { findWho, readWins } from "../eligibility/service.ts";
import { getPrizeSettings } from "../settings/service.ts";
import * as answers from "./answers-sql.ts";
import { claimFaults } from "./claim-rules.ts";
import * as claims from "./claims-sql.ts";
import { claimReceivedMail } from "./mails.ts";
import { tell } from "./moves.ts";
import { needsTaxForm, optOutUntil, presentOwn } from "./present.ts";
import * as sql from "./sql.ts";

export { type ClaimRow, findClaim } from "./claims-sql.ts";

/** The prizes of who asks, newest first. */
export async function showOwnPrizes(
  { db, clock }: Pick<Deps, "db" | "clock">,
  caller: Caller,
): Promise<ResultInput<typeof listPrizes>> {
  const settings = await getPrizeSettings(db);
  const rows = await sql.listOwn(db, caller.userId);
  const ids = rows.map(({ id }) => id);
  const sent = new Map((await claims.listClaims(db, ids)).map((claim) => [claim.prizeId, claim]));
  const said = new Map((await answers.listAnswers(db, ids)).map((one) => [one.prizeId, one]));
  const now = clock.now();
  const besideOf = (id: string) => ({ claim: sent.get(id) ?? null, answer: said.get(id) ?? null });
  return {
    prizes: rows.map((row) => presentOwn(row, besideOf(row.id), settings, now)),
    taxFormAbove: settings.taxFormAbove,
  };
}

async function presentOne(db: Db, id: string, now: Date): Promise<OwnPrize> {
  const prize = await sql.findPrize(db, id);
  if (!prize) throw notFound("Prize");
  const claim = await claims.findClaim(db, id);
  const answer = await answers.findAnswer(db, id);
  return presentOwn(prize, { claim, answer }, await getPrizeSettings(db), now);
}

/** What it is sealed for: it opens beside no other prize. */
export const sealedFor = (prizeId: string) => `claim of prize ${prizeId}`;

/**
 * Takes a winner's claim, once; what it says is sealed.
 * @throws AppError bad_request with every field that is wrong
 */
export async function submitClaim(
  deps: Deps,
  caller: Caller,
  prizeId: string,
  form: ClaimForm,
): Promise<{ prize: OwnPrize } | RefusalOf<typeof claimPrize>> {
  const now = deps.clock.now();
  return inShortTransaction(deps.db, async (tx) => {
    const prize = await sql.lockPrize(tx, prizeId);
    if (prize?.userId !== caller.userId) throw notFound("Prize");
    if (prize.status !== "NOTIFIED") {
      return refuse("not_claimable", { prizeStatus: prize.status });
    }
    if (!prize.claimUntil || prize.claimUntil <= now) return refuse("claim_late");
    const settings = await getPrizeSettings(tx);
    const faults = claimFaults(form, {
      taxForm: needsTaxForm(prize, settings),
      now,
      who: await findWho(tx, caller.userId),
      wins: await readWins(deps.config, tx),
    });
    if (faults.length > 0) throw new AppError("bad_request", faults[0]?.message, faults);
    const { keyId, bytes } = deps.sealer.seal(JSON.stringify(form), sealedFor(prizeId));
    await claims.insertClaim(tx, {
      prizeId,
      userId: caller.userId,
      keyId,
      sealed: bytes,
      byBitcoin: form.method === "bitcoin",
      submittedAt: now,
      publicity: form.publicity,
    });
    await sql.markClaimed(tx, prizeId, now);
    await tell(deps, tx, prize, (to) => claimReceivedMail(to, prize));
    return { prize: await presentOne(tx, prizeId, now) };
  });
}

/** Takes the consent to publicity back. */
export function takeBackPublicity(
  deps: Deps,
  caller: Caller,
  prizeId: string,
): Promise<{ prize: OwnPrize } | RefusalOf<typeof withdrawPublicity>> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const prize = await sql.lockPrize(tx, prizeId);
    if (prize?.userId !== caller.userId) throw notFound("Prize");
    const claim = await claims.findClaim(tx, prizeId);
    if (!claim?.publicity || !optOutUntil(claim, now)) return refuse("too_late");
    await claims.withdrawPublicity(tx, prizeId, now);
    return { prize: await presentOne(tx, prizeId, now) };
  });
}

/**
 * What a winner has sent in.
 * @throws CannotOpen
 */
export function openClaim(sealer: Sealer, claim: claims.ClaimRow): ClaimForm {
  const { keyId, sealed, prizeId } = claim;
  return claimForm.parse(JSON.parse(sealer.open({ keyId, bytes: sealed }, sealedFor(prizeId))));
}
