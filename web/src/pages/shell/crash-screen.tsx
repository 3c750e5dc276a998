import { PartMissing } from "../../lazy-page.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";

/** What stands instead of a page that failed: a part that did not arrive, or a mistake of ours. */
export function CrashScreen({ error }: { error: unknown }) {
  const missing = error instanceof PartMissing;
  const title = missing ? "This page did not load" : "Unexpected Application Error!";
  const text = missing
    ? "A part of this page did not arrive. You may have lost the connection, or there is a newer version of Ten Paces. Reload the page to go on."
    : "Something on this page went wrong. Your progress and your credits are safe. Reload the page to go on.";
  return (
    <Page title={title}>
      <ErrorState
        title={missing ? "Please reload" : "That was our mistake"}
        text={text}
        action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
      />
    </Page>
  );
}
