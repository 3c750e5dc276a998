import { useCallback, useEffect, useRef, useState } from "react";
import { proveWith } from "../../api.ts";

/** Lets calls that want the second factor ask for it: whether a dialog has to be shown, and how it ended. */
export function useProver(): { asked: boolean; onEnd: (proved: boolean) => void } {
  const [asked, setAsked] = useState(false);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  useEffect(
    () =>
      proveWith(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setAsked(true);
          }),
      ),
    [],
  );
  const onEnd = useCallback((proved: boolean) => {
    setAsked(false);
    // Of several calls at once all go on, or none does.
    for (const resolve of waiting.current.splice(0)) resolve(proved);
  }, []);
  return { asked, onEnd };
}
