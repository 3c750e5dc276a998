import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { Link, useLocation } from "../../routing.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { formatCents } from "../../ui/money.ts";
import { prizesQuery } from "./queries.ts";

const ASK_AGAIN_MS = 300_000;

/** Over every page of a winner, until the prize is claimed. */
export default function PrizeBanner() {
  const { data } = useQuery({ ...prizesQuery, staleTime: ASK_AGAIN_MS });
  const { pathname } = useLocation();
  const prize = data?.prizes.find(({ status }) => status === "NOTIFIED");
  if (!prize || pathname === paths.claim(prize.id)) return null;
  return (
    <p role="status" className="bg-brass-wash px-4 py-3 text-center">
      <strong>You won {formatCents(prize.amountUsd * 100)}.</strong> Please{" "}
      <Link to={paths.claim(prize.id)} className="link font-semibold">
        claim your prize
      </Link>{" "}
      {prize.claimUntil && `by ${formatDateTime(prize.claimUntil)}`}.
    </p>
  );
}
