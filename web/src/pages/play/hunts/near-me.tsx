import { LocateFixed } from "lucide-react";
import { useEffect, useState } from "react";
import { LocationHelp, TROUBLE_TITLES } from "../../../slices/field-aids/location-help.tsx";
import { browserPositions } from "../../../slices/field-aids/position-source.ts";
import { useOwnPosition } from "../../../slices/maps/use-own-position.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

type NearMeProps = {
  /** Codes of the states from the reader's own outward. */
  onFound: (near: string[]) => void;
  onCancel: () => void;
};

/** Asks where one is, after a sentence that says why. The position stays in the browser. */
export default function NearMe({ onFound, onCancel }: NearMeProps) {
  const [asked, setAsked] = useState(false);
  const { fix, trouble } = useOwnPosition(asked);
  useEffect(() => {
    void browserPositions.permission().then((given) => given === "granted" && setAsked(true));
  }, []);
  useEffect(() => {
    if (!fix) return;
    let live = true;
    void import("../../../slices/hunts/near-states.ts").then(({ statesNear }) => {
      if (live) onFound(statesNear(fix));
    });
    return () => {
      live = false;
    };
  }, [fix, onFound]);
  if (trouble) {
    return (
      <Notice tone="error" title={TROUBLE_TITLES[trouble]} announce>
        <p className="mb-2">
          You do not need it: choose your state on the map, or type its name above.
        </p>
        <LocationHelp trouble={trouble} costsCredits={false} />
      </Notice>
    );
  }
  if (asked) return <Spinner label="Looking for your position…" />;
  return (
    <Notice title="Hunts near you">
      <p>
        Your browser will ask whether Ten Paces may know where you are. Your position puts this list
        in order and goes nowhere else: it does not leave your device.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={<LocateFixed aria-hidden="true" className="size-5" />}
          onClick={() => setAsked(true)}
        >
          Find my position
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </Notice>
  );
}
