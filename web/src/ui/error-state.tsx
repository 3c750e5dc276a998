import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { MessagePanel } from "./message-panel.tsx";

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  /** The way on: a Try Again button or a link back. */
  action?: ReactNode;
};

/** Something could not be loaded; announced at once. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <MessagePanel
      role="alert"
      icon={<TriangleAlert aria-hidden="true" strokeWidth={1.5} className="size-9 text-flag" />}
      {...props}
    />
  );
}
