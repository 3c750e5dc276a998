import { useQueryClient } from "@tanstack/react-query";
import { changePassword } from "@ten-paces/contract";
import { useId } from "react";
import { call } from "../../../api.ts";
import { FormTrouble } from "../../../slices/accounts/form-trouble.tsx";
import { NewPasswordFields } from "../../../slices/accounts/new-password-fields.tsx";
import { passwordBlames, passwordFaults } from "../../../slices/accounts/password-check.ts";
import { sessionsQuery } from "../../../slices/accounts/sessions-query.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useForm } from "../../../use-form.ts";

/** A new password for whoever knows the present one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["current", "password", "confirmation"],
    check: passwordFaults,
    send: async ({ current, password }) => {
      const { message } = await call(changePassword, {
        body: { currentPassword: current, newPassword: password },
      });
      toast({ tone: "success", text: message });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    },
    otherwise: "The password could not be changed. Please try again.",
    blames: { wrong_password: "current", ...passwordBlames },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change password"
      description="You stay signed in here and are signed out everywhere else."
      actions={
        <>
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Save the new password
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep as it is
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-5">
        <FormTrouble trouble={trouble} />
        <Field label="Current password" error={errorOf("current")} required>
          <PasswordInput name="current" autoComplete="current-password" />
        </Field>
        <NewPasswordFields
          label="New password"
          passwordError={errorOf("password")}
          confirmationError={errorOf("confirmation")}
        />
      </form>
    </Dialog>
  );
}
