import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "../../../paths.ts";
import { useNavigate } from "../../../routing.tsx";
import { checkoutQuery } from "../../../slices/billing/queries.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Page } from "../../../ui/page.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

const LOOK_MS = 1_500;
const LONG_MS = 20_000;

/** Where somebody lands who paid on the provider's page: it waits for the payment to be confirmed, and goes on. */
export function PaidElsewhere({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...checkoutQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === "paid" ? false : LOOK_MS),
  });
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  const goesTo = data?.status === "paid" ? data.returnUrl : null;
  useEffect(() => {
    if (goesTo === null) return;
    // Plan, credits and subscriptions are other ones now.
    void client.invalidateQueries();
    void navigate(goesTo, { replace: true });
  }, [goesTo, client, navigate]);
  return (
    <Page title="Checkout" heading="Thank you" width="reading">
      <Card className="grid justify-items-start gap-4">
        {data && (
          <p>
            {data.title}, <strong>{formatCents(data.amountCents)}</strong>
          </p>
        )}
        <Spinner label="Your payment is being confirmed..." />
        <p role="status" className="text-quiet">
          {isLong
            ? "It takes longer than usual. You need not wait: what you paid for is yours as soon as it is confirmed, and a receipt comes by mail. If you left before paying, nothing was charged."
            : "This takes a few seconds. You can wait here."}
        </p>
        {isLong && (
          <LinkButton to={paths.profile} variant="secondary">
            Go to your profile
          </LinkButton>
        )}
      </Card>
    </Page>
  );
}
