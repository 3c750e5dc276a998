import type { adjustCredits, Parts, ResultInput } from "@ten-paces/contract";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { findAnswer, keepAnswer, repeatable } from "../../lib/idempotency/idempotency.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { getTotalCredits, grantCredits, spendCredits } from "./service.ts";
import * as sql from "./sql.ts";

type Adjusted = ResultInput<typeof adjustCredits>;

/** Gives bonus credits or takes credits, once for a key; what is not there is not taken. */
export function adjust(
  deps: Deps,
  caller: Caller,
  userId: string,
  { amount, reason }: Parts<typeof adjustCredits>["body"],
  key: string | null,
): Promise<Adjusted | RefusalOf<typeof adjustCredits>> {
  const asked = repeatable(caller.userId, key, ["credits", userId, amount, reason]);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const email = await sql.findEmail(tx, userId);
    if (email === null) throw notFound("User");
    await sql.insertAccount(tx, userId);
    // The lock first: a second request of this key waits here, and then finds the answer of the first.
    await sql.lockSettled(tx, userId, now, newId());
    const given = await findAnswer<Adjusted>(tx, asked);
    if (given) return given;
    const before = await getTotalCredits(tx, userId, now);
    const booking = { userId, huntId: null, reference: reason, now };
    if (amount > 0) await grantCredits(tx, { ...booking, bonus: amount, reason: "admin_grant" });
    else {
      const left = await spendCredits(tx, { ...booking, amount: -amount, reason: "admin_take" });
      if (left === null) return refuse("too_few");
    }
    await audit(deps, tx, caller, {
      action: amount > 0 ? "grant credits" : "take credits",
      kind: "user",
      id: userId,
      before: { name: email, credits: before },
      after: { name: email, credits: before + amount, reason },
    });
    const answer = { totalCredits: before + amount };
    await keepAnswer(tx, asked, answer, now);
    return answer;
  });
}
