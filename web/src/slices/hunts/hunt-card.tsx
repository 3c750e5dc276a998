import type { ListedHunt } from "@ten-paces/contract";
import { ArrowRight, Check } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { paths, withReturnTo } from "../../paths.ts";
import { DifficultyBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast-store.ts";
import { VariantIcon } from "../../ui/variant-icon.tsx";
import { TripLine } from "../trips/trip.tsx";
import { HuntPicture } from "./hunt-picture.tsx";
import { stateName } from "./state-names.ts";
import { EarlyAccess, HuntersCount, Treasure } from "./treasure.tsx";

type HuntCardProps = {
  hunt: ListedHunt;
  signedIn: boolean;
  /** Left out where the card only leads to the hunt. */
  onSubscribe?: ((hunt: ListedHunt) => void) | undefined;
  /** This card's subscription is under way. */
  busy?: boolean;
  headingLevel?: "h2" | "h3";
};

/** A hunt to discover. The whole card leads to it; SUBSCRIBE stands above that link. */
export const HuntCard = memo(function HuntCard(props: HuntCardProps) {
  const { hunt, signedIn, onSubscribe, busy = false, headingLevel: Heading = "h3" } = props;
  const to = paths.hunt(hunt.id);
  return (
    <Card as="article" padded={false} lifts className="flex h-full flex-col overflow-hidden">
      <HuntPicture hunt={hunt} className="aspect-video w-full border-b border-contour" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="label-caps text-quiet">{stateName(hunt.state)}</span>
          <DifficultyBadge difficulty={hunt.difficulty} />
        </div>
        <Heading className="text-xl">
          <Link
            to={signedIn ? to : withReturnTo(paths.login, to)}
            onClick={() => {
              if (!signedIn) toast({ text: "Please log in or register to view hunt details" });
            }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
          >
            {hunt.name}
          </Link>
        </Heading>
        <div className="mt-auto grid gap-1">
          <EarlyAccess opensAt={hunt.opensAt} />
          <TripLine trip={hunt.trip} />
          <Treasure prizePoolUsd={hunt.prizePool} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <VariantIcon variant={hunt.variant} className="text-sm" />
            <HuntersCount hunters={hunt.hunters} />
          </div>
        </div>
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
      <p className="flex min-h-11 items-center justify-between font-semibold text-pine">
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
      busy={busy ?? false}
      onClick={() => onSubscribe(hunt)}
      aria-label={`Subscribe to ${hunt.name}`}
      className="relative z-10 w-full tracking-wide"
    >
      SUBSCRIBE
    </Button>
  );
}
