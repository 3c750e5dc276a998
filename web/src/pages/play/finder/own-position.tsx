import type { Fix } from "@ten-paces/contract";
import { LocateFixed } from "lucide-react";
import { onServerClock } from "../../../server-clock.ts";
import { AccuracyRing } from "../../../slices/check-ins/accuracy-ring.tsx";
import { useBestFix } from "../../../slices/check-ins/use-best-fix.ts";
import { LocationHelp, TROUBLE_TITLES } from "../../../slices/field-aids/location-help.tsx";
import { WhereWhat3words } from "../../../slices/site/address-service.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Takes the reader's own position, after saying why; the fix has the server's time. */
export function OwnPosition({ onFix }: { onFix: (fix: Fix) => void }) {
  const { state, start } = useBestFix((fix) => onFix({ ...fix, at: onServerClock(fix.at) }));
  const locating = state.phase === "locating";
  return (
    <section aria-labelledby="own-position" className="grid gap-3">
      <h2 id="own-position" className="text-xl">
        Where you stand
      </h2>
      <p className="text-sm text-quiet">
        Your browser will ask whether it may tell your position. We answer with the words, and keep
        what you asked for 90 days, so that nobody can solve a hunt from home. Other players never
        see it.
      </p>
      <WhereWhat3words>
        <p className="text-sm text-quiet">
          To find the words, your position is sent to what3words, without your name or anything else
          about you.
        </p>
      </WhereWhat3words>
      {locating && <AccuracyRing accuracyM={state.reading?.accuracyM ?? null} />}
      <Button
        busy={locating}
        busyLabel="Finding your position..."
        icon={<LocateFixed aria-hidden="true" className="size-5" />}
        onClick={start}
      >
        Use my position
      </Button>
      {state.phase === "trouble" && (
        <Notice tone="error" title={TROUBLE_TITLES[state.trouble]} announce>
          <LocationHelp trouble={state.trouble} costsCredits={false} />
        </Notice>
      )}
    </section>
  );
}
