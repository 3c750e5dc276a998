import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { counted } from "../../../ui/counted.ts";
import { BULK_WORDS, type BulkAction } from "./bulk.ts";

type BulkBarProps = {
  count: number;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
  /** Marks whatever the filters find, where that is more than is marked and shown. */
  rest: { total: number; busy: boolean; onMark: () => void } | null;
  /** Stands at the right, also while nothing is marked. */
  children?: ReactNode;
};

const ACTIONS: readonly BulkAction[] = ["pause", "resume", "reprice", "openNext", "delete"];

/** What can be done to all hunts that are marked, also those of other pages. */
export function BulkBar({ count, onAction, onClear, rest, children }: BulkBarProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2">
      <p role="status" className="text-sm text-quiet">
        {count > 0 && `${counted(count, "hunt")} marked`}
      </p>
      {count > 0 && (
        <>
          {ACTIONS.map((action) => (
            <Button
              key={action}
              variant="secondary"
              size="small"
              className={
                BULK_WORDS[action].danger
                  ? "pointer-coarse:min-h-11 text-flag!"
                  : "pointer-coarse:min-h-11"
              }
              onClick={() => onAction(action)}
            >
              {BULK_WORDS[action].label}
            </Button>
          ))}
          {rest && (
            <Button
              variant="ghost"
              size="small"
              busy={rest.busy}
              busyLabel="Marking..."
              onClick={rest.onMark}
            >
              Mark all {rest.total.toLocaleString("en-US")} that match
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={onClear}>
            Unmark all
          </Button>
        </>
      )}
      <span className="ml-auto flex flex-wrap justify-end gap-2">{children}</span>
    </div>
  );
}
