import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { paths } from "../../../paths.ts";
import { huntDetailQuery } from "../../../slices/hunts/detail-query.ts";
import { detailTrouble, noHuntId } from "../../../slices/hunts/detail-trouble.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { HuntScreen } from "./hunt-screen.tsx";
import { HuntSkeleton } from "./hunt-skeleton.tsx";

export default function HuntPage() {
  const { id } = useParams();
  if (!id) return <MissingHunt text={noHuntId.text} />;
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

function MissingHunt({ text }: { text: string }) {
  const navigate = useNavigate();
  return (
    <Page title="Hunt not found" width="reading">
      <ErrorState
        title="Off the map"
        text={text}
        action={
          <Button
            onClick={() => {
              // Somebody who opened a link in a new tab has nowhere to go back to.
              if (window.history.length > 1) void navigate(-1);
              else void navigate(paths.hunts);
            }}
          >
            Go Back
          </Button>
        }
      />
    </Page>
  );
}
