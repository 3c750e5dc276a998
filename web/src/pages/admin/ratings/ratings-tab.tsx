import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { decideRating, exportRatings } from "@ten-paces/contract";
import { attempt } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { useMay } from "../../../slices/accounts/use-may.ts";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { type ListedSentence, sentencesQuery } from "../../../slices/ratings/queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast-store.ts";

/** What finishers write about hunts: read here before anybody else reads it. */
export default function RatingsTab() {
  const { data, error, isPending, refetch } = useQuery(sentencesQuery);
  const may = useMay();
  return (
    <section aria-label="Ratings" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-quiet">
          Stars count at once. A sentence is shown once you have read it: nothing that tells where a
          square is, names a person, advertises or insults.
        </p>
        {may("exportRatings") && <ExportButton endpoint={exportRatings} input={{}} />}
      </div>
      {error && !data && (
        <ErrorState
          title="Unable to load the ratings"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {isPending && <Skeleton className="h-40 w-full" />}
      {data?.open === 0 && <p>No sentence waits to be read.</p>}
      {data && data.sentences.length > 0 && (
        <ul className="divide-y divide-contour rounded-lg border border-contour bg-raised">
          {data.sentences.map((one) => (
            <Sentence key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

const STATES = { waiting: "Waits", shown: "Shown", hidden: "Hidden" } as const;

function Sentence({ one }: { one: ListedSentence }) {
  const client = useQueryClient();
  const decide = useMutation({
    mutationFn: (show: boolean) =>
      attempt(decideRating, { params: { id: one.id }, body: { show, sentence: one.sentence } }),
    onSuccess: (outcome, show) =>
      outcome.ok
        ? toast({
            tone: "success",
            text: show ? "The sentence is shown." : "The sentence is hidden.",
          })
        : toast({ tone: "error", text: outcome.refusal.error }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin", "ratings"] }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
      <div className="min-w-0 max-w-prose flex-1 basis-72">
        <p className="font-semibold wrap-anywhere">{one.sentence}</p>
        <p className="text-sm text-quiet">
          {one.stars} of 5 stars by {one.by}, {formatDateTime(one.at)},{" "}
          <Link to={paths.adminHunt(one.huntId)} className="link">
            {one.huntName}
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          <Badge>{STATES[one.state]}</Badge>
          {one.reportedAt && <Badge>Reported {formatDateTime(one.reportedAt)}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(one.state !== "shown" || one.reportedAt) && (
          <Button
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => decide.mutate(true)}
          >
            {one.state === "shown" ? "Keep it" : "Show it"}
          </Button>
        )}
        {one.state !== "hidden" && (
          <Button
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            Hide it
          </Button>
        )}
      </div>
    </li>
  );
}
