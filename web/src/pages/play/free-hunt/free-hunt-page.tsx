import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../slices/accounts/session.tsx";
import { freeHuntQuery } from "../../../slices/hunts/free-hunt-query.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { FreeHuntAccess } from "./free-hunt-access.tsx";
import { FreeHuntDetails } from "./free-hunt-details.tsx";
import { FreeHuntSteps } from "./free-hunt-steps.tsx";

/** This month's free hunt: what it is, whether one may play, how it goes. */
export default function FreeHuntPage() {
  const { status, user } = useSession();
  const { data, error } = useQuery({ ...freeHuntQuery, enabled: status !== "loading" });
  if (error && !data) {
    return (
      <Page title="Free Hunt">
        <ErrorState
          title="Error Loading Free Hunt"
          text="Failed to load free hunt. Please try again later."
          action={<Button onClick={() => window.location.reload()}>Reload</Button>}
        />
      </Page>
    );
  }
  if (!data) return <LoadingScreen />;
  return (
    <Page
      title="Free Hunt"
      heading={data.name}
      eyebrow="The free hunt of the month"
      intro={data.description}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <FreeHuntDetails hunt={data} />
        <FreeHuntAccess hunt={data} signedIn={user !== null} />
      </div>
      <FreeHuntSteps />
    </Page>
  );
}
