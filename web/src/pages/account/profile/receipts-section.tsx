import { useInfiniteQuery } from "@tanstack/react-query";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { type Receipt, receiptsQuery, reversedWords } from "../../../slices/billing/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/dates.ts";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ProfileSection } from "./profile-section.tsx";

/** What was paid, each with a receipt to print. */
export function ReceiptsSection() {
  return (
    <ProfileSection title="Receipts" anchor="receipts" gist="What you paid, to print">
      <Receipts />
    </ProfileSection>
  );
}

function Receipts() {
  const paid = useInfiniteQuery(receiptsQuery);
  const receipts = paid.data?.pages.flatMap((page) => page.receipts) ?? [];
  if (paid.isPending) return <Skeleton className="h-16 w-full" />;
  if (paid.error && receipts.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="error" announce>
          Your receipts could not be loaded.
        </Notice>
        <Button variant="secondary" busy={paid.isFetching} onClick={() => void paid.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (receipts.length === 0) return <p className="text-quiet">Nothing was paid yet.</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full">
        {receipts.map((receipt) => (
          <ReceiptLine key={receipt.number} receipt={receipt} />
        ))}
      </ul>
      {paid.hasNextPage && (
        <Button
          variant="secondary"
          busy={paid.isFetchingNextPage}
          onClick={() => void paid.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function ReceiptLine({ receipt }: { receipt: Receipt }) {
  const { number, at, item, amountCents, reversed } = receipt;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-contour py-2.5 first:border-t-0">
      <span className="min-w-0">
        <Link to={paths.receipt(String(number))} className="link font-medium">
          {item}
        </Link>
        <time dateTime={at} className="block text-sm text-quiet">
          {formatDate(at)}, receipt {number}
          {reversed && `, ${reversedWords(reversed)}`}
        </time>
      </span>
      <span className="font-semibold tabular-nums">{formatCents(amountCents)}</span>
    </li>
  );
}
