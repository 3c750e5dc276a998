import type { Fix } from "@ten-paces/contract";
import { useEffect, useState } from "react";
import type { PositionSource, PositionTrouble } from "../field-aids/position-source.ts";
import { fieldPositions } from "./shared-positions.ts";

/** Where one is, from the press of a button on and as one walks; it stays on the phone. */
export function useHere(source: PositionSource = fieldPositions) {
  const [following, setFollowing] = useState(false);
  const [here, setHere] = useState<Fix | null>(null);
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null);
  useEffect(() => {
    // Who allowed it before is not asked again: then the list is in order at once.
    void source.permission().then((permission) => permission === "granted" && setFollowing(true));
  }, [source]);
  useEffect(() => {
    if (!following) return;
    return source.watch({
      onFix: (fix) => {
        setTrouble(null);
        setHere(fix);
      },
      onTrouble: (why) => {
        setTrouble(why);
        if (why !== "unavailable") setFollowing(false);
      },
    });
  }, [following, source]);
  return { here, trouble, following, follow: () => setFollowing(true) };
}
