import { paths } from "../../../paths.ts";
import type { DetailedHunt } from "../../../slices/hunts/detail-query.ts";
import { Card } from "../../../ui/card.tsx";
import { Contours } from "../../../ui/contours.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SquareRow } from "../../../ui/square-row.tsx";

/** What a hunter sees who has not subscribed: how much there is, and the way in. */
export function SubscribeCard({ hunt, now }: { hunt: DetailedHunt; now: number }) {
  const opensLater = hunt.opensAt !== null && Date.parse(hunt.opensAt) > now;
  return (
    <Card as="section" className="relative overflow-hidden">
      <Contours seed={hunt.id} className="text-contour opacity-60" />
      <div className="relative grid max-w-prose gap-4">
        <h2 className="text-2xl">{hunt.totalSquares} squares are waiting</h2>
        <SquareRow total={hunt.totalSquares} solved={[]} current={null} size="large" />
        <p>
          Subscribe to see the first clue. Each square you solve opens the next; the first three to
          finish share the treasure.
        </p>
        {opensLater && hunt.opensAt && (
          <p className="font-medium text-brass-text">
            It opens to everybody on {formatDateTime(hunt.opensAt)}. Unlimited subscribers can
            subscribe 48 hours before; the first clue opens to all at that moment.
          </p>
        )}
        {/* On a phone the same button stands in the bar at the foot. */}
        <div className="hidden lg:block">
          <LinkButton to={paths.subscribe(hunt.id)}>Subscribe to Hunt</LinkButton>
        </div>
      </div>
    </Card>
  );
}
