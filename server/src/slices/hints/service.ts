import {
  type buyHint,
  type HintLevel,
  hasFreeLevel3Hint,
  hintCostOf,
  type ResultInput,
} from "@ten-paces/contract";
import { DatabaseBusy } from "../../lib/db/errors.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inShortTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { getTotalCredits, spendCredits } from "../credits/service.ts";
import { type Hunts, hintAbout, isByPuzzle, type SquareRow, standingAt } from "../hunts/service.ts";
import { useFreeLevel3 } from "../runs/service.ts";
import { stuckOn } from "./rules.ts";
import * as sql from "./sql.ts";

type Bought = ResultInput<typeof buyHint>;
type Refused = RefusalOf<typeof buyHint>;

export interface HintRequest {
  caller: Caller;
  huntId: string;
  squareNum: number;
  level: HintLevel;
  key: string | null;
}

/** An edit between reading the wording and locking the row makes it read again. */
const mostReadings = 3;

/** Hints of one app. */
export class Hints {
  readonly #deps: Deps;
  readonly #hunts: Hunts;

  constructor(deps: Deps, hunts: Hunts) {
    this.#deps = deps;
    this.#hunts = hunts;
  }

  /** Sells a hint once: a bought one is given again for nothing, for ever. */
  async buy(request: HintRequest): Promise<Bought | Refused> {
    let version: number | undefined;
    for (let count = 1; count <= mostReadings; count += 1) {
      const content = await this.#hunts.contents.find(request.huntId, version);
      const square = content?.squares[request.squareNum - 1];
      if (!content) throw notFound("Hunt");
      if (!square) return refuse("not_current_square");
      const known = content.hunt.contentVersion;
      const bought = await inShortTransaction(this.#deps.db, (tx) =>
        this.#buyIn(tx, request, square, known),
      );
      if (!("presentVersion" in bought)) return bought;
      version = bought.presentVersion;
    }
    throw new DatabaseBusy("The hunt is edited faster than it can be read.");
  }

  async #buyIn(
    tx: Tx,
    request: HintRequest,
    square: SquareRow,
    version: number,
  ): Promise<Bought | Refused | { presentVersion: number }> {
    const { caller, huntId, squareNum, level } = request;
    const asked = repeatable(caller.userId, request.key, ["hint", huntId, squareNum, level]);
    const subscription = await sql.lockSubscription(tx, caller.userId, huntId);
    if (!subscription) return refuse("not_subscribed");
    const before = await findAnswer<Bought>(tx, asked);
    if (before) return before;
    // Another process may have edited the hunt: nothing is sold, or given again, in an old wording.
    const { contentVersion } = subscription;
    if (contentVersion !== version) return { presentVersion: contentVersion };
    const now = this.#deps.clock.now();
    const whole = hintOf(square, level);
    const bought = await sql.findPurchase(tx, caller.userId, huntId, squareNum, level);
    if (bought) {
      const hint = hintAbout(whole, bought.word);
      const creditsRemaining = await getTotalCredits(tx, caller.userId, now);
      return { hint, creditsRemaining, charged: 0 };
    }
    const may = standingAt(subscription, squareNum, now);
    if (may !== "play" && may !== "play_on") return refuse(may);
    if (await sql.isResting(tx, huntId, squareNum)) return refuse("resting");
    const { planId, freeLevel3Used } = subscription;
    const costsNothing = may === "play_on" || subscription.huntState === "FREE";
    const freeLevel3Hint = hasFreeLevel3Hint({ planId, used: freeLevel3Used });
    const cost = hintCostOf(level, { costsNothing, freeLevel3Hint });
    const creditsRemaining = await spendCredits(tx, {
      userId: caller.userId,
      amount: cost,
      reason: "hint",
      huntId,
      reference: `Square ${squareNum}, hint ${level}`,
      now,
    });
    if (creditsRemaining === null) return refuse("no_credits");
    if (level === 3 && freeLevel3Hint && !costsNothing) {
      await useFreeLevel3(tx, caller.userId, huntId);
    }
    const word = isByPuzzle(whole)
      ? stuckOn(await sql.findLastWords(tx, caller.userId, huntId, squareNum))
      : null;
    await sql.insertPurchase(tx, {
      userId: caller.userId,
      huntId,
      squareNum,
      level,
      cost,
      word,
      at: now,
    });
    const answer = { hint: hintAbout(whole, word), creditsRemaining, charged: cost };
    await keepAnswer(tx, asked, answer, now);
    return answer;
  }
}

function hintOf(square: SquareRow, level: HintLevel): string {
  return { 1: square.hint1, 2: square.hint2, 3: square.hint3 }[level];
}
