import { plans } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { Contours } from "../../../ui/contours.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { formatCents } from "../../../ui/money.ts";
import { OpenTreasure } from "./open-treasure.tsx";
import { TryIt } from "./try-it.tsx";

const cheapest = Math.min(...plans.map(({ priceCents }) => priceCents));

export function Hero() {
  return (
    <section aria-labelledby="hero" className="relative overflow-hidden border-b border-contour">
      <Contours seed="ten paces from the oak" className="text-contour" />
      <div className="relative mx-auto grid max-w-wide grid-cols-1 items-center gap-10 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <p className="label-caps text-brass-text">Treasure hunts across America</p>
          <h1 id="hero" className="mt-3 text-4xl sm:text-6xl lg:max-w-[7.5em]">
            Ten squares. Ten feet each. One treasure.
          </h1>
          <p className="mt-5 max-w-xl text-lg sm:text-xl">
            Read the clue, find the place, stand on the spot. Every square you solve opens the next,
            and the first three to finish share the prize.
          </p>
          <OpenTreasure />
          <div className="mt-6 grid grid-cols-2 gap-3 sm:flex">
            <LinkButton to={paths.register} size="bar" className="sm:w-auto">
              Start Hunting
            </LinkButton>
            <LinkButton to={paths.login} variant="secondary" size="bar" className="sm:w-auto">
              Sign In
            </LinkButton>
          </div>
          {/* The prices stand far below on a phone, and are what people ask second. */}
          <p className="mt-3 flex flex-wrap gap-x-6">
            <Link
              to={`${paths.hunts}?sort=nearest`}
              className="link inline-flex min-h-11 items-center"
            >
              Find a hunt near you
            </Link>
            <a href="#pricing" className="link inline-flex min-h-11 items-center">
              {`Plans from ${formatCents(cheapest)} a month, and a free hunt every month`}
            </a>
          </p>
        </div>
        <TryIt />
      </div>
    </section>
  );
}
