import { huntsTrouble } from "../../../slices/hunts/list-trouble.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";

export function HuntsTrouble({ error }: { error: unknown }) {
  return (
    <ErrorState
      title={huntsTrouble(error)}
      action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
    />
  );
}
