import { useQueryClient } from "@tanstack/react-query";
import { changePassword } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { FormDialog } from "../../../slices/accounts/form-dialog.tsx";
import { NewPasswordFields } from "../../../slices/accounts/new-password-fields.tsx";
import { passwordBlames, passwordFaults } from "../../../slices/accounts/password-check.ts";
import { sessionsQuery } from "../../../slices/accounts/sessions-query.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useForm } from "../../../use-form.ts";

/** A new password for whoever knows the present one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { errorOf, ...sending } = useForm({
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
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Change password"
      description="You stay signed in here and are signed out everywhere else."
      action="Save the new password"
      busyLabel="Saving..."
      cancel="Keep as it is"
    >
      <Field label="Current password" error={errorOf("current")} required>
        <PasswordInput name="current" autoComplete="current-password" />
      </Field>
      <NewPasswordFields
        label="New password"
        passwordError={errorOf("password")}
        confirmationError={errorOf("confirmation")}
      />
    </FormDialog>
  );
}
