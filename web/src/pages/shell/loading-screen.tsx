import { Spinner } from "../../ui/spinner.tsx";

/** As tall as the screen, so that the footer does not jump: stands while code, data or the session is being fetched. */
export function LoadingScreen({ label = "Loading..." }: { label?: string }) {
  return (
    <div
      role="status"
      data-waiting=""
      className="flex min-h-dvh items-start justify-center gap-3 pt-[30dvh] text-quiet"
    >
      <Spinner size="large" />
      <h1 className="font-sans text-base font-normal">{label}</h1>
    </div>
  );
}
