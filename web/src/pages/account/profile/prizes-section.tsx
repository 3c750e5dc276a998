import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type OwnPrize, withdrawPublicity } from "@ten-paces/contract";
import { attempt } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { placeWords, prizeStep } from "../../../slices/prizes/prize-words.ts";
import { prizesQuery } from "../../../slices/prizes/queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { toast } from "../../../ui/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";

/** Waits for its winner: a claim, or an answer to a question of ours. */
const asks = ({ status, hold }: OwnPrize) =>
  status === "NOTIFIED" || (hold !== null && hold.answerUntil !== null);

/**
 * What the hunter has won and where it is on its way; nothing for who has won nothing. It stands in one of two
 * places: first of all while a prize waits for its winner, among the results once none does.
 */
export function PrizesSection({ first = false }: { first?: boolean }) {
  const { data } = useQuery(prizesQuery);
  if (!data || data.prizes.length === 0 || data.prizes.some(asks) !== first) return null;
  return (
    <ProfileSection title="Your Prizes" anchor="prizes">
      <ul>
        {data.prizes.map((prize) => (
          <PrizeLine key={prize.id} prize={prize} />
        ))}
      </ul>
    </ProfileSection>
  );
}

function PrizeLine({ prize }: { prize: OwnPrize }) {
  const { label, tone, text } = prizeStep(prize);
  return (
    <li className="grid gap-2 border-t border-contour py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p className="font-semibold">
          {placeWords(prize.place)} in{" "}
          <Link to={paths.hunt(prize.huntId)} className="link">
            {prize.huntName}
          </Link>
        </p>
        <p className="figure text-xl font-semibold">{formatCents(prize.amountUsd * 100)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{label}</Badge>
        <p className="min-w-0 flex-1 basis-60 text-quiet wrap-anywhere">{text}</p>
        {prize.status === "NOTIFIED" && (
          <LinkButton to={paths.claim(prize.id)}>Claim your prize</LinkButton>
        )}
        {prize.hold && (
          <LinkButton to={paths.answer(prize.id)} variant="secondary">
            {prize.hold.answerUntil ? "Answer" : "See the answer"}
          </LinkButton>
        )}
      </div>
      <Publicity prize={prize} />
    </li>
  );
}

/** The consent to publicity, as long as it can be taken back. */
function Publicity({ prize }: { prize: OwnPrize }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: async () => {
      const outcome = await attempt(withdrawPublicity, { params: { id: prize.id } });
      if (!outcome.ok) throw new Error(outcome.refusal.error);
    },
    onSuccess: () => toast({ tone: "success", text: "We do not name you as a winner." }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: prizesQuery.queryKey }),
  });
  const until = prize.claim?.optOutUntil;
  if (!until) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm text-quiet">
      <p>You agreed to be named as a winner. You can take that back until {formatDate(until)}.</p>
      <Button
        variant="ghost"
        size="small"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        Take it back
      </Button>
    </div>
  );
}
