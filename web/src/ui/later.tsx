import { type ReactNode, Suspense, useEffect, useState } from "react";

type LaterProps = {
  children: ReactNode;
  wait?: ReactNode;
  /** Whether the first view stands already, where that is itself waited for. */
  after?: boolean;
};

/** What stands below the first view: its code is asked for once that view stands, and not beside it. */
export function Later({ children, wait = null, after = true }: LaterProps) {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!after) return;
    const frame = requestAnimationFrame(() => setBegun(true));
    return () => cancelAnimationFrame(frame);
  }, [after]);
  return begun ? <Suspense fallback={wait}>{children}</Suspense> : wait;
}
