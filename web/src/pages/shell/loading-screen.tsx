import { Spinner } from "../../ui/spinner.tsx";

/** Fills the page while its code, its data or the session is being fetched. */
export function LoadingScreen({ label = "Loading..." }: { label?: string }) {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center text-quiet">
      <Spinner size="large" label={label} />
    </div>
  );
}
