import { useQuery } from "@tanstack/react-query";
import { exportReports } from "@ten-paces/contract";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { FindingsList } from "../../../slices/reports/findings-list.tsx";
import { OutsideReportCard } from "../../../slices/reports/outside-report-card.tsx";
import { reportsQuery } from "../../../slices/reports/queries.ts";
import { ReportedSquareCard } from "../../../slices/reports/reported-square-card.tsx";
import { useSettling } from "../../../slices/reports/use-settling.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** What people say is wrong with places, and what is done about it. */
export default function ReportsTab() {
  const { data, error, isPending, refetch } = useQuery(reportsQuery);
  const settling = useSettling();
  return (
    <section aria-label="Reports" className="grid gap-6">
      <h2 className="sr-only">From hunters</h2>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-quiet">
          Two reports of a square, or one of danger, rest it at once. Nobody loses by a rest, but
          somebody waits: open it again, move it, or void it.
        </p>
        <ExportButton endpoint={exportReports} input={{}} />
      </div>
      {error && !data && (
        <ErrorState
          title="Unable to load the reports"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {isPending && <Skeleton className="h-40 w-full" />}
      {data && data.squares.length + data.outside.length === 0 && (
        <p>Nobody waits: no square rests, and no report is open.</p>
      )}
      {data?.squares.map((square) => (
        <ReportedSquareCard
          key={`${square.huntId}/${square.num}`}
          square={square}
          settling={settling}
        />
      ))}
      {data && data.outside.length > 0 && (
        <>
          <h2 className="text-lg">From outside</h2>
          {data.outside.map((report) => (
            <OutsideReportCard key={report.id} report={report} settling={settling} />
          ))}
        </>
      )}
      <FindingsList />
    </section>
  );
}
