import { earlyAccessHours } from "@ten-paces/contract";
import { lazy } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths } from "../../../paths.ts";
import { ThumbBar } from "../../../slices/check-ins/thumb-bar.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { Later } from "../../../ui/later.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { standingOf } from "./standing.ts";
import { leastPlan, SampleHunt, WayIn } from "./way-in-layout.tsx";

const HuntRatings = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/ratings/hunt-ratings.tsx").then((module) => ({
      default: module.HuntRatings,
    })),
  ),
);

/** A hunt as an account sees it that has not subscribed: nothing of what playing takes. */
export function HuntOutside({ detail }: { detail: HuntDetail }) {
  const { hunt } = detail;
  const { halted } = standingOf(detail);
  const takesHunters = hunt.status === "ACTIVE";
  const opensLater = hunt.opensAt !== null && Date.parse(hunt.opensAt) > Date.now();
  return (
    <WayIn
      detail={detail}
      signedIn
      notice={
        <>
          {detail.adminMessage && <Notice title="Administrator">{detail.adminMessage}</Notice>}
          {halted && <Notice announce>{halted}</Notice>}
        </>
      }
      after={
        hunt.rating && (
          <Later>
            <HuntRatings huntId={hunt.id} />
          </Later>
        )
      }
      thumb={
        takesHunters && (
          <ThumbBar>
            <LinkButton size="bar" to={paths.subscribe(hunt.id)}>
              Subscribe to Hunt
            </LinkButton>
          </ThumbBar>
        )
      }
    >
      {takesHunters ? (
        <>
          <p>
            Subscribe to see the first clue. Each square you solve opens the next; the first three
            to finish share the treasure.
          </p>
          {opensLater && hunt.opensAt && (
            <p className="font-medium text-brass-text">
              It opens to everybody on {formatDateTime(hunt.opensAt)}. Unlimited subscribers can
              subscribe {earlyAccessHours} hours before; the first clue opens to all at that moment.
            </p>
          )}
          <p className="text-quiet">
            With a place left in your plan it is one press. Plans begin at {leastPlan()} a month and
            are stopped whenever you like.
          </p>
          {/* On a phone the same button stands in the bar at the foot. */}
          <LinkButton to={paths.subscribe(hunt.id)} className="max-lg:hidden">
            Subscribe to Hunt
          </LinkButton>
          <SampleHunt />
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>This hunt takes no new hunters.</p>
          <LinkButton variant="secondary" to={paths.hunts}>
            See the others
          </LinkButton>
        </div>
      )}
    </WayIn>
  );
}
