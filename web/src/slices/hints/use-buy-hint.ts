import { useMutation, useQueryClient } from "@tanstack/react-query";
import { buyHint, type HintLevel } from "@ten-paces/contract";
import { useState } from "react";
import { attempt, isAnswered } from "../../api.ts";
import { createKeyKeeper } from "../../keep-key.ts";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { type HuntDetail, huntDetailQuery, writeBalance } from "../hunts/detail-query.ts";
import { hintFailure, hintTrouble } from "./hint-offer.ts";

/** Buys a hint of the current square. `pending` is the level being bought. */
export function useBuyHint(huntId: string, squareNum: number) {
  const client = useQueryClient();
  const once = useOneAtATime();
  // A press after an answer that never came repeats the same purchase.
  const [keys] = useState(createKeyKeeper);
  const intentOf = (level: HintLevel) => `${huntId} ${squareNum} ${level}`;
  const mutation = useMutation({
    mutationFn: (level: HintLevel) =>
      attempt(
        buyHint,
        { params: { id: huntId }, body: { squareNum, level } },
        { idempotencyKey: keys.keyFor(intentOf(level)) },
      ),
    onSuccess: (outcome, level) => {
      keys.settle(intentOf(level));
      if (outcome.ok) {
        const { hint, creditsRemaining } = outcome.result;
        client.setQueryData(huntDetailQuery(huntId).queryKey, (before) =>
          before ? withHint(before, squareNum, level, hint) : before,
        );
        writeBalance(client, huntId, creditsRemaining);
      } else {
        toast({ tone: "error", text: hintFailure(outcome.refusal.error) });
      }
      void client.invalidateQueries(huntDetailQuery(huntId));
    },
    onError: (error, level) => {
      if (isAnswered(error)) keys.settle(intentOf(level));
      toast({ tone: "error", text: hintTrouble(error) });
      // Without an answer it may have been bought all the same: then it is there now, and paid once.
      void client.invalidateQueries(huntDetailQuery(huntId));
      void client.invalidateQueries({ queryKey: ["credits"] });
    },
  });
  return {
    buy: (level: HintLevel) => once(() => mutation.mutateAsync(level)),
    pending: mutation.isPending ? mutation.variables : null,
  };
}

function withHint(
  detail: HuntDetail,
  squareNum: number,
  level: HintLevel,
  hint: string,
): HuntDetail {
  const squares = detail.hunt.squares.map((square) =>
    square.state === "current" && square.sequenceNum === squareNum
      ? { ...square, hints: { ...square.hints, [level]: hint } }
      : square,
  );
  return { ...detail, hunt: { ...detail.hunt, squares } };
}
