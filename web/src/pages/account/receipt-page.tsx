import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { CallFailed } from "../../api.ts";
import { paths } from "../../paths.ts";
import { useParams } from "../../routing.tsx";
import { receiptQuery, reversedWords } from "../../slices/billing/queries.ts";
import { siteQuery } from "../../slices/site/queries.ts";
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
  const supportMail = useQuery(siteQuery).data?.supportEmail ?? null;
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
  const sum = formatCents(amountCents);
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
      <Card className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div>
            <p className="label-caps text-quiet">Paid</p>
            <p className="figure text-4xl font-semibold">{sum}</p>
          </div>
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            <Fact label="Date">{formatDate(at)}</Fact>
            <Fact label="Account">{paidBy}</Fact>
          </dl>
        </div>
        <Lines item={item} sum={sum} />
        {reversed && <p>This payment was {reversedWords(reversed)}.</p>}
        {sandbox && <p className="text-quiet">This was a sandbox payment: no money moved.</p>}
        {supportMail && (
          <p className="text-sm text-quiet">
            A question about this payment?{" "}
            <a href={`mailto:${supportMail}`} className="link">
              {supportMail}
            </a>
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

/** One line: every payment is for one thing. */
function Lines({ item, sum }: { item: string; sum: string }) {
  return (
    <table className="w-full border-y border-contour">
      <caption className="sr-only">What was paid for</caption>
      <thead>
        <tr className="label-caps text-quiet">
          <th scope="col" className="py-2 pr-4 text-left">
            For
          </th>
          <th scope="col" className="py-2 text-right">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-t border-contour">
          <td className="py-3 pr-4">{item}</td>
          <td className="py-3 text-right tabular-nums">{sum}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr className="border-t border-contour font-semibold">
          <th scope="row" className="py-3 pr-4 text-left">
            Total
          </th>
          <td className="py-3 text-right tabular-nums">{sum}</td>
        </tr>
      </tfoot>
    </table>
  );
}
