import { ShieldCheck, ShieldX } from "lucide-react";
import { type Found, foundSentences } from "./proof.ts";

/** Whether a receipt was found, in a sentence. */
export function FoundNotice({ found }: { found: Found }) {
  const good = found.outcome === "found";
  const Icon = good ? ShieldCheck : ShieldX;
  return (
    <p
      className={`flex items-start gap-3 rounded-md px-4 py-3 ${good ? "bg-pine-wash" : "bg-flag-wash"}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-5 shrink-0 ${good ? "text-pine" : "text-flag"}`}
      />
      {found.outcome === "failed" ? found.message : foundSentences[found.outcome]}
    </p>
  );
}
