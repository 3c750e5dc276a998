import { useMutation, useQuery } from "@tanstack/react-query";
import { reportRating } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/dates.ts";
import { useSession } from "../accounts/session.tsx";
import { MeanStars } from "../hunts/mean-stars.tsx";
import { type Ratings, ratingsQuery } from "./queries.ts";
import { RateHunt } from "./rate-hunt.tsx";

/** What finishers say of a hunt; who has finished it says their own here. Nothing where there is nothing of either. */
export function HuntRatings({ huntId }: { huntId: string }) {
  const { data } = useQuery(ratingsQuery(huntId));
  if (!data) return null;
  const { rating, sentences, mine, mayRate } = data;
  if (!rating && !mayRate && sentences.length === 0) return null;
  return (
    <section
      aria-labelledby="hunt-ratings"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-contour bg-raised p-5 sm:p-6 print:hidden"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="hunt-ratings" className="text-2xl">
          What finishers say
        </h2>
        <MeanStars rating={rating ?? undefined} />
      </div>
      {mayRate && <RateHunt huntId={huntId} mine={mine} />}
      {sentences.length > 0 && (
        <ul className="divide-y divide-contour">
          {sentences.map((one) => (
            <Sentence key={one.id} one={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Sentence({ one }: { one: Ratings["sentences"][number] }) {
  const { user } = useSession();
  const report = useMutation({
    mutationFn: () => call(reportRating, { params: { id: one.id } }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{one.sentence}</p>
        <p className="text-sm text-quiet">
          <span role="img" aria-label={`${one.stars} of 5 stars`} className="text-brass-text">
            {"★".repeat(one.stars)}
          </span>{" "}
          {one.by}, {formatDate(one.at)}
        </p>
      </div>
      {user && (
        <p role="status" className="text-sm text-quiet">
          {report.isSuccess ? (
            "Thank you. Somebody reads it again."
          ) : (
            <Button
              variant="ghost"
              busy={report.isPending}
              onClick={() => report.mutate()}
              aria-label={`Report what ${one.by} says`}
            >
              {report.isError ? "Not sent. Try again" : "Report"}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
