import { useQueryClient } from "@tanstack/react-query";
import { type ListedUser, resetSecondFactor } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";

/** Turns off the second factor of somebody who lost it. */
export function ResetFactorDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const client = useQueryClient();
  const { errorOf, ...sending } = useForm({
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
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Reset the Second Factor"
      description={`${user.email} is signed out everywhere, told by mail, and signs in with the password alone until they set up another. Make sure that it is really them who asked.`}
      width="narrow"
      action="Reset It"
      busyLabel="Resetting..."
      danger
    >
      <Field label="Why" error={errorOf("reason")} required>
        <TextInput name="reason" maxLength={200} />
      </Field>
    </FormDialog>
  );
}
