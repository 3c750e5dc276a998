import type { getFreeHunt, Result } from "@ten-paces/contract";
import { paths, withReturnTo } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

type FreeHuntAccessProps = { hunt: Result<typeof getFreeHunt>; signedIn: boolean };

/** Whether this reader may play, as the server says, and the way on. */
export function FreeHuntAccess({ hunt, signedIn }: FreeHuntAccessProps) {
  const { canPlay, message } = hunt.userAccess;
  return (
    <Card as="section" aria-labelledby="access">
      {canPlay ? (
        <>
          <h2 id="access" className="text-2xl">
            Ready to Hunt!
          </h2>
          <p className="mt-2 text-quiet">
            One square, three free hints, as many guesses as you need. It costs no credits.
          </p>
          <LinkButton to={paths.hunt(hunt.id)} className="mt-5 w-full">
            Start Free Hunt
          </LinkButton>
        </>
      ) : signedIn ? (
        <>
          <h2 id="access" className="text-2xl">
            Well done, for this month
          </h2>
          <p className="mt-2 text-quiet">{message}</p>
          <LinkButton to={paths.hunt(hunt.id)} variant="secondary" className="mt-5 w-full">
            Look at it again
          </LinkButton>
        </>
      ) : (
        <>
          <h2 id="access" className="text-2xl">
            Registration Required
          </h2>
          <p className="mt-2 text-quiet">{message}</p>
          <div className="mt-5 grid gap-3">
            <LinkButton to={withReturnTo(paths.register, paths.freeHunt)}>Sign Up Free</LinkButton>
            <LinkButton to={withReturnTo(paths.login, paths.freeHunt)} variant="secondary">
              Sign In
            </LinkButton>
          </div>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-x-6 border-t border-contour pt-3">
        <LinkButton to={paths.hunts} variant="ghost" className="-ml-5">
          Browse Paid Hunts
        </LinkButton>
        <LinkButton to={paths.landing} variant="ghost" className="-ml-5">
          Learn More
        </LinkButton>
      </div>
    </Card>
  );
}
