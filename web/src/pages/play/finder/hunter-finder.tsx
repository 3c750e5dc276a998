import { useState } from "react";
import type { Asked } from "../../../slices/squares/locate.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { FoundSquare } from "./found-square.tsx";
import { OwnPosition } from "./own-position.tsx";

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
    </Page>
  );
}
