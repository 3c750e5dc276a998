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
      width="wide"
      intro={`${formatCents(prize.amountUsd * 100)} for ${placeWords(prize.place).toLowerCase()} in ${prize.huntName}`}
    >
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,42rem)_minmax(0,20rem)] lg:gap-10">
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
        <WhatHappens />
      </div>
    </Page>
  );
}

/** From the claim to the money, beside the form on a desk. */
function WhatHappens() {
  return (
    <section aria-labelledby="what-happens" className="lg:sticky lg:top-24">
      <h2 id="what-happens" className="mb-3 text-xl">
        What happens then
      </h2>
      <ol className="grid list-decimal gap-3 pl-5 text-quiet">
        <li>You send the claim, once. A mail says that we have it.</li>
        <li>Somebody verifies it: your name, age and state, and how you are paid.</li>
        <li>The prize is paid 24 to 48 hours after that. A mail says so, with the reference.</li>
      </ol>
    </section>
  );
}
