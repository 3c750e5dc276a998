import { Badge } from "../../ui/badge.tsx";
import { formatCents } from "../../ui/money.ts";
import type { CatalogPack } from "./queries.ts";

/** "10 credits, $8.99, $0.89 each, 10% off". */
export function PackFacts({ pack }: { pack: CatalogPack }) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-display text-lg font-semibold">{pack.credits} credits</span>
        {pack.tag && <Badge tone="brass">{pack.tag}</Badge>}
      </div>
      <div>
        <span className="figure text-2xl font-semibold">{formatCents(pack.priceCents)}</span>{" "}
        <span className="text-sm text-quiet">
          {formatCents(pack.eachCents)} each
          {pack.percentOff > 0 && `, ${pack.percentOff}% off`}
        </span>
      </div>
    </div>
  );
}
