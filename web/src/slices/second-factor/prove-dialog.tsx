import { proveSecondFactor } from "@ten-paces/contract";
import { useId } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useForm } from "../../use-form.ts";
import { FormTrouble } from "../accounts/form-trouble.tsx";
import { CodeField } from "./code-field.tsx";

type ProveDialogProps = {
  /** Whether the code was right, or the dialog was left. */
  onEnd: (proved: boolean) => void;
};

/** Asks for the code before something that has to do with money, and lets it go on. */
export default function ProveDialog({ onEnd }: ProveDialogProps) {
  const formId = useId();
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["code"],
    send: async (body) => {
      await call(proveSecondFactor, { body });
      onEnd(true);
    },
    otherwise: "This did not work. Please try again.",
    blames: { wrong_code: "code" },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onEnd(false)}
      title="Is it you?"
      description="This decides about money or rights. Enter the code of your authenticator app; it is not asked for again within 15 minutes."
      width="narrow"
      actions={
        <>
          <Button type="submit" form={formId} busy={busy} busyLabel="Checking...">
            Go on
          </Button>
          <Button variant="secondary" onClick={() => onEnd(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-5">
        <FormTrouble trouble={trouble} />
        <CodeField error={errorOf("code")} focused />
      </form>
    </Dialog>
  );
}
