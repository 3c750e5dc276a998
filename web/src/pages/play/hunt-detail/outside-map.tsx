import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { lastStoodSentence } from "../../../slices/reports/last-stood.ts";
import { MapToggle } from "./map-toggle.tsx";

/** The map of a hunt for who does not play it, and when its squares were last stood on. */
export function OutsideMap({ detail }: { detail: HuntDetail }) {
  return (
    <div className="grid max-w-xl gap-3">
      {detail.lastStood && (
        <p className="text-sm text-quiet">{lastStoodSentence(detail.lastStood)}</p>
      )}
      <MapToggle hunt={detail.hunt} />
    </div>
  );
}
