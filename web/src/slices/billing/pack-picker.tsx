import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WhoGate } from "../eligibility/who-gate.tsx";
import { PackFacts } from "./pack-facts.tsx";
import { priceList } from "./queries.ts";
import { useCheckout } from "./use-checkout.ts";

/**
 * The credit packs, each with its button to buy. With a huntId the checkout comes back to that hunt,
 * otherwise to the profile. Needs a signed-in user.
 */
export function PackPicker({ huntId }: { huntId?: string }) {
  const checkout = useCheckout();
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3 sm:grid-cols-3">
        {priceList.packs.map((pack) => (
          <li
            key={pack.id}
            className="grid content-between gap-4 rounded-lg border border-contour bg-raised p-4"
          >
            <PackFacts pack={pack} />
            <Button
              variant="secondary"
              busy={checkout.pendingId === pack.id}
              disabled={checkout.pendingId !== null}
              onClick={() =>
                checkout.begin({ kind: "pack", id: pack.id, ...(huntId ? { huntId } : {}) })
              }
            >
              Buy {pack.credits} credits
            </Button>
          </li>
        ))}
      </ul>
      <WhoGate who={checkout.who} />
      {checkout.error && (
        <Notice tone="error" announce>
          {checkout.error}
        </Notice>
      )}
    </div>
  );
}
