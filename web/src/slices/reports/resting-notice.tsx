import { formatDateTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";

/** Stands where one checks in while the square rests. */
export function RestingNotice({ since }: { since: string }) {
  return (
    <Notice tone="error" title="This square rests: please do not go there">
      Somebody told us that something is wrong with its spot. Your clock has stood still since{" "}
      {formatDateTime(since)}, nothing is charged, and you lose no place by waiting. We look into it
      and write to you when it goes on.
    </Notice>
  );
}
