import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { useParams } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { huntDetailQuery } from "../../../slices/hunts/detail-query.ts";
import { detailTrouble, noHuntId } from "../../../slices/hunts/detail-trouble.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { HuntScreen } from "./hunt-screen.tsx";
import { HuntSkeleton } from "./hunt-skeleton.tsx";
import { MissingHunt } from "./missing-hunt.tsx";

const HuntPreview = lazy(() => arrivalOf(() => import("./hunt-preview.tsx")));

export default function HuntPage() {
  const { id } = useParams();
  const { user } = useSession();
  if (!id) return <MissingHunt text={noHuntId.text} />;
  if (!user) return <HuntPreview huntId={id} />;
  return <KnownHunt key={id} huntId={id} />;
}

function KnownHunt({ huntId }: { huntId: string }) {
  const { data, error, isFetching, refetch } = useQuery(huntDetailQuery(huntId));
  // What was read before stays on the screen while a new reading fails, as it does without a signal.
  if (data) return <HuntScreen detail={data} />;
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
