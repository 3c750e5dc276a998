import type { ListedHunt } from "@ten-paces/contract";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

// Seen once the hunt is there, and by nobody on the way to it.
const SubscribedPage = lazy(() => arrivalOf(() => import("./subscribed-page.tsx")));

export function Subscribed({ hunt }: { hunt: ListedHunt }) {
  return (
    <Suspense fallback={<LoadingScreen label="Loading hunt details..." />}>
      <SubscribedPage hunt={hunt} />
    </Suspense>
  );
}
