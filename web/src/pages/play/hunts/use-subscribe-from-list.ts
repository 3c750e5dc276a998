import type { ListedHunt } from "@ten-paces/contract";
import { useCallback, useState } from "react";
import { toldBy } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { useNavigate } from "../../../routing.tsx";
import { writePendingHunt } from "../../../slices/accounts/pending-hunt.ts";
import { useSubscribe } from "../../../slices/subscriptions/use-subscribe.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";

/**
 * SUBSCRIBE on a card: visitors make an account first, hunters with a free slot are in at once, and
 * the others go on to the plans.
 */
export function useSubscribeFromList(signedIn: boolean) {
  const navigate = useNavigate();
  const { mutateAsync } = useSubscribe();
  const [busyId, setBusyId] = useState<string | null>(null);
  const once = useOneAtATime();

  const subscribe = useCallback(
    async (hunt: ListedHunt) => {
      setBusyId(hunt.id);
      try {
        const outcome = await mutateAsync(hunt.id);
        if (outcome.kind === "subscribed") toast({ tone: "success", text: outcome.message });
        else if (outcome.kind === "plan_needed") void navigate(paths.subscribe(hunt.id));
        else toast({ tone: "error", text: `Failed to subscribe: ${outcome.message}` });
      } catch (error) {
        const told = toldBy(error);
        const text = told
          ? `Failed to subscribe: ${told}`
          : "Failed to subscribe to hunt. Please try again.";
        toast({ tone: "error", text });
      } finally {
        setBusyId(null);
      }
    },
    [navigate, mutateAsync],
  );

  const begin = useCallback(
    (hunt: ListedHunt) => {
      if (signedIn) {
        once(() => subscribe(hunt));
        return;
      }
      writePendingHunt(hunt.id);
      void navigate(paths.register);
    },
    [signedIn, navigate, once, subscribe],
  );
  return { subscribe: begin, busyId };
}
