import {
  btcOf,
  type getPayout,
  type listPayouts,
  type Parts,
  type Payout,
  type PrizeStatus,
  type ResultInput,
} from "@ten-paces/contract";
import type { Db } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { CannotOpen } from "../../lib/sealing.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import {
  answerableUntil,
  findAnswer,
  findClaim,
  findPrize,
  listAnswers,
  openClaim,
  type PrizeRow,
  whyHeld,
} from "../prizes/service.ts";
import { getPrizeSettings } from "../settings/service.ts";
import { readEvidence } from "./evidence.ts";
import { dueAt, needsSecond } from "./rules.ts";
import * as sql from "./sql.ts";

const pageSize = 25;

/** A page of the queue: what waits for somebody first. */
export async function showQueue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { status, page = 1 }: Parts<typeof listPayouts>["query"],
): Promise<ResultInput<typeof listPayouts>> {
  const offset = (page - 1) * pageSize;
  const ids = await sql.listQueue(db, status ?? null, { limit: pageSize, offset });
  const counts = Object.fromEntries(
    (await sql.countByStatus(db)).map((row) => [row.status, row.count]),
  );
  const total = status
    ? (counts[status] ?? 0)
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { payouts: await showAll(db, ids, clock.now()), total, page, pageSize, counts };
}

/** The prizes that were won before one, the newest first, for a file. */
export async function listPayoutsBefore(
  { db, clock }: Pick<Deps, "db" | "clock">,
  status: PrizeStatus | null,
  before: string | null,
): Promise<Payout[]> {
  return showAll(db, await sql.listBefore(db, status, before, pageSize), clock.now());
}

async function showAll(db: Db, ids: readonly string[], now: Date): Promise<Payout[]> {
  const found = await Promise.all(ids.map((id) => findPrize(db, id)));
  return presentAll(
    db,
    found.filter((prize) => prize !== null),
    now,
  );
}

/** One prize as the queue shows it. */
export async function showPayout(db: Db, id: string, now: Date): Promise<Payout> {
  const prize = await findPrize(db, id);
  const [shown] = prize ? await presentAll(db, [prize], now) : [];
  if (!shown) throw notFound("Prize");
  return shown;
}

async function presentAll(db: Db, prizes: readonly PrizeRow[], now: Date): Promise<Payout[]> {
  const ids = prizes.map(({ id }) => id);
  const beside = new Map((await sql.listBeside(db, ids)).map((row) => [row.id, row]));
  const answers = new Map((await listAnswers(db, ids)).map((row) => [row.prizeId, row]));
  const { secondApprovalAboveUsd } = await getPrizeSettings(db);
  return prizes.map((prize) => {
    const more = beside.get(prize.id);
    const answer = answers.get(prize.id) ?? null;
    const why = whyHeld(prize);
    const bitcoin = more?.byBitcoin ?? null;
    return {
      id: prize.id,
      huntId: prize.huntId,
      huntName: prize.huntName,
      place: prize.place,
      status: prize.status,
      winner: {
        id: prize.userId,
        displayName: more?.displayName ?? "An account that was deleted",
        email: more?.email ?? "",
      },
      amountUsd: prize.amountCents / 100,
      amountBtc: btcOf(prize.sats),
      wonAt: prize.createdAt.toISOString(),
      dueAt: iso(dueAt(prize)),
      score: prize.score,
      approvedBy: more?.approver ?? null,
      needsSecond: needsSecond(prize.amountCents, secondApprovalAboveUsd),
      method: bitcoin === null ? null : bitcoin ? "bitcoin" : "cash",
      paidAt: iso(prize.paidAt),
      reference: prize.reference,
      reason: prize.reason,
      hold:
        why === null
          ? null
          : {
              reason: why,
              by: more?.holder ?? null,
              answerUntil: iso(answerableUntil(prize, answer, now)),
            },
      answeredAt: iso(answer?.at ?? null),
    };
  });
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Everything an administrator decides from. Who has looked at a claim stands in the log. */
export async function showCase(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof getPayout>> {
  const { db } = deps;
  const prize = await findPrize(db, id);
  if (!prize) throw notFound("Prize");
  const claim = await readClaim(deps, id);
  if (claim.claim) {
    await inTransaction(db, (tx) =>
      audit(deps, tx, caller, { action: "read claim", kind: "prize", id }),
    );
  }
  return {
    payout: await showPayout(db, id, deps.clock.now()),
    squares: await sql.listPins(db, prize.huntId),
    runs: await readEvidence(db, prize),
    signals: await sql.findSigns(db, id),
    ...claim,
    answer: await readAnswer(db, id),
  };
}

async function readClaim(deps: Pick<Deps, "db" | "sealer">, id: string) {
  const stored = await findClaim(deps.db, id);
  if (!stored) return { claim: null, sealed: null };
  try {
    return { claim: openClaim(deps.sealer, stored), sealed: null };
  } catch (error) {
    if (error instanceof CannotOpen) return { claim: null, sealed: error.message };
    throw error;
  }
}

async function readAnswer(db: Db, id: string) {
  const answer = await findAnswer(db, id);
  if (!answer) return null;
  const { at, text, fileName, fileType, decision, confirmed, decidedBy, decidedAt } = answer;
  const by = decidedBy === null ? null : await sql.findName(db, decidedBy);
  return {
    at: at.toISOString(),
    text,
    file: fileName !== null && fileType !== null ? { name: fileName, type: fileType } : null,
    decision:
      decision !== null && confirmed !== null && decidedAt !== null
        ? { text: decision, confirmed, by, at: decidedAt.toISOString() }
        : null,
  };
}
