import { WifiOff } from "lucide-react";
import { formatDateTime } from "../../ui/dates.ts";

/** A strip below the bar: what is shown was read before, and from when it is. */
export function KeptNotice({ readAt }: { readAt: number }) {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-brass-wash px-4 py-1 text-sm text-brass-text"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      No signal. This is as of {formatDateTime(new Date(readAt).toISOString())}.
    </p>
  );
}
