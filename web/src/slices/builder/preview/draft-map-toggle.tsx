import type { HuntDraftShape } from "@ten-paces/contract";
import { MapIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { Button } from "../../../ui/button.tsx";
import { outlineCode } from "../../hunts/outline-code.ts";
import { stateName } from "../../hunts/state-names.ts";
import { MapFallback } from "../../maps/map-fallback.tsx";

const DraftMap = lazy(() => arrivalOf(() => import("../../maps/draft-map.tsx")));

/** Shows where the squares lie. The map is fetched when it is first wanted. */
export function DraftMapToggle({ draft }: { draft: HuntDraftShape }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid gap-3">
      <div>
        <Button
          variant="secondary"
          aria-expanded={shown}
          icon={<MapIcon aria-hidden="true" className="size-5" />}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide Map" : "Show Map"}
        </Button>
      </div>
      {shown && (
        <Suspense fallback={<MapFallback />}>
          <DraftMap
            code={outlineCode(draft.state)}
            label={`Map of the draft's squares in ${stateName(draft.state)}`}
            squares={draft.squares}
          />
        </Suspense>
      )}
    </div>
  );
}
