import { lazy, Suspense } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import type { WhoStepProps } from "./who-step.tsx";

// Fetched when it is first wanted: once in the life of an account.
const WhoStep = lazy(() => arrivalOf(() => import("./who-step.tsx")));

/** Stands where a payment begins: what is asked before the first, and nothing while nothing is. */
export function WhoGate({ who }: { who: WhoStepProps | null }) {
  if (!who) return null;
  return (
    <Suspense fallback={null}>
      <WhoStep {...who} />
    </Suspense>
  );
}
