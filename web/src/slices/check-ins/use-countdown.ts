import { useEffect, useState } from "react";

/** Seconds left of a wait that begins now, counted down to 0; a new `seconds` object begins anew. */
export function useCountdown(wait: { seconds: number } | null): number {
  const [left, setLeft] = useState(wait?.seconds ?? 0);
  useEffect(() => {
    if (wait === null) {
      setLeft(0);
      return;
    }
    const end = Date.now() + wait.seconds * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    show();
    const id = setInterval(show, 250);
    return () => clearInterval(id);
  }, [wait]);
  return left;
}
