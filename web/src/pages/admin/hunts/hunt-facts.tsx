import type { AdminHunt } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { Funding } from "../../../slices/hunt-edits/hunts/funding.tsx";
import { Btc } from "../../../slices/settings/btc.tsx";
import { DifficultyBadge, StatusBadge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatDateTime, formatDuration } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

/** Everything about a hunt but its squares. */
export function HuntFacts({ hunt }: { hunt: AdminHunt }) {
  const wasSealed = hunt.activatedAt !== null;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
        <Fact label="Status">
          <StatusBadge status={hunt.status} />
        </Fact>
        <Fact label="Difficulty">
          <DifficultyBadge difficulty={hunt.difficulty} />
        </Fact>
        <Fact label="Type">{hunt.type}</Fact>
        <Fact label="Variant">
          <VariantIcon variant={hunt.variant} />
        </Fact>
        <Fact label="Estimated duration">{formatDuration(hunt.estimatedDuration)}</Fact>
        <Fact label="Prize pool">
          <Btc amount={hunt.prizePool} decimals={3} />
        </Fact>
        <Fact label="Paid in of the threshold">
          <Funding hunt={hunt} />
        </Fact>
        <Fact label="Hunters">{hunt.hunters}</Fact>
        <Fact label="Finished">{hunt.finishers}</Fact>
        <Fact label="Theme">{hunt.theme || "None"}</Fact>
        <Fact label="Created">{formatDateTime(hunt.createdAt)}</Fact>
        <Moment label="Opened" at={hunt.activatedAt} />
        <Moment label="Opens to everybody" at={hunt.opensAt} />
        <Moment label="Closes" at={hunt.endedAt === null ? (hunt.closesAt ?? null) : null} />
        <Moment label="Ended" at={hunt.endedAt} />
        <Fact label="Seal">
          {wasSealed ? (
            <Link to={paths.huntSeal(hunt.id)} className="link">
              Public seal page
            </Link>
          ) : (
            "Sealed when it opens"
          )}
        </Fact>
      </dl>
    </Card>
  );
}

function Moment({ label, at }: { label: string; at: string | null }) {
  return at === null ? null : <Fact label={label}>{formatDateTime(at)}</Fact>;
}
