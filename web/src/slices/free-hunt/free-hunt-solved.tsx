import { freeHuntTexts } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Contours } from "../../ui/contours.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

/** The free hunt is solved: the party, and what there is beyond it. */
export function FreeHuntSolved({ huntName }: { huntName: string }) {
  return (
    <section
      role="status"
      className="relative overflow-hidden rounded-lg border border-brass bg-brass-wash p-6 text-center sm:p-8"
    >
      <Contours seed={huntName} className="text-brass opacity-25" />
      <div className="relative grid justify-items-center gap-3">
        <span aria-hidden="true" className="text-5xl leading-none">
          🎉
        </span>
        <h2 className="text-2xl sm:text-3xl">{freeHuntTexts.correct}</h2>
        <p>You've completed the {huntName}! A new free hunt opens next month.</p>
        <LinkButton to={paths.hunts} className="mt-2">
          Browse Paid Hunts
        </LinkButton>
      </div>
    </section>
  );
}
