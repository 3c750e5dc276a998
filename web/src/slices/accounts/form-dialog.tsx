import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { useForm } from "../../use-form.ts";
import { FormTrouble } from "./form-trouble.tsx";

type FormDialogProps = {
  sending: Pick<ReturnType<typeof useForm>, "form" | "busy" | "trouble">;
  onClose: () => void;
  title: string;
  description?: string;
  width?: "narrow" | "normal" | "wide";
  /** Stands over why it failed, such as what was not done. */
  troubleTitle?: string;
  /** What the button that sends says, and what it says meanwhile. */
  action: string;
  busyLabel: string;
  danger?: boolean;
  cancel?: string;
  children: ReactNode;
};

/** A window with one form: what is wrong with the whole of it on top, its buttons at the foot. */
export function FormDialog(props: FormDialogProps) {
  const { sending, onClose, title, description, width = "normal", children } = props;
  const { form, busy, trouble } = sending;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description !== undefined && { description })}
      width={width}
      actions={
        <>
          <Button
            type="submit"
            form={id}
            variant={props.danger ? "danger" : "primary"}
            busy={busy}
            busyLabel={props.busyLabel}
          >
            {props.action}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {props.cancel ?? "Cancel"}
          </Button>
        </>
      }
    >
      <form id={id} {...form} className="grid grid-cols-1 gap-5">
        <FormTrouble trouble={trouble} title={props.troubleTitle} />
        {children}
      </form>
    </Dialog>
  );
}
