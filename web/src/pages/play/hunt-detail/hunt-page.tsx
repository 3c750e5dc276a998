import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { notePlayed } from "../../../played-hunts.ts";
import { useParams } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { type HuntDetail, huntDetailQuery } from "../../../slices/hunts/detail-query.ts";
import { detailTrouble, noHuntId } from "../../../slices/hunts/detail-trouble.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { isFreeHuntId } from "./free-hunt-id.ts";
import { HuntSkeleton } from "./hunt-skeleton.tsx";
import { MissingHunt } from "./missing-hunt.tsx";
import { standingOf } from "./standing.ts";

// The head of the page names those of its hunt (scripts/page-files.mjs): they arrive beside the code of every page.
const wayIn = () => import("./way-in.ts");
const HuntPreview = lazy(() =>
  arrivalOf(() => wayIn().then((module) => ({ default: module.HuntPreview }))),
);
const HuntOutside = lazy(() =>
  arrivalOf(() => wayIn().then((module) => ({ default: module.HuntOutside }))),
);
const PhysicalHunt = lazy(() => arrivalOf(() => import("./physical-hunt.tsx")));
const DigitalHunt = lazy(() => withPuzzles(() => import("./digital-hunt.tsx")));
const FreeHunt = lazy(() => withPuzzles(() => import("./free-hunt.tsx")));

/** Beside the cards of its puzzles, which a hunt on the ground has none of. */
function withPuzzles<Part>(load: () => Promise<Part>): Promise<Part> {
  void import("../../../slices/puzzles/puzzle-cards.tsx").catch(() => undefined);
  return arrivalOf(load);
}

export default function HuntPage() {
  const { id } = useParams();
  const { user } = useSession();
  if (!id) return <MissingHunt text={noHuntId.text} />;
  if (!user) return <HuntPreview huntId={id} />;
  return <KnownHunt key={id} huntId={id} />;
}

function KnownHunt({ huntId }: { huntId: string }) {
  const { data, error, isFetching, refetch } = useQuery(huntDetailQuery(huntId));
  const plays = data !== undefined && !isFreeHuntId(huntId) && !standingOf(data).outside;
  useEffect(() => {
    if (plays) notePlayed(huntId);
  }, [plays, huntId]);
  // What was read before stays on the screen while a new reading fails, as it does without a signal.
  if (data) {
    return (
      <Suspense fallback={<HuntSkeleton />}>
        <OwnHunt detail={data} />
      </Suspense>
    );
  }
  if (!error) return <HuntSkeleton />;
  const trouble = detailTrouble(error);
  if (trouble.missing) return <MissingHunt text={trouble.text} />;
  return (
    <UnreadPage
      trouble={trouble}
      title="No hunt to show"
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function OwnHunt({ detail }: { detail: HuntDetail }) {
  if (isFreeHuntId(detail.hunt.id)) return <FreeHunt detail={detail} />;
  if (standingOf(detail).outside) return <HuntOutside detail={detail} />;
  return detail.hunt.variant === "DIGITAL" ? (
    <DigitalHunt detail={detail} />
  ) : (
    <PhysicalHunt detail={detail} />
  );
}
