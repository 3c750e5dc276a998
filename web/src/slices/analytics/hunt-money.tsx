import { useQuery } from "@tanstack/react-query";
import { findPlan, type getHuntMoney, type Result } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { StatusBadge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { Fact } from "../../ui/fact.tsx";
import { formatBtc, formatCents } from "../../ui/money.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { ledgerWords } from "../credits/ledger-words.ts";
import { useDollars } from "../settings/use-dollars.ts";
import { shareOf, wholeNumber } from "./figures.ts";
import { huntMoneyQuery } from "./queries.ts";

type Money = Result<typeof getHuntMoney>;

const PRIZES: readonly Column<Money["prizes"][number]>[] = [
  {
    key: "place",
    label: "Place",
    cell: ({ id, place }) => (
      <Link to={paths.adminPayout(id)} className="link font-semibold">
        Place {place}
      </Link>
    ),
  },
  { key: "who", label: "Winner", cell: (one) => one.displayName ?? "A former hunter" },
  { key: "status", label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "amount",
    label: "Prize",
    align: "right",
    cell: ({ amountCents }) => formatCents(amountCents),
  },
];

const SUBSCRIPTIONS: readonly Column<Money["subscriptions"][number]>[] = [
  {
    key: "plan",
    label: "Plan",
    cell: ({ planId }) =>
      planId === "free" ? "Free, without a plan" : (findPlan(planId)?.name ?? planId),
  },
  { key: "active", label: "Now", align: "right", cell: ({ active }) => wholeNumber(active) },
  { key: "ended", label: "Ended", align: "right", cell: ({ ended }) => wholeNumber(ended) },
];

const CREDITS: readonly Column<Money["credits"][number]>[] = [
  { key: "for", label: "For", cell: ({ reason }) => ledgerWords(reason) },
  { key: "bookings", label: "Bookings", align: "right", cell: (one) => wholeNumber(one.bookings) },
  {
    key: "credits",
    label: "Credits spent",
    align: "right",
    cell: ({ credits }) => wholeNumber(credits),
  },
];

/** What a hunt was paid for, what it promises, and what was spent in it. */
export function HuntMoney({ huntId }: { huntId: string }) {
  const asked = useQuery(huntMoneyQuery(huntId));
  return (
    <WaitOrFail what="money of this hunt" asked={asked}>
      {(money) => <Sections money={money} />}
    </WaitOrFail>
  );
}

function Sections({ money }: { money: Money }) {
  const dollars = useDollars();
  const spent = money.credits.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <div className="grid gap-8">
      <Card>
        <dl className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <Fact label="Paid in by its subscriptions">
            {formatCents(money.paidInCents)}
            <span className="block text-sm text-quiet">{formatBtc(money.paidInBTC, 8)}</span>
          </Fact>
          <Fact label="Of the threshold">
            <ShareBar part={money.paidInBTC} whole={money.thresholdBTC}>
              {`${shareOf(money.paidInBTC, money.thresholdBTC)} of ${formatBtc(money.thresholdBTC, 3)}`}
            </ShareBar>
            <span className="block text-sm text-quiet">{dollars(money.thresholdBTC)}</span>
          </Fact>
          <Fact label="Prize promised">
            {formatCents(money.prizePoolCents, { whole: true })}
            <span className="block text-sm text-quiet">
              {money.prizeFixed
                ? `Fixed when it opened, for ${formatBtc(money.prizePoolBTC, 3)}`
                : `${formatBtc(money.prizePoolBTC, 3)}, fixed in dollars when it opens`}
            </span>
          </Fact>
          <Fact label="Credits spent">{wholeNumber(spent)}</Fact>
        </dl>
      </Card>
      <Part title="Prizes">
        <DataTable
          caption="Prizes of this hunt"
          columns={PRIZES}
          rows={money.prizes}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.adminPayout(id)}
          empty="No place is won yet."
        />
      </Part>
      <Part title="Subscriptions">
        <p className="max-w-prose text-sm text-quiet">
          A plan’s payment is shared among the hunts it was used for.
        </p>
        <DataTable
          caption="Subscriptions by plan"
          columns={SUBSCRIPTIONS}
          rows={money.subscriptions}
          rowKey={({ planId }) => planId}
          empty="Nobody has subscribed yet."
        />
      </Part>
      <Part title="Credits">
        <DataTable
          caption="Credits spent in this hunt"
          columns={CREDITS}
          rows={money.credits}
          rowKey={({ reason }) => reason}
          empty="Nobody has spent a credit here yet."
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  );
}
