import type { Variant } from "@ten-paces/contract";
import { useId } from "react";
import { Card } from "../../ui/card.tsx";

/** A clue and where it leads, made up to be read by anybody: no hunt has it. */
interface Taste {
  clue: string;
  answer: string;
}

const TASTES: Record<Variant, Taste> = {
  PHYSICAL: {
    clue: "A white dome with a ball of gold on top keeps the company of forty acres of trees. A bear guards an inner door and has never been known to vote.",
    answer:
      "To the California State Capitol in Sacramento: a bronze grizzly stands outside the governor's office. You would check in before its west steps.",
  },
  DIGITAL: {
    clue: "C F B D P O: every letter has gone one step down the alphabet. Lit on a height, it tells ships where the land begins.",
    answer: "Beacon. Two more such words, and the address of the square is whole.",
  },
};

/** How a clue of this kind reads, for who has no account yet; nothing of a hunt that can be played. */
export function ClueTaste({ variant }: { variant: Variant }) {
  const id = useId();
  const { clue, answer } = TASTES[variant];
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="label-caps text-brass-text">
        How a clue reads
      </h2>
      <p className="max-w-prose font-display text-xl leading-snug sm:text-2xl">{clue}</p>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {variant === "PHYSICAL" ? "Where does it lead?" : "Which word is it?"}
        </summary>
        <p className="mt-1 max-w-prose">{answer}</p>
      </details>
      <p className="text-sm text-quiet">An example. The clues of this hunt open to its hunters.</p>
    </Card>
  );
}
