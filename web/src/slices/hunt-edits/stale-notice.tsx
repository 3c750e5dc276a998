import type { HuntChange } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { formatDateTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { changeWords } from "./change-words.ts";

type StaleNoticeProps = {
  changes: readonly HuntChange[];
  /** What the reader may do now. */
  children: ReactNode;
};

/** Others changed the hunt while it was being edited: what they changed, who they are, and when. */
export function StaleNotice({ changes, children }: StaleNoticeProps) {
  return (
    <Notice tone="error" announce title="Nothing was saved: the hunt was changed in the meantime">
      {changes.length === 0 ? (
        <p>It opened or ended by itself while you had it open.</p>
      ) : (
        <ul className="mt-1 grid gap-2">
          {changes.map((change) => (
            <li key={`${change.at} ${change.action}`}>
              <span className="font-semibold">{change.by}</span>, {formatDateTime(change.at)}
              <ul className="list-disc pl-5 text-sm">
                {changeWords(change).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </Notice>
  );
}
