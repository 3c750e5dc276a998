import { type ReactNode, Suspense, useEffect, useState } from "react";

/** What stands below the first view: its code is asked for once that view stands, and not beside it. */
export function Later({ children, wait = null }: { children: ReactNode; wait?: ReactNode }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setBegun(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return begun ? <Suspense fallback={wait}>{children}</Suspense> : wait;
}
