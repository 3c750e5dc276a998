import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../slices/accounts/session.tsx";
import { huntsQuery } from "../../../slices/hunts/queries.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { ActiveHunts } from "./active-hunts.tsx";
import { DiscoverHunts } from "./discover-hunts.tsx";
import { HuntsTrouble } from "./hunts-trouble.tsx";

/** The hunts a hunter plays, and those to discover. */
export default function HuntsPage() {
  const { status, user } = useSession();
  const hunts = useQuery({ ...huntsQuery, enabled: status !== "loading" });
  if (status === "loading") return <LoadingScreen label="Checking authentication..." />;
  return (
    <Page title="Hunts" width="wide">
      {!user && <VisitorNotice />}
      {user && <ActiveHunts />}
      {hunts.isPending && <LoadingScreen />}
      {hunts.error && !hunts.data && <HuntsTrouble error={hunts.error} />}
      {hunts.data && <DiscoverHunts hunts={hunts.data} signedIn={user !== null} />}
    </Page>
  );
}

function VisitorNotice() {
  return (
    <div className="mb-8">
      <Notice title="Want to hunt?">
        <Link to={`${paths.login}?returnTo=${paths.hunts}`} className="link font-semibold">
          Log in
        </Link>{" "}
        or{" "}
        <Link to={`${paths.register}?returnTo=${paths.hunts}`} className="link font-semibold">
          create an account
        </Link>{" "}
        to subscribe to a hunt and see its first clue.
      </Notice>
    </div>
  );
}
