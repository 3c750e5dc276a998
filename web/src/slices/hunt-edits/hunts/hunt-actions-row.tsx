import type { AdminHunt } from "@ten-paces/contract";
import { Button } from "../../../ui/button.tsx";
import { ACTION_WORDS, actionsFor, type HuntAction, isOver } from "./hunt-actions.ts";

type HuntActionsRowProps = {
  hunt: AdminHunt;
  onEdit: (hunt: AdminHunt) => void;
  onAction: (hunt: AdminHunt, action: HuntAction) => void;
};

/** The buttons of a hunt; each says aloud which hunt it is about. */
export function HuntActionsRow({ hunt, onEdit, onAction }: HuntActionsRowProps) {
  return (
    <span className="flex flex-nowrap justify-end gap-1.5">
      {!isOver(hunt) && <RowButton label="Edit" hunt={hunt} onPress={() => onEdit(hunt)} />}
      {actionsFor(hunt).map((action) => (
        <RowButton
          key={action}
          label={ACTION_WORDS[action].label}
          hunt={hunt}
          danger={ACTION_WORDS[action].danger}
          onPress={() => onAction(hunt, action)}
        />
      ))}
    </span>
  );
}

type RowButtonProps = { label: string; hunt: AdminHunt; danger?: boolean; onPress: () => void };

function RowButton({ label, hunt, danger = false, onPress }: RowButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className={danger ? "pointer-coarse:min-h-11 text-flag!" : "pointer-coarse:min-h-11"}
      aria-label={`${label} ${hunt.name}`}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
