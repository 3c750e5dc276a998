import { useQueryClient } from "@tanstack/react-query";
import { removeSecondFactor } from "@ten-paces/contract";
import { useId } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormTrouble } from "../accounts/form-trouble.tsx";
import { CodeField } from "./code-field.tsx";
import { secondFactorQuery } from "./queries.ts";

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const { form, busy, trouble, errorOf } = useForm({
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Turn off the second factor"
      description="Signing in asks for your password alone then."
      width="narrow"
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            busyLabel="Turning off..."
          >
            Turn it off
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Keep it on
          </Button>
        </>
      }
    >
      <form id={formId} {...form} className="grid gap-5">
        <FormTrouble trouble={trouble} />
        <Field label="Your password" error={errorOf("password")} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <CodeField error={errorOf("code")} />
      </form>
    </Dialog>
  );
}
