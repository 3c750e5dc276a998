import { useQuery } from "@tanstack/react-query";
import type { getPayout, Result } from "@ten-paces/contract";
import { CallFailed } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { AnswerFacts, ClaimFacts } from "../../../slices/payouts/claim-facts.tsx";
import { PayoutDecisions } from "../../../slices/payouts/decisions.tsx";
import { CheckInsTable, TimesTable } from "../../../slices/payouts/evidence-tables.tsx";
import { PAYOUT_BADGES, stepsFor } from "../../../slices/payouts/payout-steps.ts";
import { payoutQuery } from "../../../slices/payouts/queries.ts";
import { TrackDrawing } from "../../../slices/payouts/track-drawing.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** One prize with everything it is decided from. */
export default function PayoutPage() {
  const { id = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(payoutQuery(id));
  const toTable = (
    <LinkButton to={paths.adminTab("payouts")} variant="secondary" size="small">
      All Payouts
    </LinkButton>
  );
  if (isPending) {
    return (
      <Page title="Payout" width="wide">
        <Skeleton className="h-96 w-full" />
      </Page>
    );
  }
  if (!data) {
    const gone = error instanceof CallFailed && [400, 404].includes(error.status);
    return (
      <Page title="Payout" width="wide">
        <ErrorState
          title={gone ? "There is no such prize" : "Unable to load the prize"}
          text={gone ? "The link may be old." : error.message}
          action={gone ? toTable : <Button onClick={() => void refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  const { payout, answer } = data;
  const undecided = answer !== null && answer.decision === null;
  const { label, tone } = PAYOUT_BADGES[payout.status];
  return (
    <Page
      title="Payout"
      heading={`${formatCents(payout.amountUsd * 100)}, place ${payout.place}`}
      eyebrow={payout.huntName}
      width="wide"
      actions={toTable}
    >
      <div className="grid grid-cols-1 gap-6">
        <Card className="grid grid-cols-1 gap-5">
          <div>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <PayoutFacts payout={payout} />
          <PayoutNotices payout={payout} />
          <PayoutDecisions id={payout.id} steps={stepsFor({ ...payout, undecided })} />
        </Card>
        <AnswerFacts id={payout.id} answer={answer} />
        <ClaimFacts claim={data.claim} sealed={data.sealed} />
        <Signs signals={data.signals} score={payout.score} />
        <Evidence runs={data.runs} squares={data.squares} />
      </div>
    </Page>
  );
}

type Case = Result<typeof getPayout>;

function PayoutFacts({ payout }: Pick<Case, "payout">) {
  return (
    <dl className="grid gap-4 sm:grid-cols-4">
      <Fact label="Winner">
        {payout.winner.displayName}
        <span className="block text-sm text-quiet">{payout.winner.email}</span>
      </Fact>
      <Fact label="In Bitcoin at the opening">{payout.amountBtc.toFixed(8)} BTC</Fact>
      <Fact label="Won">{formatDateTime(payout.wonAt)}</Fact>
      {payout.dueAt && <Fact label="Next step due">{formatDateTime(payout.dueAt)}</Fact>}
      {payout.approvedBy && <Fact label="Approved by">{payout.approvedBy}</Fact>}
      {payout.reference && <Fact label="Reference">{payout.reference}</Fact>}
    </dl>
  );
}

function PayoutNotices({ payout }: Pick<Case, "payout">) {
  const { hold, needsSecond, status } = payout;
  return (
    <>
      {needsSecond && (status === "PENDING_REVIEW" || status === "CLAIMED") && (
        <Notice>At this sum whoever pays must not be who approved.</Notice>
      )}
      {hold && (
        <Notice
          title={`${status === "DISQUALIFIED" ? "Taken back" : "Held"} by ${hold.by ?? "an administrator"}`}
        >
          {hold.reason}
          {hold.answerUntil && ` The winner can answer until ${formatDateTime(hold.answerUntil)}.`}
        </Notice>
      )}
    </>
  );
}

function Signs({ signals, score }: Pick<Case, "signals"> & { score: number | null }) {
  return (
    <Card as="section" aria-labelledby="signs-title" className="grid grid-cols-1 gap-3">
      <h2 id="signs-title" className="text-lg">
        What stands out {score !== null && `(weighs ${score} of 100)`}
      </h2>
      {signals.length === 0 ? (
        <p className="text-quiet">{score === null ? "Not weighed yet." : "Nothing stands out."}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5">
          {signals.map(({ code, reason, points, count }) => (
            <li key={code}>
              {reason}{" "}
              <span className="text-quiet tabular-nums">
                {points} points{count > 1 && `, in ${count} check-ins`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Evidence({ runs, squares }: Pick<Case, "runs" | "squares">) {
  const [winner, ...others] = runs;
  if (!winner) return null;
  return (
    <Card as="section" aria-labelledby="evidence-title" className="grid grid-cols-1 gap-6">
      <h2 id="evidence-title" className="text-lg">
        The track
      </h2>
      <TrackDrawing squares={squares} runs={runs} />
      <div>
        <h3 className="mb-2 text-xl">Beside the other finishers</h3>
        <TimesTable runs={runs} />
      </div>
      <div>
        <h3 className="mb-2 text-xl">Every check-in of {winner.displayName}</h3>
        <CheckInsTable run={winner} />
      </div>
      {others.map((run) => (
        <details key={run.userId}>
          <summary className="min-h-6 font-semibold pointer-coarse:min-h-11">
            Every check-in of {run.displayName}
          </summary>
          <CheckInsTable run={run} />
        </details>
      ))}
    </Card>
  );
}
