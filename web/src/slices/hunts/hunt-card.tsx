import type { ListedHunt } from "@ten-paces/contract";
import { ArrowRight, Check, Clock } from "lucide-react";
import { memo } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { DifficultyBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDuration } from "../../ui/dates.ts";
import { VariantIcon } from "../../ui/variant-icon.tsx";
import { TripLine } from "../trips/trip.tsx";
import { HuntPicture } from "./hunt-picture.tsx";
import { HuntersOrFirst } from "./hunters-or-first.tsx";
import { MeanStars } from "./mean-stars.tsx";
import { stateName } from "./state-names.ts";
import { EarlyAccess, Treasure } from "./treasure.tsx";

type HuntCardProps = {
  hunt: ListedHunt;
  /** Left out where the card only leads to the hunt. */
  onSubscribe?: ((hunt: ListedHunt) => void) | undefined;
  /** This card's subscription is under way. */
  busy?: boolean;
  /** "560 mi away", where the reader asked for what is near. */
  away?: string | undefined;
  headingLevel?: "h2" | "h3";
};

/** A hunt to discover. The whole card leads to it; SUBSCRIBE stands above that link. */
export const HuntCard = memo(function HuntCard(props: HuntCardProps) {
  const { hunt, onSubscribe, busy = false, away, headingLevel: Heading = "h3" } = props;
  return (
    <Card
      as="article"
      padded={false}
      lifts
      className="grid h-full grid-cols-[auto_minmax(0,1fr)] overflow-hidden sm:flex sm:flex-col"
    >
      <HuntPicture
        hunt={hunt}
        className="shrink-0 border-contour max-sm:mt-3 max-sm:ml-3 max-sm:size-16 max-sm:rounded-sm max-sm:border sm:aspect-video sm:w-full sm:border-b"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 pb-0 sm:gap-3 sm:p-4 sm:pb-0">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="label-caps text-quiet">
            {stateName(hunt.state)}
            {away && <span className="text-pine normal-case"> · {away}</span>}
          </span>
          <DifficultyBadge difficulty={hunt.difficulty} />
        </div>
        <Heading className="text-lg leading-snug sm:text-xl">
          <Link
            to={paths.hunt(hunt.id)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
          >
            {hunt.name}
          </Link>
        </Heading>
        {hunt.description !== "" && (
          <p className="line-clamp-3 text-sm max-sm:hidden">{hunt.description}</p>
        )}
        <div className="mt-auto grid gap-1">
          <EarlyAccess opensAt={hunt.opensAt} />
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet sm:gap-x-3">
            <VariantIcon variant={hunt.variant} />
            {hunt.estimatedDuration > 0 && (
              <span className="inline-flex items-center gap-1">
                <Clock aria-hidden="true" className="size-4" />
                {formatDuration(hunt.estimatedDuration)}
              </span>
            )}
            <HuntersOrFirst hunt={hunt} />
            <MeanStars rating={hunt.rating} />
          </div>
          <TripLine trip={hunt.trip} />
        </div>
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-3 px-3 sm:p-4 sm:pt-3">
        <Treasure prizePoolUsd={hunt.prizePool} stacked />
        <CardFoot hunt={hunt} onSubscribe={onSubscribe} busy={busy} />
      </div>
    </Card>
  );
});

function CardFoot({
  hunt,
  onSubscribe,
  busy,
}: Pick<HuntCardProps, "hunt" | "onSubscribe" | "busy">) {
  if (hunt.subscribed) {
    return (
      <p className="flex min-h-11 items-center gap-4 font-semibold text-pine">
        <span className="inline-flex items-center gap-2">
          <Check aria-hidden="true" className="size-5" />
          Subscribed
        </span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </p>
    );
  }
  if (hunt.status !== "ACTIVE" || !onSubscribe) {
    return (
      <p className="flex min-h-11 items-center justify-end text-pine">
        <ArrowRight aria-hidden="true" className="size-5" />
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      busy={busy ?? false}
      onClick={() => onSubscribe(hunt)}
      aria-label={`Subscribe to ${hunt.name}`}
      className="relative z-10 tracking-wide max-sm:-mr-2 max-sm:border-transparent max-sm:bg-transparent max-sm:px-2 max-sm:text-sm max-sm:text-pine"
    >
      SUBSCRIBE
    </Button>
  );
}
