import { paths } from "../../../paths.ts";
import { useNavigate } from "../../../routing.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Page } from "../../../ui/page.tsx";

export function MissingHunt({ text }: { text: string }) {
  const navigate = useNavigate();
  return (
    <Page title="Hunt not found" width="reading">
      <ErrorState
        title="Off the map"
        text={text}
        action={
          <Button
            onClick={() => {
              // Somebody who opened a link in a new tab has nowhere to go back to.
              if (window.history.length > 1) void navigate(-1);
              else void navigate(paths.hunts);
            }}
          >
            Go Back
          </Button>
        }
      />
    </Page>
  );
}
