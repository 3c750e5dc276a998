import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { useSession } from "../../../slices/accounts/session.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { HunterFinder } from "./hunter-finder.tsx";

const AdminFinder = lazy(() =>
  arrivalOf(() => import("./admin-finder.tsx").then((module) => ({ default: module.AdminFinder }))),
);

/** Two faces: hunters learn the words of where they stand, administrators those of any place. */
export default function FinderPage() {
  const { user } = useSession();
  if (!user?.isAdmin) return <HunterFinder />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AdminFinder />
    </Suspense>
  );
}
