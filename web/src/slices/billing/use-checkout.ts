import { useMutation } from "@tanstack/react-query";
import { startCheckout } from "@ten-paces/contract";
import { useState } from "react";
import { attempt, isAnswered } from "../../api.ts";
import { createKeyKeeper } from "../../keep-key.ts";
import { useNavigate } from "../../routing.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { checkoutSentence } from "./checkout-sentence.ts";

export interface Purchase {
  kind: "plan" | "pack";
  id: string;
  /** The hunt to come back to: a plan subscribes to it, a pack is spent there. */
  huntId?: string;
}

class CheckoutRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Begins to pay and goes on to the checkout, of the sandbox or of the payment provider.
 * `error` is a sentence or null; `pendingId` the plan or pack that is being begun.
 */
export function useCheckout() {
  const navigate = useNavigate();
  const once = useOneAtATime();
  // A press after an answer that never came goes on with the checkout it began.
  const [keys] = useState(createKeyKeeper);
  const mutation = useMutation({
    mutationFn: async (purchase: Purchase) => {
      const idempotencyKey = keys.keyFor(JSON.stringify(purchase));
      const begun = await attempt(startCheckout, { body: purchase }, { idempotencyKey });
      if (!begun.ok) throw new CheckoutRefused(begun.refusal.code, begun.refusal.error);
      return begun.result.url;
    },
    onSuccess: (url, purchase) => {
      keys.settle(JSON.stringify(purchase));
      if (url.startsWith("/")) void navigate(url);
      else window.location.assign(url);
    },
    onError: (error, purchase) => {
      if (error instanceof CheckoutRefused || isAnswered(error)) {
        keys.settle(JSON.stringify(purchase));
      }
    },
  });
  const begin = (purchase: Purchase) => once(() => mutation.mutateAsync(purchase));
  const { error, variables: purchase } = mutation;
  const asksWho = error instanceof CheckoutRefused && error.code === "who_needed";
  return {
    begin,
    /** Where the payment waits for who somebody is: how it goes on, and how it is let go of. */
    who: asksWho && purchase ? { onDone: () => begin(purchase), onClose: mutation.reset } : null,
    pendingId: mutation.isPending ? mutation.variables.id : null,
    error:
      error && !asksWho
        ? error instanceof CheckoutRefused
          ? error.message
          : checkoutSentence(error)
        : null,
  };
}
