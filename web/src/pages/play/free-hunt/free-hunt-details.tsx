import type { HuntCard } from "@ten-paces/contract";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { Badge, DifficultyBadge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { counted } from "../../../ui/counted.ts";
import { formatDuration } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

export function FreeHuntDetails({ hunt }: { hunt: HuntCard }) {
  return (
    <Card as="section" padded={false} aria-label="Details" className="overflow-hidden">
      <HuntPicture hunt={hunt} className="aspect-video w-full border-b border-contour" />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-5 p-5 sm:grid-cols-3 sm:p-6">
        <Fact label="State">{stateName(hunt.state)}</Fact>
        <Fact label="Difficulty">
          <DifficultyBadge difficulty={hunt.difficulty} />
        </Fact>
        <Fact label="Estimated duration">{formatDuration(hunt.estimatedDuration)}</Fact>
        <Fact label="Squares">{counted(hunt.totalSquares, "square")}</Fact>
        <Fact label="Price">
          <Badge tone="brass">FREE</Badge>
        </Fact>
        <Fact label="Variant">
          <VariantIcon variant={hunt.variant} />
        </Fact>
      </dl>
    </Card>
  );
}
