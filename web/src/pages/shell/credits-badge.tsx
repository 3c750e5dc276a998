import { Coins } from "lucide-react";
import { Link } from "../../routing.tsx";
import { counted } from "../../ui/counted.ts";
import { Tooltip } from "../../ui/tooltip.tsx";

/** What is left to check in with; leads to the profile, where the credits are explained. */
export function CreditsBadge({ credits }: { credits: number }) {
  return (
    <Tooltip text="Your check-in credits">
      {(describedBy) => (
        <Link
          to="/profile#credits"
          aria-label={counted(credits, "credit")}
          aria-describedby={describedBy}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-brass-text tabular-nums hover:bg-brass-wash"
        >
          <Coins aria-hidden="true" className="size-5" />
          {credits}
        </Link>
      )}
    </Tooltip>
  );
}
