import { useQueryClient } from "@tanstack/react-query";
import { removeSecondFactor } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { secondFactorQuery } from "./queries.ts";

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { errorOf, ...sending } = useForm({
    fields: ["password", "code"],
    send: async (body) => {
      const { message } = await call(removeSecondFactor, { body });
      toast({ tone: "success", text: message });
      void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      onClose();
    },
    otherwise: "It could not be turned off. Please try again.",
    blames: { wrong_password: "password", wrong_code: "code" },
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Turn off the second factor"
      description="Signing in asks for your password alone then."
      width="narrow"
      action="Turn it off"
      busyLabel="Turning off..."
      danger
      cancel="Keep it on"
    >
      <Field label="Your password" error={errorOf("password")} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <CodeField error={errorOf("code")} />
    </FormDialog>
  );
}
