import { RefreshCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Notice } from "../../ui/notice.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import type { JobSource } from "../jobs/job-source.ts";
import { AutoReplenishment } from "./auto-replenishment.tsx";
import { FreeHuntCard } from "./free-hunt-card.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";
import { StockCards } from "./stock-cards.tsx";
import { stockTrouble } from "./stock-trouble.ts";
import { doing, workOf } from "./stock-words.ts";
import { type StockDesk, useStockWork } from "./use-stock-work.ts";

/** Generate All, Replenish, Cleanup, what they have made, and the replenishment that runs by itself. */
export function LifecycleManager({ source }: { source?: JobSource }) {
  const desk = useStockWork(source);
  const { stock, job, jobId, busy, begin } = desk;
  const { data, error, isFetching, refetch } = stock;
  return (
    <section aria-labelledby="lifecycle-title" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="lifecycle-title" className="text-lg">
            Hunt Lifecycle Manager
          </h2>
          <p className="max-w-prose text-quiet">
            Keeps every state in stock. When a hunt ends, the one marked as next, else the oldest
            available one of its state and variant opens.
          </p>
        </div>
        <Button
          variant="secondary"
          size="small"
          className="pointer-coarse:min-h-11"
          busy={isFetching && !busy}
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
      <Banners desk={desk} />
      {busy && <JobProgress label={doing(job && workOf(job))} job={job} jobId={jobId} />}
      <StockCards busy={busy} model={data?.model ?? null} onBegin={begin} />
      <section
        aria-labelledby="statistics-title"
        aria-busy={stock.isPending}
        className="grid gap-4"
      >
        <h3 id="statistics-title" className="text-xl">
          Statistics
        </h3>
        <StatisticsPanel statistics={data?.statistics ?? null} failed={error !== null && !data} />
      </section>
      <FreeHuntCard freeHunt={data ? data.freeHunt : undefined} />
      <AutoReplenishment auto={data?.auto ?? null} />
    </section>
  );
}

function Banners({ desk: { stock, banner, report, shortfalls } }: { desk: StockDesk }) {
  const databaseError = stock.data?.statistics.error;
  return (
    <>
      {stock.error && (
        <Notice tone="error" announce>
          {stockTrouble(stock.error, "fetch")}
        </Notice>
      )}
      {databaseError && (
        <Notice tone="error" announce>
          Database error: {databaseError}
        </Notice>
      )}
      {banner && (
        <Notice tone={banner.tone} announce>
          {banner.text}
          {report !== null && ` ${report}`}
        </Notice>
      )}
      {shortfalls.length > 0 && (
        <details className="rounded-md border border-contour bg-raised px-4 py-3">
          <summary className="min-h-6 font-semibold">
            {counted(shortfalls.length, "hunt")} could not be made
          </summary>
          <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm">
            {shortfalls.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
