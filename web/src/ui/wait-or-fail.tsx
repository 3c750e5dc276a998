import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ErrorState } from "./error-state.tsx";
import { Skeleton } from "./skeleton.tsx";

type Asked<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type WaitOrFailProps<Data> = {
  /** What was asked for, in the words of "Unable to load the …". */
  what: string;
  asked: Asked<Data>;
  children: (data: Data) => ReactNode;
};

/** What was asked for once it is there; before that room for it, or why it cannot be had and a way to try again. */
export function WaitOrFail<Data>({ what, asked, children }: WaitOrFailProps<Data>) {
  const { data, error, refetch } = asked;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  }
  return (
    <ErrorState
      title={`Unable to load the ${what}`}
      text={error.message}
      action={<Button onClick={() => void refetch()}>Try Again</Button>}
    />
  );
}
