import type {
  decideRating,
  getRatings,
  listRatings,
  Parts,
  ResultInput,
  rateHunt,
} from "@ten-paces/contract";
import { seesHunts } from "@ten-paces/contract/roles";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { findHunt, isVisible, listSquares, ratingOf } from "../hunts/service.ts";
import { cleaned, objectionTo } from "./rules.ts";
import * as sql from "./sql.ts";

const mostShown = 20;
const mostListed = 200;

/** What finishers say of a hunt. @throws AppError not_found for one that is not shown to players */
export async function showRatings(
  deps: Pick<Deps, "db">,
  caller: Caller | null,
  huntId: string,
): Promise<ResultInput<typeof getRatings>> {
  const { db } = deps;
  const hunt = await findHunt(db, huntId);
  if (!hunt || (!seesHunts(caller?.role ?? null) && !isVisible(hunt))) throw notFound("Hunt");
  const sentences = await sql.listShown(db, huntId, mostShown);
  return {
    rating: ratingOf(hunt).rating ?? null,
    sentences: sentences.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    mine: caller ? await sql.findRating(db, caller.userId, huntId) : null,
    mayRate: caller ? await sql.hasFinished(db, caller.userId, huntId) : false,
  };
}

/** Rates a hunt for whoever finished it; again changes it. */
export async function rate(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  huntId: string,
  { stars, sentence = "" }: Parts<typeof rateHunt>["body"],
): Promise<ResultInput<typeof rateHunt> | RefusalOf<typeof rateHunt>> {
  const said = cleaned(sentence);
  return inTransaction(deps.db, async (tx) => {
    if (!(await sql.hasFinished(tx, caller.userId, huntId))) return refuse("not_finished");
    if (said) {
      const squares = await listSquares(tx, huntId);
      const objection = objectionTo(
        said,
        squares.flatMap(({ words, placeName, landmarks }) => [words, placeName, ...landmarks]),
      );
      if (objection) return refuse(objection);
    }
    return sql.putRating(tx, {
      id: newId(),
      userId: caller.userId,
      huntId,
      stars,
      sentence: said || null,
      now: deps.clock.now(),
    });
  });
}

/** Takes note that somebody objects to a sentence. It stays until an administrator has looked: nobody hides another's word. */
export async function report(deps: Pick<Deps, "db" | "clock">, id: string) {
  await inTransaction(deps.db, (tx) => sql.noteReport(tx, id, deps.clock.now()));
  return { success: true as const };
}

/** The sentences an administrator has to read, and the last ones read. @param page from 1, of 200 each */
export async function showSentences(
  deps: Pick<Deps, "db">,
): Promise<ResultInput<typeof listRatings>> {
  const rows = await sql.listSentences(deps.db, mostListed);
  return { sentences: rows.map(present), open: await sql.countOpen(deps.db) };
}

/** Those that were written before one, the newest first, for a file of all. */
export async function listSentencesBefore(
  { db }: Pick<Deps, "db">,
  before: string | null,
): Promise<ResultInput<typeof listRatings>["sentences"]> {
  return (await sql.listSentencesBefore(db, before, mostListed)).map(present);
}

const present = ({ at, reportedAt, ...one }: sql.SentenceRow) => ({
  ...one,
  at: at.toISOString(),
  reportedAt: reportedAt?.toISOString() ?? null,
});

export async function decide(
  deps: Pick<Deps, "db" | "clock">,
  caller: Caller,
  id: string,
  { show, sentence }: Parts<typeof decideRating>["body"],
): Promise<ResultInput<typeof decideRating> | RefusalOf<typeof decideRating>> {
  return inTransaction(deps.db, async (tx) => {
    const decided = await sql.decide(tx, { id, sentence, show, now: deps.clock.now() });
    if (!decided) return refuse("changed");
    await audit(deps, tx, caller, {
      action: show ? "show rating" : "hide rating",
      kind: "hunt",
      id: decided.huntId,
      before: { stars: decided.stars, sentence, state: decided.before },
      after: { stars: decided.stars, sentence, state: show ? "shown" : "hidden" },
    });
    return { success: true as const };
  });
}
