import { plans } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { ClueTaste } from "../../../slices/hunts/clue-taste.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { Card } from "../../../ui/card.tsx";
import { Contours } from "../../../ui/contours.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Page } from "../../../ui/page.tsx";
import { SquareRow } from "../../../ui/square-row.tsx";
import { isFreeHuntId } from "./free-hunt-id.ts";
import { HuntFacts } from "./hunt-facts.tsx";
import { HuntHead } from "./hunt-head.tsx";

/** What the cheapest plan costs a month. */
export function leastPlan(): string {
  return formatCents(Math.min(...plans.map(({ priceCents }) => priceCents)));
}

type WayInProps = {
  detail: HuntDetail;
  signedIn: boolean;
  /** Above everything else. */
  notice?: ReactNode;
  /** How one gets in, below how many squares wait. */
  children: ReactNode;
  /** Below what the hunt asks. */
  after?: ReactNode;
  /** At the foot of a phone. */
  thumb: ReactNode;
};

/**
 * A hunt for who does not play it. On a phone: what it is, how a clue reads, the way in, what it asks. On a desk the way
 * in stays beside the others.
 */
export function WayIn({ detail, signedIn, notice, children, after, thumb }: WayInProps) {
  const { hunt } = detail;
  const free = isFreeHuntId(hunt.id);
  return (
    <Page title={hunt.name} heading={null} width="wide" tight>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          {notice}
          <HuntHead hunt={hunt} isFreeHunt={free} />
          <ClueTaste variant={free ? "DIGITAL" : hunt.variant} />
        </div>
        <Card
          as="section"
          className="relative overflow-hidden lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Contours seed={hunt.id} className="text-contour opacity-60" />
          <div className="relative grid max-w-prose gap-4">
            <h2 className="text-2xl">
              {free ? "One square is waiting" : `${hunt.totalSquares} squares are waiting`}
            </h2>
            <SquareRow total={hunt.totalSquares} solved={[]} current={null} size="large" />
            {children}
          </div>
        </Card>
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          <HuntFacts detail={detail} isFreeHunt={free} signedIn={signedIn} />
          {after}
        </div>
      </div>
      {thumb}
    </Page>
  );
}

export function SampleHunt() {
  return (
    <p>
      Not sure yet?{" "}
      <Link to={paths.huntTest} className="link">
        Walk through a sample hunt
      </Link>
      , no account needed.
    </p>
  );
}
