import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { HuntGridSkeleton } from "../../../slices/hunts/hunt-grid.tsx";
import { huntsQuery } from "../../../slices/hunts/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ActiveHunts } from "./active-hunts.tsx";
import { DiscoverHunts } from "./discover-hunts.tsx";
import { HuntsTrouble } from "./hunts-trouble.tsx";

const FirstSteps = lazy(() =>
  arrivalOf(() => import("./first-steps.tsx").then((module) => ({ default: module.FirstSteps }))),
);

/** The hunts a hunter plays, and those to discover. */
export default function HuntsPage() {
  const { status, user } = useSession();
  const hunts = useQuery(huntsQuery);
  // Twelve cards and their filters are drawn in slices and not in one go.
  const listed = useDeferredValue(hunts.data);
  return (
    <Page title="Hunts" width="wide" tight>
      {status === "unreachable" && <StillSignedIn />}
      {status === "ready" && !user && <VisitorNotice />}
      {user && (
        <Suspense fallback={null}>
          <FirstSteps user={user} />
        </Suspense>
      )}
      {user && <ActiveHunts />}
      {(status === "loading" || (!listed && !hunts.error)) && <LoadingHunts />}
      {hunts.error && !hunts.data && <HuntsTrouble error={hunts.error} />}
      {status !== "loading" && listed && <DiscoverHunts hunts={listed} signedIn={user !== null} />}
    </Page>
  );
}

/** Heading, filters and cards of the size of those to come, and the word for whoever cannot see them. */
function LoadingHunts() {
  return (
    <div role="status" data-waiting="">
      <p className="sr-only">Loading...</p>
      <Skeleton className="mb-4 h-8 w-52" />
      <Skeleton className="h-54 w-full sm:h-18" />
      <Skeleton className="my-4 h-5 w-32" />
      <HuntGridSkeleton count={9} />
    </div>
  );
}

/** The session could not be confirmed: nobody who is signed in is asked to sign in. */
function StillSignedIn() {
  const { verify } = useSession();
  return (
    <div className="mb-8">
      <Notice title="You are still signed in">
        <p>We could not reach the service to see which hunts are yours.</p>
        <Button variant="secondary" className="mt-3" onClick={() => void verify()}>
          Try Again
        </Button>
      </Notice>
    </div>
  );
}

function VisitorNotice() {
  return (
    <div className="mb-5 sm:mb-8">
      <Notice title="Want to hunt?">
        <Link to={`${paths.login}?returnTo=${paths.hunts}`} className="link font-semibold">
          Log in
        </Link>{" "}
        or{" "}
        <Link to={`${paths.register}?returnTo=${paths.hunts}`} className="link font-semibold">
          create an account
        </Link>{" "}
        <span className="max-sm:hidden">to subscribe to a hunt and see its first clue.</span>
      </Notice>
    </div>
  );
}
