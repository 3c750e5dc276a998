import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { huntsWithAttempt } from "../../kept-attempts.ts";
import { paths } from "../../paths.ts";
import { Link, useLocation, useNavigate } from "../../routing.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useSession } from "../accounts/session.tsx";
import { type AttemptOutcome, checkInFailure } from "./attempt-outcome.ts";
import { attemptStore } from "./pending-attempt.ts";
import { createSender } from "./use-send-attempt.ts";
import { watchNetwork } from "./watch-network.ts";

/**
 * What waits for a network is told and sent from every page but its hunt's own, which does so itself: an installed
 * app opens on the list of hunts, and 15 minutes are soon over.
 */
export default function WaitingAttempts(): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    const found = huntsWithAttempt().flatMap((huntId) => {
      const kept = attemptStore.findAny(userId, huntId);
      // Words are sent by whoever typed them: they do not grow old.
      const goesByItself = kept !== null && !("words" in kept.body);
      return goesByItself && pathname !== paths.hunt(huntId) ? [huntId] : [];
    });
    setWaiting(found);
    const ends = found.map((huntId) => {
      const sender = createSender(client, huntId, userId);
      const tryIt = async () => {
        const kept = attemptStore.findAny(userId, huntId);
        const outcome = kept && (await sender.send(kept.body));
        // Not settled: it is tried again. Gone without us: another tab has sent it and told what came of it.
        if (outcome && attemptStore.findAny(userId, huntId)) return false;
        setWaiting((before) => before.filter((id) => id !== huntId));
        if (outcome) tell(outcome, () => navigate(paths.hunt(huntId)));
        return true;
      };
      return watchNetwork(tryIt, { now: true });
    });
    return () => {
      for (const end of ends) end();
    };
  }, [client, navigate, pathname, userId]);
  return waiting.map((huntId) => (
    <p
      key={huntId}
      role="status"
      className="bg-brass-wash px-4 py-2 text-center text-sm text-brass-text"
    >
      <Link to={paths.hunt(huntId)} className="link font-semibold">
        A check-in waits to be sent
      </Link>
      . It is kept on this phone and sent by itself when the network is back. Within 15 minutes of
      when it was measured it counts.
    </p>
  ));
}

function tell(outcome: AttemptOutcome, onSelect: () => void): void {
  const action = { label: "Open the hunt", onSelect };
  if (outcome.kind === "lost") return;
  if (outcome.kind === "answered") {
    const { success, message } = outcome.answer;
    toast({ tone: success ? "success" : "info", text: message, action });
  } else if (outcome.kind === "held") toast({ text: outcome.message, action });
  else toast({ tone: "error", text: checkInFailure(outcome.message), action });
}
