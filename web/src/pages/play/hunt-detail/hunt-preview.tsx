import { useQuery } from "@tanstack/react-query";
import { plans } from "@ten-paces/contract";
import { paths, withReturnTo } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { writePendingHunt } from "../../../slices/accounts/pending-hunt.ts";
import { ThumbBar } from "../../../slices/check-ins/thumb-bar.tsx";
import { ClueTaste } from "../../../slices/hunts/clue-taste.tsx";
import { type DetailedHunt, huntPreviewQuery } from "../../../slices/hunts/detail-query.ts";
import { detailTrouble } from "../../../slices/hunts/detail-trouble.ts";
import { ShareHunt } from "../../../slices/hunts/share-hunt.tsx";
import { UnreadPage } from "../../../slices/hunts/unread-page.tsx";
import { Card } from "../../../ui/card.tsx";
import { Contours } from "../../../ui/contours.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Page } from "../../../ui/page.tsx";
import { SquareRow } from "../../../ui/square-row.tsx";
import { isFreeHuntId } from "./free-hunt-id.ts";
import { HuntHeader } from "./hunt-header.tsx";
import { HuntSkeleton } from "./hunt-skeleton.tsx";
import { MissingHunt } from "./missing-hunt.tsx";

/** A hunt as somebody without an account sees it: all but its squares, and the way in. */
export default function HuntPreview({ huntId }: { huntId: string }) {
  const { data, error, isFetching, refetch } = useQuery(huntPreviewQuery(huntId));
  if (data) return <Preview hunt={data.hunt} />;
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

function Preview({ hunt }: { hunt: DetailedHunt }) {
  const free = isFreeHuntId(hunt.id);
  const open = hunt.status === "ACTIVE";
  const least = Math.min(...plans.map(({ priceCents }) => priceCents));
  const here = paths.hunt(hunt.id);
  const signUp = (size: "bar" | undefined) => (
    <LinkButton
      to={withReturnTo(paths.register, here)}
      {...(size && { size })}
      // Whoever signs up in another tab finds the hunt waiting as well.
      onClick={() => !free && open && writePendingHunt(hunt.id)}
    >
      Sign Up
    </LinkButton>
  );
  return (
    <Page title={hunt.name} heading={null} width="wide">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid grid-cols-1 gap-6">
          <HuntHeader hunt={hunt} isFreeHunt={free} />
          <ClueTaste variant={free ? "DIGITAL" : hunt.variant} />
        </div>
        <Card as="section" className="relative overflow-hidden lg:sticky lg:top-24">
          <Contours seed={hunt.id} className="text-contour opacity-60" />
          <div className="relative grid max-w-prose gap-4">
            <h2 className="text-2xl">
              {free ? "One square is waiting" : `${hunt.totalSquares} squares are waiting`}
            </h2>
            <SquareRow total={hunt.totalSquares} solved={[]} current={null} size="large" />
            <p>Please log in or register to view hunt details.</p>
            <p className="text-quiet">
              {free
                ? "The monthly free hunt costs nothing: an account is all it takes."
                : `Each square you solve opens the next; the first three to finish share the treasure. Plans begin at ${formatCents(least)} a month and are stopped whenever you like; the account is free.`}
            </p>
            <div className="grid grid-cols-2 gap-3 max-lg:hidden">
              {signUp(undefined)}
              <LinkButton variant="secondary" to={withReturnTo(paths.login, here)}>
                Log in
              </LinkButton>
            </div>
            <p>
              Not sure yet?{" "}
              <Link to={paths.huntTest} className="link">
                Walk through a sample hunt
              </Link>
              , no account needed.
            </p>
            {!free && open && <ShareHunt hunt={hunt} />}
          </div>
        </Card>
      </div>
      <ThumbBar>
        <div className="grid grid-cols-2 gap-3">
          {signUp("bar")}
          <LinkButton size="bar" variant="secondary" to={withReturnTo(paths.login, here)}>
            Log in
          </LinkButton>
        </div>
      </ThumbBar>
    </Page>
  );
}
