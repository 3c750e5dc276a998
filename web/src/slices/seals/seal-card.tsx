import { ShieldCheck, ShieldX } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { CopyButton } from "../squares/copy-button.tsx";
import type { Seal } from "./queries.ts";
import { SealedValues } from "./sealed-values-list.tsx";
import { type Verdict, verdictSentence, verifySeal } from "./verification.ts";

type SealCardProps = {
  seal: Seal;
  /** The seal before this one, to show what was edited. */
  earlier: Seal | null;
  newest: boolean;
};

/** One seal: when and why it was made, and once published whether it holds. */
export function SealCard({ seal, earlier, newest }: SealCardProps) {
  return (
    <Card as="section" aria-labelledby={`seal-${seal.version}`} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={`seal-${seal.version}`} className="text-xl">
          Seal {seal.version}
        </h3>
        {newest && <Badge tone="pine">Current</Badge>}
      </div>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-quiet">Sealed</dt>
        <dd>
          <time dateTime={seal.sealedAt}>{formatDateTime(seal.sealedAt)}</time>
        </dd>
        <dt className="text-quiet">Because</dt>
        <dd>
          {/* Said in the reader's language; what an operator wrote stays as it is. */}
          {seal.cause === "The hunt opened" ? "The hunt opened" : seal.cause}
        </dd>
        <dt className="text-quiet">Seal</dt>
        <dd className="font-mono text-sm break-all sm:pt-0.5">{seal.root}</dd>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        {seal.leaves && <Verifier seal={seal} />}
        <CopyButton text={seal.root} label="seal" />
      </div>
      {seal.leaves && (
        <SealedValues
          leaves={seal.leaves}
          earlier={earlier?.leaves ?? null}
          version={seal.version}
        />
      )}
    </Card>
  );
}

function Verifier({ seal }: { seal: Seal }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [busy, setBusy] = useState(false);
  async function verify(): Promise<void> {
    setBusy(true);
    setVerdict(await verifySeal(seal));
    setBusy(false);
  }
  const holds = verdict?.outcome === "holds";
  const Icon = holds ? ShieldCheck : ShieldX;
  return (
    <>
      <div role="status" className="basis-full empty:hidden">
        {verdict && (
          <div
            className={`flex items-start gap-3 rounded-md px-4 py-3 ${holds ? "bg-pine-wash" : "bg-flag-wash"}`}
          >
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-5 shrink-0 ${holds ? "text-pine" : "text-flag"}`}
            />
            <div className="min-w-0">
              <p className="font-semibold">{verdictSentence(verdict)}</p>
              {verdict.outcome === "broken" && (
                <p className="mt-1 font-mono text-sm break-all">{verdict.computed}</p>
              )}
            </div>
          </div>
        )}
      </div>
      <Button busy={busy} onClick={() => void verify()}>
        {verdict ? "Verify again" : "Verify in my browser"}
      </Button>
    </>
  );
}
