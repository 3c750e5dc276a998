import type { DrawingProps } from "../drawing.ts";
import { LettersByLine } from "../letters-by-line.tsx";
import { SignOfOrder } from "../sign-of-order.tsx";

/** On one pan a rank, on the other a number, with a box for the letter they come to. */
export default function MetaScales({ artefact, ...rest }: DrawingProps<"meta_scales">) {
  const lines = artefact.rows.map(({ label, nth, wide = 1 }) => ({
    shown: `${label} ⚖ ${nth}`,
    spoken: `Rank ${label}, number ${nth}; letters: ${wide}`,
    wide,
  }));
  return (
    <figure className="grid gap-2 rounded-md border border-contour bg-raised p-3 shadow-card">
      <SignOfOrder sign={artefact.sign} />
      <LettersByLine {...rest} lines={lines} />
    </figure>
  );
}
