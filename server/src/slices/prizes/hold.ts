import {
  answerDays,
  answerFileMaxBytes,
  type answerHold,
  type getAnswerFile,
  type Parts,
  type ResultInput,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { badRequest, notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { setPlaceWaits } from "../runs/service.ts";
import { getPrizeSettings } from "../settings/service.ts";
import * as answers from "./answers-sql.ts";
import { findClaim } from "./claims-sql.ts";
import { fileTypeOf } from "./file-type.ts";
import * as mails from "./mails.ts";
import { type Needs, notifyWinner, tell } from "./moves.ts";
import { answerableUntil } from "./present.ts";
import { daysAfter } from "./rules.ts";
import * as sql from "./sql.ts";

export { type AnswerRow, findAnswer, listAnswers } from "./answers-sql.ts";

/** What a file is sealed for: it opens beside no other prize. */
export const fileSealedFor = (prizeId: string) => `file of prize ${prizeId}`;

/** Holds a prize under review: its winner is told why and can answer. The caller holds its lock. */
export async function hold(
  deps: Needs,
  tx: Tx,
  prize: sql.PrizeRow,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const at = deps.clock.now();
  const answerUntil = daysAfter(at, answerDays);
  await sql.markHeld(tx, prize.id, { by, at, reason, answerUntil });
  await tell(deps, tx, prize, (to) => mails.heldMail(to, prize, { reason, answerUntil }));
}

/** Takes in what a winner answers, once and in time. */
export async function submitAnswer(
  deps: Deps,
  caller: Caller,
  prizeId: string,
  { text, file }: Parts<typeof answerHold>["body"],
): Promise<ResultInput<typeof answerHold> | RefusalOf<typeof answerHold>> {
  const sealed = file ? sealFile(deps, prizeId, file) : null;
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const prize = await sql.lockPrize(tx, prizeId);
    if (prize?.userId !== caller.userId) throw notFound("Prize");
    if (await answers.findAnswer(tx, prizeId)) return refuse("answered");
    if (!answerableUntil(prize, null, now)) return refuse("nothing_to_answer");
    const { userId } = caller;
    await answers.insertAnswer(tx, { prizeId, userId, at: now, text, file: sealed });
    const message = "Thank you. Another administrator reads your answer and decides in writing.";
    return { success: true as const, message };
  });
}

function sealFile(
  { sealer }: Pick<Deps, "sealer">,
  prizeId: string,
  { name, base64 }: { name: string; base64: string },
): answers.SealedFile {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > answerFileMaxBytes) {
    throw badRequest("file", "Please choose a file of at most 3 MB.");
  }
  const fileType = fileTypeOf(bytes);
  if (fileType === null) throw badRequest("file", "Please choose a JPEG, PNG, WebP or PDF file.");
  const { keyId, bytes: sealed } = sealer.seal(bytes.toString("base64"), fileSealedFor(prizeId));
  return { fileName: name, fileType, keyId, sealed };
}

/** @throws CannotOpen */
export async function openAnswerFile(
  { db, sealer }: Pick<Deps, "db" | "sealer">,
  prizeId: string,
): Promise<ResultInput<typeof getAnswerFile>> {
  const file = await answers.findFile(db, prizeId);
  if (!file) throw notFound("File");
  const sealed = { keyId: file.keyId, bytes: file.sealed };
  const base64 = sealer.open(sealed, fileSealedFor(prizeId));
  return { name: file.fileName, type: file.fileType, base64 };
}

/**
 * Decides about an answer. Confirmed, the prize goes on from where it was: to its notice, or with its claim. Else
 * it is lost for good. The caller holds its lock and the hunt's.
 */
export async function decide(
  deps: Needs,
  tx: Tx,
  prize: sql.PrizeRow,
  decided: { by: string; confirmed: boolean; decision: string },
): Promise<void> {
  const at = deps.clock.now();
  await answers.decideAnswer(tx, prize.id, { ...decided, at });
  await tell(deps, tx, prize, (to) => mails.decisionMail(to, prize, decided));
  if (!decided.confirmed) {
    if (prize.status === "PENDING_REVIEW") {
      await sql.markClosed(tx, prize.id, {
        status: "DISQUALIFIED",
        by: decided.by,
        at,
        reason: decided.decision,
        answerUntil: null,
        passesOn: (await getPrizeSettings(tx)).passOn,
      });
      await setPlaceWaits(tx, prize.huntId, prize.userId, null, false);
    }
    await sql.endAnswering(tx, prize.id);
    return;
  }
  if (prize.status === "DISQUALIFIED") {
    await sql.markRestored(tx, prize.id);
    await setPlaceWaits(tx, prize.huntId, prize.userId, prize.place, false);
  }
  await notifyWinner(deps, tx, prize, decided.by);
  const claim = await findClaim(tx, prize.id);
  if (claim) await sql.markClaimed(tx, prize.id, claim.submittedAt);
}
