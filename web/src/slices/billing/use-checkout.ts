import { useMutation } from "@tanstack/react-query";
import { startCheckout } from "@ten-paces/contract";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { attempt } from "../../api.ts";
import { newKey } from "../../new-key.ts";
import { checkoutSentence } from "./checkout-sentence.ts";

export interface Purchase {
  kind: "plan" | "pack";
  id: string;
  /** The hunt to come back to: a plan subscribes to it, a pack is spent there. */
  huntId?: string;
}

class CheckoutRefused extends Error {}

/**
 * Begins to pay and goes on to the checkout, of the sandbox or of the payment provider.
 * `error` is a sentence or null; `pendingId` the plan or pack that is being begun.
 */
export function useCheckout() {
  const navigate = useNavigate();
  const running = useRef(false);
  const mutation = useMutation({
    mutationFn: async (purchase: Purchase) => {
      const begun = await attempt(startCheckout, { body: purchase }, { idempotencyKey: newKey() });
      if (!begun.ok) throw new CheckoutRefused(begun.refusal.error);
      return begun.result.url;
    },
    onSuccess: (url) => {
      if (url.startsWith("/")) void navigate(url);
      else window.location.assign(url);
    },
    onSettled: () => {
      running.current = false;
    },
  });
  return {
    begin(purchase: Purchase): void {
      // A second press can come before the button is drawn busy.
      if (running.current) return;
      running.current = true;
      mutation.mutate(purchase);
    },
    pendingId: mutation.isPending ? mutation.variables.id : null,
    error: mutation.error
      ? mutation.error instanceof CheckoutRefused
        ? mutation.error.message
        : checkoutSentence(mutation.error)
      : null,
  };
}
