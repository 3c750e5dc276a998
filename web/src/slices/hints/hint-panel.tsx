import type { HintLevel } from "@ten-paces/contract";
import { Lightbulb } from "lucide-react";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { type HintOffer, hintLabel } from "./hint-offer.ts";

type HintPanelProps = {
  offers: readonly HintOffer[];
  /** The level being bought: meanwhile none other can be. */
  pending: HintLevel | null;
  /** Why none can be bought at the moment, such as a paused hunt. */
  closed?: string | null;
  onBuy: (level: HintLevel) => void;
};

/** The three hints of a square: buttons for those not yet had, the text of those bought. */
export function HintPanel({ offers, pending, closed = null, onBuy }: HintPanelProps) {
  const noteId = useId();
  const open = offers.filter((offer) => offer.text === null);
  const tooDear = open.some((offer) => !offer.affordable);
  const note = closed ?? (tooDear ? "Some hints cost more than the credits you have left." : null);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Hints</h3>
      <BoughtHints offers={offers} />
      {open.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {open.map((offer) => (
            <Button
              key={offer.level}
              variant="secondary"
              busy={pending === offer.level}
              disabled={pending !== null || closed !== null || !offer.affordable}
              aria-describedby={note ? noteId : undefined}
              onClick={() => onBuy(offer.level)}
            >
              {hintLabel(offer)}
            </Button>
          ))}
        </div>
      )}
      {note && open.length > 0 && (
        <p id={noteId} className="text-sm text-quiet">
          {note}
        </p>
      )}
    </section>
  );
}

function BoughtHints({ offers }: { offers: readonly HintOffer[] }) {
  const had = offers.filter((offer) => offer.text !== null);
  return (
    <ul aria-live="polite" className="grid gap-2 empty:hidden">
      {had.map((offer) => (
        <li key={offer.level}>
          <HintText level={offer.level} text={offer.text ?? ""} />
        </li>
      ))}
    </ul>
  );
}

export function HintText({ level, text }: { level: HintLevel; text: string }) {
  return (
    <div className="flex items-start gap-3 rounded-md border-l-4 border-l-brass bg-brass-wash px-4 py-3">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-text" />
      <p className="whitespace-pre-line">
        <strong className="font-semibold">Hint {level}: </strong>
        {text}
      </p>
    </div>
  );
}
