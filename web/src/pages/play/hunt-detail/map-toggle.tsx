import { Map as MapIcon } from "lucide-react";
import { useId, useState } from "react";
import type { DetailedHunt } from "../../../slices/hunts/detail-query.ts";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { MapPanel } from "../../../slices/maps/map-panel.tsx";
import { Button } from "../../../ui/button.tsx";
import { mappedSquares } from "./mapped-squares.ts";

/** Show Map and Hide Map. The map is fetched when it is first shown. */
export function MapToggle({ hunt }: { hunt: DetailedHunt }) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <section aria-label="Map" className="grid gap-3">
      <Button
        variant="secondary"
        aria-expanded={shown}
        aria-controls={id}
        icon={<MapIcon aria-hidden="true" className="size-5" />}
        onClick={() => setShown(!shown)}
      >
        {shown ? "Hide Map" : "Show Map"}
      </Button>
      <div id={id} hidden={!shown}>
        {shown && (
          <MapPanel
            code={outlineCode(hunt.state)}
            stateName={stateName(hunt.state)}
            solved={mappedSquares(hunt.squares)}
          />
        )}
      </div>
    </section>
  );
}
