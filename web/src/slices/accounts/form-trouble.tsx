import { Notice } from "../../ui/notice.tsx";

/** Why the whole form failed, announced; nothing while it has not. */
export function FormTrouble({ trouble }: { trouble: string | null }) {
  if (trouble === null) return null;
  return (
    <Notice tone="error" announce>
      {trouble}
    </Notice>
  );
}
