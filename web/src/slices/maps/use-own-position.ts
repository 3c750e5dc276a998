import type { Fix } from "@ten-paces/contract";
import { useEffect, useState } from "react";
import {
  browserPositions,
  type PositionSource,
  type PositionTrouble,
} from "../field-aids/position-source.ts";

/** The reader's position while it is asked for; never before, and it goes nowhere but onto the map. */
export function useOwnPosition(wanted: boolean, source: PositionSource = browserPositions) {
  const [fix, setFix] = useState<Fix | null>(null);
  const [trouble, setTrouble] = useState<PositionTrouble | null>(null);
  useEffect(() => {
    if (!wanted) {
      setFix(null);
      setTrouble(null);
      return;
    }
    return source.watch({
      onFix(next) {
        setFix(next);
        setTrouble(null);
      },
      onTrouble: setTrouble,
    });
  }, [wanted, source]);
  return { fix, trouble };
}
