import type { ReactNode } from "react";
import type { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";

type ContentEditorProps = {
  sending: Pick<ReturnType<typeof useForm>, "form" | "busy" | "trouble">;
  onClose: () => void;
  title: string;
  description?: string;
  /** What the button that saves says. */
  action: string;
  /** How it will look on its page. */
  preview: ReactNode;
  children: ReactNode;
};

/** The window in which a text of a public page is written: its fields, and how it will look below them. */
export function ContentEditor({ preview, children, ...dialog }: ContentEditorProps) {
  return (
    <FormDialog {...dialog} width="wide" busyLabel="Saving...">
      {children}
      <section aria-label="How it will look" className="grid grid-cols-1 gap-2">
        <p className="label-caps text-quiet">How it will look</p>
        {preview}
      </section>
    </FormDialog>
  );
}
