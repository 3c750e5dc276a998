import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";

type LoadFailedProps = { title: string; error: Error; onRetry: () => void };

/** A list that could not be loaded, with the reason and another try. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <ErrorState
      title={title}
      text={error.message}
      action={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
