import { MapPinned } from "lucide-react";
import type { ReactNode } from "react";
import { MessagePanel } from "./message-panel.tsx";

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode; icon?: ReactNode };

/** A list without anything in it. */
export function EmptyState({ icon, ...rest }: EmptyStateProps) {
  return (
    <MessagePanel
      icon={icon ?? <MapPinned aria-hidden="true" strokeWidth={1.5} className="size-9" />}
      {...rest}
    />
  );
}
