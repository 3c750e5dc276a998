import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { formatCents } from "../../ui/money.ts";
import { prizeStep } from "./prize-words.ts";
import { prizesQuery } from "./queries.ts";

/** What a finisher won in a hunt, where it is on its way, and what there is to do about it. */
export function WonPrize({ huntId }: { huntId: string }) {
  const { data } = useQuery({ ...prizesQuery, staleTime: 0 });
  const prize = data?.prizes.find((one) => one.huntId === huntId);
  if (!prize) return <p>Winners will be notified within 24 hours.</p>;
  const { label, tone, text } = prizeStep(prize);
  const reviewed = prize.status !== "PENDING_REVIEW" || prize.hold !== null;
  return (
    <>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <span className="figure text-3xl font-semibold text-brass-text">
          {formatCents(prize.amountUsd * 100)}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="max-w-prose wrap-anywhere">
        {reviewed ? text : "Winners will be notified within 24 hours."}
      </p>
      {prize.status === "NOTIFIED" && (
        <LinkButton to={paths.claim(prize.id)}>Claim your prize</LinkButton>
      )}
      {prize.hold?.answerUntil && <LinkButton to={paths.answer(prize.id)}>Answer</LinkButton>}
    </>
  );
}
