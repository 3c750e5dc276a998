import { useState } from "react";
import { useSession } from "../../slices/accounts/session.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";

/** A stored session that nobody could confirm: the server or the network is away. */
export function UnreachableScreen() {
  const { verify } = useSession();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await verify();
    setBusy(false);
  };
  return (
    <Page title="No connection">
      <ErrorState
        title="Unable to connect to server"
        text="You are still signed in. Please check your connection and try again."
        action={
          <Button busy={busy} onClick={() => void again()}>
            Try Again
          </Button>
        }
      />
    </Page>
  );
}
