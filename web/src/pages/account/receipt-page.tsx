import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { CallFailed } from "../../api.ts";
import { paths } from "../../paths.ts";
import { useParams } from "../../routing.tsx";
import { receiptQuery, reversedWords } from "../../slices/billing/queries.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDate } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Fact } from "../../ui/fact.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { formatCents } from "../../ui/money.ts";
import { Page } from "../../ui/page.tsx";
import { LoadingScreen } from "../shell/loading-screen.tsx";

/** One receipt as a sheet of paper. */
export default function ReceiptPage() {
  const { id = "" } = useParams();
  const { data, error, refetch, isFetching } = useQuery(receiptQuery(Number(id)));
  if (error && !data) {
    const gone = error instanceof CallFailed && [400, 404].includes(error.status);
    return (
      <Page title="Receipt" width="reading">
        <ErrorState
          title={gone ? "There is no such receipt" : "The receipt could not be loaded"}
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
  const { number, at, item, amountCents, sandbox, reversed, paidBy } = data.receipt;
  return (
    <Page
      title={`Receipt ${number}`}
      heading={`Receipt ${number}`}
      eyebrow="Ten Paces"
      width="reading"
      actions={
        <Button
          variant="secondary"
          className="print:hidden"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      }
    >
      <Card>
        <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <Fact label="Date">{formatDate(at)}</Fact>
          <Fact label="Account">{paidBy}</Fact>
          <Fact label="For">{item}</Fact>
          <Fact label="Paid">
            <span className="figure text-2xl font-semibold">{formatCents(amountCents)}</span>
          </Fact>
        </dl>
        {reversed && (
          <p className="mt-6 border-t border-contour pt-4">
            This payment was {reversedWords(reversed)}.
          </p>
        )}
        {sandbox && (
          <p className="mt-6 border-t border-contour pt-4 text-quiet">
            This was a sandbox payment: no money moved.
          </p>
        )}
      </Card>
      <p className="mt-6 print:hidden">
        <LinkButton to={`${paths.profile}#receipts`} variant="secondary">
          All receipts
        </LinkButton>
      </p>
    </Page>
  );
}
