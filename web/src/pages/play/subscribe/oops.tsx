import { paths } from "../../../paths.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";

/** Subscribing came to an end here: why, and the way back. */
export function Oops({ message }: { message: string }) {
  return (
    <Page title="Subscribe" heading="Oops!" width="reading">
      <ErrorState
        title={message}
        action={<LinkButton to={paths.hunts}>Back to Hunts</LinkButton>}
      />
    </Page>
  );
}
