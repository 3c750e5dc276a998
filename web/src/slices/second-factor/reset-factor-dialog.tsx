import { useQueryClient } from "@tanstack/react-query";
import { type ListedUser, resetSecondFactor } from "@ten-paces/contract";
import { useId } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormTrouble } from "../accounts/form-trouble.tsx";

/** Turns off the second factor of somebody who lost it. */
export function ResetFactorDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["reason"],
    check: ({ reason }) =>
      reason.trim().length < 3 ? { reason: "Please say why; it stands in the log." } : {},
    send: async ({ reason }) => {
      const { message } = await call(resetSecondFactor, {
        params: { id: user.id },
        body: { reason },
      });
      toast({ tone: "success", text: message });
      void client.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
    otherwise: "This did not work. Please try again.",
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reset the Second Factor"
      description={`${user.email} is signed out everywhere, told by mail, and signs in with the password alone until they set up another. Make sure that it is really them who asked.`}
      width="narrow"
      actions={
        <>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyLabel="Resetting...">
            Reset It
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-5">
        <FormTrouble trouble={trouble} />
        <Field label="Why" error={errorOf("reason")} required>
          <TextInput name="reason" maxLength={200} />
        </Field>
      </form>
    </Dialog>
  );
}
