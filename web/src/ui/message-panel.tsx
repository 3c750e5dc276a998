import type { ReactNode } from "react";

type MessagePanelProps = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  role?: "alert";
};

/** The middle of an otherwise empty place: a sign, a sentence, a way on. */
export function MessagePanel({ icon, title, text, action, role }: MessagePanelProps) {
  return (
    <div
      role={role}
      className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-12 text-center"
    >
      <div className="text-brass-text">{icon}</div>
      <p className="font-display text-xl font-semibold">{title}</p>
      {text != null && <div className="max-w-prose text-quiet">{text}</div>}
      {action != null && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
