import type { EditChange } from "@ten-paces/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { formatDateTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { changeWords } from "./change-words.ts";
import { changedFields } from "./changed-fields.ts";

type StaleNoticeProps = {
  title: string;
  changes: readonly EditChange[];
  /** Where no administrator changed it. */
  byItself?: string;
  /** What the reader may do now. */
  children: ReactNode;
};

/** Others changed what is being edited: what they changed, who they are, and when. */
export function StaleNotice({
  title,
  changes,
  byItself = "It was changed with a file that was taken in.",
  children,
}: StaleNoticeProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing comes back: newer browsers answer with a promise, which is no clean-up.
    void top.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={top} className="scroll-mt-6">
      <Notice tone="error" announce title={title}>
        {changes.length === 0 ? (
          <p>{byItself}</p>
        ) : (
          <ul className="mt-1 grid gap-2">
            {changes.map((change) => (
              <li key={`${change.at} ${change.action} ${change.state ?? change.square ?? ""}`}>
                <span className="font-semibold">{change.by}</span>, {formatDateTime(change.at)}
                <ul className="list-disc pl-5 text-sm wrap-anywhere">
                  {changeWords({ ...change, fields: valuesOf(change) }).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-3 flex flex-wrap gap-3">{children}</div>
      </Notice>
    </div>
  );
}

/** A value with parts is told by those that are another now. */
function valuesOf({ fields }: EditChange): EditChange["fields"] {
  return fields.flatMap(({ name, before, after }) =>
    typeof before === "object" && typeof after === "object"
      ? changedFields({ [name]: before }, { [name]: after })
      : [{ name, before, after }],
  );
}
