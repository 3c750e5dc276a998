import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { placeWords, prizeStep } from "../../../slices/prizes/prize-words.ts";
import { prizesQuery } from "../../../slices/prizes/queries.ts";
import { siteQuery } from "../../../slices/site/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { ClaimForm } from "./claim-form.tsx";

/** Where a winner claims a prize, and sees afterwards where it is. */
export default function ClaimPage() {
  const { id = "" } = useParams();
  const site = useQuery(siteQuery);
  const { data, error, refetch, isFetching } = useQuery({ ...prizesQuery, staleTime: 0 });
  if (error && !data) {
    return (
      <Page title="Claim your prize" width="reading">
        <ErrorState
          title="Your prizes could not be loaded"
          text="Please check your connection and try again. Your prize waits for you."
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      </Page>
    );
  }
  if (!data) return <LoadingScreen />;
  const prize = data.prizes.find((one) => one.id === id);
  if (!prize) {
    return (
      <Page title="Claim your prize" width="reading">
        <ErrorState
          title="There is no such prize"
          text="The link may be old, or it belongs to another account."
          action={<LinkButton to={paths.profile}>Go to your profile</LinkButton>}
        />
      </Page>
    );
  }
  const { label, text } = prizeStep(prize);
  return (
    <Page
      title="Claim your prize"
      width="reading"
      intro={`${formatCents(prize.amountUsd * 100)} for ${placeWords(prize.place).toLowerCase()} in ${prize.huntName}`}
    >
      <Card className="grid gap-6">
        {prize.status === "NOTIFIED" ? (
          <>
            <p>{text}</p>
            {site.data?.sandboxPayments && (
              <Notice title="Sandbox, no money moves">
                Try the claim to its end with made-up particulars: no prize is paid out here, so
                please give no real taxpayer number.
              </Notice>
            )}
            <ClaimForm prize={prize} taxFormAboveUsd={data.taxFormAbove.usd} />
          </>
        ) : (
          <>
            <Notice tone="success" title={label}>
              {text}
            </Notice>
            <LinkButton to={paths.profile}>Go to your profile</LinkButton>
          </>
        )}
      </Card>
    </Page>
  );
}
