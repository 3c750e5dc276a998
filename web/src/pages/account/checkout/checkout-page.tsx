import { useQuery } from "@tanstack/react-query";
import { CallFailed } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { checkoutQuery, sandboxCheckoutQuery } from "../../../slices/billing/queries.ts";
import { TripSummary } from "../../../slices/trips/trip.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { LoadingScreen } from "../../shell/loading-screen.tsx";
import { CardForm } from "./card-form.tsx";
import { PaidElsewhere } from "./paid-elsewhere.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";

/** The sandbox's own checkout; of a payment provider, which brings its own, where one comes back from it. */
export default function CheckoutPage() {
  const { id = "" } = useParams();
  const { data, isPending } = useQuery(checkoutQuery(id));
  if (isPending) return <LoadingScreen />;
  return data?.provider === "stripe" ? <PaidElsewhere id={id} /> : <SandboxCheckout id={id} />;
}

function SandboxCheckout({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...sandboxCheckoutQuery(id),
    staleTime: 0,
  });
  if (error && !data) {
    const gone = error instanceof CallFailed && [400, 404].includes(error.status);
    return (
      <Page title="Sandbox checkout" heading="Checkout" width="reading">
        <SandboxBanner />
        <ErrorState
          title={gone ? "There is no such checkout" : "The checkout could not be loaded"}
          text={
            gone
              ? "The link may be old, or it belongs to another account. Nothing was charged."
              : "Nothing was charged. Please check your connection and try again."
          }
          action={
            gone ? (
              <LinkButton to={paths.profile}>Go to your profile</LinkButton>
            ) : (
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try Again
              </Button>
            )
          }
        />
      </Page>
    );
  }
  if (!data) return <LoadingScreen />;
  return (
    <Page title="Sandbox checkout" heading="Checkout">
      <SandboxBanner />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-5">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-2xl">{data.title}</h2>
            <p>
              <span className="figure text-3xl font-semibold">{formatCents(data.amountCents)}</span>
              {data.recurring && <span className="text-quiet"> today</span>}
            </p>
            {data.huntName && (
              <p className="basis-full">
                With it you are subscribed to <strong>{data.huntName}</strong>.
              </p>
            )}
            {data.nextAt && data.nextSumCents !== undefined && (
              <p className="basis-full text-quiet">
                {data.difference &&
                  "This is the difference for the days that are left; your plan is enlarged at once. "}
                Then {formatCents(data.nextSumCents)} on {formatDate(data.nextAt)}, and every month
                until you stop it in your profile.
                {data.credits > 0 && ` ${data.credits} credits come at once.`}
              </p>
            )}
          </div>
          {data.trip && (
            <div className="border-t border-contour pt-5">
              <TripSummary trip={data.trip} />
            </div>
          )}
        </Card>
        <Card>
          {data.status === "paid" ? (
            <div className="grid gap-5">
              <Notice tone="success">This checkout is paid already.</Notice>
              <LinkButton to={data.returnUrl}>Go on</LinkButton>
            </div>
          ) : (
            <CardForm checkoutId={id} amountCents={data.amountCents} />
          )}
        </Card>
      </div>
    </Page>
  );
}
