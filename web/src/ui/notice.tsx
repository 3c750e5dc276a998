import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type NoticeProps = {
  tone?: "info" | "success" | "error";
  title?: string;
  /** Announced when it appears: leave it out for a notice that stands there from the start. */
  announce?: boolean;
  children: ReactNode;
};

const TONES = {
  info: "border-l-brass bg-brass-wash",
  success: "border-l-pine bg-pine-wash",
  error: "border-l-flag bg-flag-wash",
};

/** A sentence that belongs to the place where it stands: a banner, a failed form. */
export function Notice({ tone = "info", title, announce, children }: NoticeProps) {
  const Icon = tone === "error" ? TriangleAlert : Info;
  const role = tone === "error" ? "alert" : "status";
  return (
    <div
      role={announce ? role : undefined}
      className={classNames("flex items-start gap-3 rounded-md border-l-4 px-4 py-3", TONES[tone])}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        {title && <div className="font-semibold">{title}</div>}
        <div>{children}</div>
      </div>
    </div>
  );
}
