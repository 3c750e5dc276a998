import { useState } from "react";
import type { Asked } from "../../../slices/squares/locate.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { FoundSquare } from "./found-square.tsx";
import { OwnPosition } from "./own-position.tsx";

function Use({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="mb-1 font-display text-lg font-semibold">{title}</dt>
      <dd className="text-quiet">{children}</dd>
    </div>
  );
}

/** The words of where a hunter stands, and of nowhere else. */
export function HunterFinder() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page
      title="Square finder"
      eyebrow="Field tools"
      intro="Every 10 foot square of the United States has an address of three words. Stand on one, and learn its words. It never works the other way round."
    >
      <div className="grid gap-4 lg:grid-cols-2">
        <FoundSquare asked={asked} empty="The three words of where you stand appear here." />
        <Card as="section">
          <OwnPosition onFix={(fix) => setAsked({ kind: "standing", fix })} />
        </Card>
      </div>
      <dl className="mt-8 grid gap-x-10 gap-y-5 sm:mt-12 sm:grid-cols-3">
        <Use title="One address, one square">
          Ten feet by ten. The squares beside it have words of their own, unlike these.
        </Use>
        <Use title="Compare, then check in">
          A hunt on the ground shows the address of its current square. The same words here mean
          that you stand in it.
        </Use>
        <Use title="Give it a moment">
          Under trees and between houses a phone is off by some squares. Hold still and ask again.
        </Use>
      </dl>
    </Page>
  );
}
