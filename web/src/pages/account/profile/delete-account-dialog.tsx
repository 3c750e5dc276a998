import { deleteUser } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { FormDialog } from "../../../slices/accounts/form-dialog.tsx";
import { useLogout } from "../../../slices/accounts/use-logout.ts";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useForm } from "../../../use-form.ts";

/** Deletes the account after its password; it says first what goes and what stays. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const { errorOf, ...sending } = useForm({
    fields: ["password"],
    check: ({ password }) => (password ? {} : { password: "Please enter your password." }),
    send: async ({ password }) => {
      const { message } = await call(deleteUser, { body: { password } });
      toast({ tone: "success", text: message });
      logout();
    },
    otherwise: "The account could not be deleted. Please try again.",
    blames: { wrong_password: "password" },
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Delete your account?"
      description="It cannot be undone."
      action="Delete account"
      busyLabel="Deleting..."
      danger
      cancel="Keep it"
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>Your plan ends at once, with its hunts. Nothing more is charged.</li>
        <li>All credits, bought ones too, are lost, and so are your scores.</li>
        <li>Your name, address and positions are deleted.</li>
        <li>
          Payments, the ledger and prizes stay without your name, because the law wants them kept.
        </li>
      </ul>
      <Field label="Your password" error={errorOf("password")} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
