import type { AdminHunt } from "@ten-paces/contract";
import type { RowMenuItem } from "../../../ui/row-menu.tsx";
import { ACTION_WORDS, actionsFor, type HuntAction, isOver } from "./hunt-actions.ts";

type Handlers = {
  onEdit: (hunt: AdminHunt) => void;
  onAction: (hunt: AdminHunt, action: HuntAction) => void;
};

/** What can be done to a hunt from its row. */
export function huntMenu(hunt: AdminHunt, { onEdit, onAction }: Handlers): RowMenuItem[] {
  const edit = { key: "edit", label: "Edit", onSelect: () => onEdit(hunt) };
  const actions = actionsFor(hunt).map((action) => ({
    key: action,
    label: ACTION_WORDS[action].label,
    danger: ACTION_WORDS[action].danger,
    onSelect: () => onAction(hunt, action),
  }));
  return isOver(hunt) ? actions : [edit, ...actions];
}
