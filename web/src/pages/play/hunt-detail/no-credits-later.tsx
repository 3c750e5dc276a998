import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";

const Packs = lazy(() =>
  arrivalOf(() => import("./no-credits.tsx").then((module) => ({ default: module.NoCredits }))),
);

/** The way on without credits, fetched where it is needed: most hunters have some. */
export function NoCredits({ huntId }: { huntId: string }) {
  return (
    <Suspense fallback={null}>
      <Packs huntId={huntId} />
    </Suspense>
  );
}
