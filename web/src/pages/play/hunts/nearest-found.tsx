import type { ListedHunt } from "@ten-paces/contract";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths, withReturnTo } from "../../../paths.ts";
import type { NearStates } from "../../../slices/hunts/filters.ts";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

const FollowState = lazy(() => arrivalOf(() => import("../../../slices/follows/follow-state.tsx")));

/** From here on nobody goes for an afternoon, in miles: what can be played from a chair is offered. */
const FAR_MILES = 150;

export type NearListProps = {
  /** Those of the list, nearest first. */
  hunts: readonly ListedHunt[];
  near: NearStates;
  signedIn: boolean;
  /** Shows those that are played from anywhere. */
  onDigital: () => void;
};

/** What is near in words, and where it is far, what else there is. */
export function NearestFound({ hunts, near, signedIn, onDigital }: NearListProps) {
  const nearest = hunts.find((hunt) => hunt.variant === "PHYSICAL" && hunt.type === "STATE");
  const miles = nearest ? (near.to.get(outlineCode(nearest.state))?.miles ?? null) : null;
  if (miles === 0) return <p>Its hunts come first, then those of the states nearest to you.</p>;
  const digital = hunts.some(({ variant }) => variant === "DIGITAL");
  return (
    <>
      <p>
        {nearest && miles !== null
          ? `The nearest hunt to walk is in ${stateName(nearest.state)}, about ${miles.toLocaleString("en-US")} miles away.`
          : "No hunt to walk is in this list."}
        {digital && " Digital hunts are played from anywhere."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {nearest && digital && (miles ?? 0) >= FAR_MILES && (
          <Button variant="secondary" onClick={onDigital}>
            Show digital hunts
          </Button>
        )}
        {nearest && near.own && <TellMe own={near.own} signedIn={signedIn} />}
      </div>
    </>
  );
}

/** For a state without a hunt: to be told of its next one. */
export function TellMe({ own, signedIn }: { own: string; signedIn: boolean }) {
  if (signedIn) {
    return (
      <Suspense fallback={null}>
        <FollowState code={own} />
      </Suspense>
    );
  }
  const back = `${paths.hunts}?state=${own.toLowerCase()}`;
  return (
    <LinkButton variant="secondary" to={withReturnTo(paths.register, back)}>
      Sign up to be told
    </LinkButton>
  );
}
