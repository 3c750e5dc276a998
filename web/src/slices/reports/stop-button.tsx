import { OctagonX } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Button } from "../../ui/button.tsx";
import { whenIdle } from "../../when-idle.ts";

const loadStopWindow = () =>
  import("./stop-window.tsx").then((module) => ({ default: module.StopWindow }));
const StopWindow = lazy(() => arrivalOf(loadStopWindow));

type StopButtonProps = { huntId: string; num: number };

/**
 * "Stop, this spot is wrong", in two presses: this one, and what is wrong. The window is fetched after the
 * page and long before anybody stands somewhere without a signal.
 */
export function StopButton({ huntId, num }: StopButtonProps) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    whenIdle(() => void loadStopWindow().catch(() => undefined), 4_000);
  }, []);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <OctagonX aria-hidden="true" className="size-4" />
        Stop, this spot is wrong
      </Button>
      {used && (
        <Suspense fallback={null}>
          <StopWindow huntId={huntId} num={num} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
