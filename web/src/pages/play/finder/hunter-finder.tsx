import { type ReactNode, useState } from "react";
import type { Asked } from "../../../slices/squares/locate.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { OneSquare, SameWords, SmallerRing } from "./finder-figures.tsx";
import { FoundSquare } from "./found-square.tsx";
import { OwnPosition } from "./own-position.tsx";

function Use(props: { title: string; figure: ReactNode; children: string }) {
  const { title, figure, children } = props;
  return (
    <div className="border-t border-contour pt-4 sm:pt-6">
      <dt className="font-display text-lg font-semibold">
        <span className="mb-4 block max-sm:hidden">{figure}</span>
        {title}
      </dt>
      <dd className="mt-1 text-quiet">{children}</dd>
    </div>
  );
}

/** The words of where a hunter stands, and of nowhere else. */
export function HunterFinder() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page
      title="Square finder"
      width="wide"
      eyebrow="Field tools"
      intro="Every 10 foot square of the United States has an address of three words. Stand on one, and learn its words. It never works the other way round."
    >
      <div className="grid gap-4 lg:grid-cols-[1.4fr_1fr]">
        <FoundSquare asked={asked} empty="The three words of where you stand appear here." />
        <Card as="section">
          <OwnPosition onFix={(fix) => setAsked({ kind: "standing", fix })} />
        </Card>
      </div>
      <dl className="mt-8 grid gap-x-10 gap-y-5 sm:mt-12 sm:grid-cols-3">
        <Use title="One address, one square" figure={<OneSquare />}>
          Ten feet by ten. The squares beside it have words of their own, unlike these.
        </Use>
        <Use title="Compare, then check in" figure={<SameWords />}>
          A hunt on the ground shows the address of its current square. The same words here mean
          that you stand in it.
        </Use>
        <Use title="Give it a moment" figure={<SmallerRing />}>
          Under trees and between houses a phone is off by some squares. Hold still and ask again.
        </Use>
      </dl>
    </Page>
  );
}
