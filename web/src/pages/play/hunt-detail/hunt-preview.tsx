import { useQuery } from "@tanstack/react-query";
import { paths, withReturnTo } from "../../../paths.ts";
import { writePendingHunt } from "../../../slices/accounts/pending-hunt.ts";
import { ThumbBar } from "../../../slices/check-ins/thumb-bar.tsx";
import { type HuntDetail, huntPreviewQuery } from "../../../slices/hunts/detail-query.ts";
import { detailTrouble } from "../../../slices/hunts/detail-trouble.ts";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { isFreeHuntId } from "./free-hunt-id.ts";
import { HuntSkeleton } from "./hunt-skeleton.tsx";
import { MissingHunt } from "./missing-hunt.tsx";
import { leastPlan, SampleHunt, WayIn } from "./way-in-layout.tsx";

/** A hunt as somebody without an account sees it: all but its squares, and the way in. */
export function HuntPreview({ huntId }: { huntId: string }) {
  const { data, error, isFetching, refetch } = useQuery(huntPreviewQuery(huntId));
  if (data) return <Preview detail={data} />;
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

function Preview({ detail }: { detail: HuntDetail }) {
  const { hunt } = detail;
  const free = isFreeHuntId(hunt.id);
  const here = paths.hunt(hunt.id);
  const ways = (size: "bar" | undefined) => (
    <>
      <LinkButton
        to={withReturnTo(paths.register, here)}
        {...(size && { size })}
        // Whoever signs up in another tab finds the hunt waiting as well.
        onClick={() => !free && hunt.status === "ACTIVE" && writePendingHunt(hunt.id)}
      >
        Sign Up
      </LinkButton>
      <LinkButton variant="secondary" to={withReturnTo(paths.login, here)} {...(size && { size })}>
        Log in
      </LinkButton>
    </>
  );
  return (
    <WayIn
      detail={detail}
      signedIn={false}
      thumb={
        <ThumbBar>
          <div className="grid grid-cols-2 gap-3">{ways("bar")}</div>
        </ThumbBar>
      }
    >
      <p>Please log in or register to view hunt details.</p>
      <p className="text-quiet">
        {free
          ? "The monthly free hunt costs nothing: an account is all it takes."
          : `Each square you solve opens the next; the first three to finish share the treasure. Plans begin at ${leastPlan()} a month and are stopped whenever you like; the account is free.`}
      </p>
      <div className="grid grid-cols-2 gap-3 max-lg:hidden">{ways(undefined)}</div>
      <SampleHunt />
    </WayIn>
  );
}
