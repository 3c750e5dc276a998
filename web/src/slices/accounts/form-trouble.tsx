import { Notice } from "../../ui/notice.tsx";

type FormTroubleProps = { trouble: string | null; title?: string | undefined };

/** Why the whole form failed, announced; nothing while it has not. */
export function FormTrouble({ trouble, title }: FormTroubleProps) {
  if (trouble === null) return null;
  return (
    <Notice tone="error" announce {...(title !== undefined && { title })}>
      {trouble}
    </Notice>
  );
}
