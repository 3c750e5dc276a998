import { useEffect } from "react";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { CreditsSection } from "./credits-section.tsx";
import { FeatureBlurbs } from "./feature-blurbs.tsx";
import { Hero } from "./hero.tsx";
import { HuntShelf } from "./hunt-shelf.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { WhoPlays } from "./who-plays.tsx";

/** What a visitor sees first: the game in a picture, hunts to look at, what it costs. */
export default function LandingPage() {
  useEffect(() => {
    document.title = "Ten Paces · Treasure hunts across America";
  }, []);
  return (
    <>
      <Hero />
      <div className="mx-auto grid w-full max-w-wide gap-16 px-4 py-14 sm:gap-24 sm:px-6 sm:pb-20">
        <FeatureBlurbs />
        <HuntShelf filter="popular" title="Popular Hunts" linkLabel="View All" />
        <HuntShelf filter="latest" title="Latest Hunts" linkLabel="Explore More" />
        <WhoPlays />
        <PricingSection />
        <CreditsSection />
      </div>
      <section aria-labelledby="closing" className="border-t border-contour bg-pine-wash">
        <div className="mx-auto flex max-w-normal flex-col items-center gap-5 px-4 py-16 text-center sm:px-6">
          <h2 id="closing" className="text-3xl sm:text-4xl">
            The first clue is already written
          </h2>
          <p className="max-w-prose text-lg">
            Make an account, try the free hunt of the month, and see how far ten paces take you.
          </p>
          <LinkButton to={paths.register}>Create your account</LinkButton>
        </div>
      </section>
    </>
  );
}
