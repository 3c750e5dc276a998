import {
  freeHuntTexts,
  type getFreeHunt,
  type guessFreeHunt,
  type ResultInput,
  triesWindowSeconds,
} from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { insertGuess } from "../check-ins/service.ts";
import {
  type HuntRow,
  type Hunts,
  joinFreeHunt,
  presentCard,
  readWords,
  rightWords,
} from "../hunts/service.ts";
import { countGuess } from "../runs/service.ts";
import { getShownBtcPrice, getShownLimits } from "../settings/service.ts";
import * as sql from "./sql.ts";

type Guessed = ResultInput<typeof guessFreeHunt> | RefusalOf<typeof guessFreeHunt>;

export { findOfMonth, remakeFreeHunt } from "./calendar.ts";

/** The monthly free hunt of one app. */
export class FreeHunt {
  readonly #deps: Deps;
  readonly #hunts: Hunts;

  constructor(deps: Deps, hunts: Hunts) {
    this.#deps = deps;
    this.#hunts = hunts;
  }

  async show(caller: Caller | null): Promise<ResultInput<typeof getFreeHunt>> {
    const hunt = await this.#getOpen();
    const { usd } = await getShownBtcPrice(this.#deps);
    const solved = caller ? await sql.isSolved(this.#deps.db, caller.userId, hunt.id) : false;
    return { ...presentCard(hunt, usd), userAccess: accessOf(hunt, caller, solved) };
  }

  /** Checks a guess; free of charge, at most 20 in 10 minutes. */
  async guess(caller: Caller, typed: string): Promise<Guessed> {
    const words = readWords(typed);
    if (!words) return refuse("words_malformed");
    const hunt = await this.#getOpen();
    if (hunt.status === "PAUSED") return refuse("free_hunt_paused");
    const content = await this.#hunts.contents.find(hunt.id, hunt.contentVersion);
    const square = content?.squares[0];
    if (!square) throw notFound("Free hunt");
    const correct = rightWords(words, square.words, square.workings ?? []).every(Boolean);
    const now = this.#deps.clock.now();
    const { userId } = caller;
    const limits = await getShownLimits(this.#deps.db);
    return inTransaction(this.#deps.db, async (tx): Promise<Guessed> => {
      await joinFreeHunt(tx, userId, hunt.id, now);
      const run = await sql.lockRun(tx, userId, hunt.id);
      if (run.completedAt) return refuse("already_solved");
      if (this.#deps.config.rateLimits) {
        const windowMs = triesWindowSeconds * 1000;
        const since = new Date(now.getTime() - windowMs);
        const attempts = limits.triesPerWindow;
        const blocking = await sql.findBlockingAttempt(tx, userId, hunt.id, attempts, since);
        if (blocking) {
          const waitMs = blocking.getTime() + windowMs - now.getTime();
          return refuse("too_soon", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
        }
      }
      const guess = { id: newId(), userId, huntId: hunt.id, at: now, correct };
      await insertGuess(tx, guess);
      await countGuess(tx, guess);
      return { correct, message: correct ? freeHuntTexts.correct : freeHuntTexts.wrong };
    });
  }

  async #getOpen(): Promise<HuntRow> {
    const hunt = await sql.findOpen(this.#deps.db);
    if (!hunt) throw notFound("Free hunt");
    return hunt;
  }
}

function accessOf(hunt: Pick<HuntRow, "status">, caller: Caller | null, solved: boolean) {
  if (hunt.status === "PAUSED") return { canPlay: false, message: freeHuntTexts.paused };
  if (!caller) {
    return { canPlay: false, message: "Register for free to play this month's hunt." };
  }
  if (solved) {
    return {
      canPlay: false,
      message: "You have solved this month's free hunt. A new one opens next month.",
    };
  }
  return { canPlay: true, message: "Ready to Hunt!" };
}
