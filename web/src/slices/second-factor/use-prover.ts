import { useCallback, useEffect, useRef, useState } from "react";
import { type ProofWanted, proveWith } from "../../api.ts";

/** Lets calls that want the second factor ask for it: which dialog has to be shown, and how it ended. */
export function useProver(): { asked: ProofWanted | null; onEnd: (proved: boolean) => void } {
  const [asked, setAsked] = useState<ProofWanted | null>(null);
  const waiting = useRef<((proved: boolean) => void)[]>([]);
  useEffect(
    () =>
      proveWith(
        (wanted) =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setAsked(wanted);
          }),
      ),
    [],
  );
  const onEnd = useCallback((proved: boolean) => {
    setAsked(null);
    // Of several calls at once all go on, or none does.
    for (const resolve of waiting.current.splice(0)) resolve(proved);
  }, []);
  return { asked, onEnd };
}
