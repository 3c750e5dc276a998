import { useQuery } from "@tanstack/react-query";
import type { SignaledRun } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import type { BadgeTone } from "../../ui/badge-tones.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { huntSignalsQuery } from "./queries.ts";

/** What stands out in a hunt's check-ins: winners first. Nothing here is told to players. */
export function HuntSignals({ huntId }: { huntId: string }) {
  const { data, isPending, refetch } = useQuery(huntSignalsQuery(huntId));
  return (
    <section aria-labelledby="signals-title" className="grid gap-4">
      <div>
        <h2 id="signals-title" className="text-2xl">
          What stands out
        </h2>
        <p className="text-sm text-quiet">
          Signs that a position or an answer was not come by honestly, weighed from 0 to 100. They
          keep nobody from playing and decide nothing by themselves: read them before you let a
          prize go. Hunters do not see them.
        </p>
      </div>
      {data ? (
        <Runs runs={data.runs} />
      ) : isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ErrorState
          title="Unable to load the signals"
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
    </section>
  );
}

function Runs({ runs }: { runs: readonly SignaledRun[] }) {
  if (runs.length === 0) return <p className="text-quiet">Nobody has checked in yet.</p>;
  const shown = runs.filter(({ place, score }) => place !== null || score > 0);
  if (shown.length === 0) return <p className="text-quiet">Nothing stands out.</p>;
  return (
    <ul className="grid gap-3">
      {shown.map((run) => (
        <li key={run.userId}>
          <Run run={run} />
        </li>
      ))}
    </ul>
  );
}

const ORDINALS = ["", "First", "Second", "Third"];

function toneOf(score: number): BadgeTone {
  if (score >= 60) return "flag";
  return score >= 25 ? "yellow" : "neutral";
}

function Run({ run }: { run: SignaledRun }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 text-lg break-words">{run.displayName}</h3>
        {run.place !== null && <Badge tone="brass">{ORDINALS[run.place]} place</Badge>}
        {run.prizeStatus && <Badge>{run.prizeStatus.replaceAll("_", " ")}</Badge>}
        <Badge tone={toneOf(run.score)}>Weighs {run.score}</Badge>
      </div>
      {run.signals.length === 0 ? (
        <p className="mt-2 text-quiet">Nothing stands out.</p>
      ) : (
        <ul className="mt-3 grid list-disc gap-1 pl-5">
          {run.signals.map(({ code, reason, points, count, accounts }) => (
            <li key={code}>
              {reason}
              {accounts.length > 0 && ` (${namesOf(accounts)})`}
              <span className="text-quiet tabular-nums">
                {" "}
                {points} points{count > 1 && `, in ${count} check-ins`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {run.checkIns.length > 0 && <CheckIns run={run} />}
    </Card>
  );
}

const namesOf = (accounts: readonly { displayName: string }[]) =>
  accounts.map(({ displayName }) => displayName).join(", ");

function CheckIns({ run }: { run: SignaledRun }) {
  return (
    <details className="mt-3">
      <summary className="min-h-6 text-sm font-semibold pointer-coarse:min-h-11">
        By check-in
      </summary>
      <ol className="mt-2 grid gap-2 text-sm">
        {run.checkIns.map((one) => (
          <li key={`${one.squareNum} ${one.at}`} className="border-l-2 border-contour pl-3">
            <p className="font-semibold">
              Square {one.squareNum}, {one.success ? "right" : "wrong"}, {formatDateTime(one.at)}
            </p>
            {one.signals.map(({ code, reason, accounts }) => (
              <p key={code}>
                {reason}
                {accounts.length > 0 && ` (${namesOf(accounts)})`}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
