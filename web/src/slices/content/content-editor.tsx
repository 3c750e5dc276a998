import type { ReactNode } from "react";
import type { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import type { Editing } from "../edits/use-editing.ts";

type ContentEditorProps = {
  sending: Pick<ReturnType<typeof useForm>, "form" | "busy" | "trouble">;
  onClose: () => void;
  title: string;
  description?: string;
  /** What the button that saves says. */
  action: string;
  /** How it will look on its page. */
  preview: ReactNode;
  editing: Editing;
  onReload: () => Promise<void>;
  children: ReactNode;
};

/** The window in which a text of a public page is written: its fields, and how it will look below them. */
export function ContentEditor(props: ContentEditorProps) {
  const { preview, editing, onReload, children, ...dialog } = props;
  return (
    <FormDialog {...dialog} width="wide" busyLabel="Saving...">
      <OthersWereFaster editing={editing} onReload={onReload} />
      {children}
      <section aria-label="How it will look" className="grid grid-cols-1 gap-2">
        <p className="label-caps text-quiet">How it will look</p>
        {preview}
      </section>
    </FormDialog>
  );
}
