import { useQueryClient } from "@tanstack/react-query";
import { beginSecondFactor, confirmSecondFactor } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { sessionsQuery } from "../accounts/sessions-query.ts";
import { CodeField } from "./code-field.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { secondFactorQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Secret = { secret: string; uri: string };
type EnrolDialogProps = { email: string; onClose: () => void };

/** Password, app, code, recovery codes: the way to a second factor, one step at a time. */
export function EnrolDialog({ email, onClose }: EnrolDialogProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="Your recovery codes"
        description="The second factor is on. Your other devices were signed out."
        actions={<Button onClick={onClose}>I have kept them</Button>}
      >
        <RecoveryCodes codes={codes} email={email} />
      </Dialog>
    );
  }
  return secret ? (
    <ScanStep secret={secret} onDone={setCodes} onClose={onClose} />
  ) : (
    <PasswordStep onDone={setSecret} onClose={onClose} />
  );
}

type StepProps<Result> = { onDone: (result: Result) => void; onClose: () => void };

function PasswordStep({ onDone, onClose }: StepProps<Secret>) {
  const { errorOf, ...sending } = useForm({
    fields: ["password"],
    send: async ({ password }) => onDone(await call(beginSecondFactor, { body: { password } })),
    otherwise: "This did not work. Please try again.",
    blames: { wrong_password: "password" },
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Set up a second factor"
      description="You need an authenticator app on your phone. First, show that it is you."
      width="narrow"
      action="Go on"
      busyLabel="Checking..."
    >
      <Field label="Your password" error={errorOf("password")} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}

function ScanStep({ secret, onDone, onClose }: StepProps<readonly string[]> & { secret: Secret }) {
  const client = useQueryClient();
  const { errorOf, ...sending } = useForm({
    fields: ["code"],
    send: async ({ code }) => {
      const { recoveryCodes } = await call(confirmSecondFactor, { body: { code } });
      void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onDone(recoveryCodes);
    },
    otherwise: "This did not work. Please try again.",
    blames: { wrong_code: "code" },
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Read this with your app"
      description="Then enter the code that it shows."
      width="narrow"
      action="Turn it on"
      busyLabel="Checking..."
    >
      <QrPicture text={secret.uri} label="QR code for your authenticator app" />
      <div className="grid gap-1 text-sm">
        <a href={secret.uri} className="link inline-flex min-h-11 items-center justify-self-start">
          Open it in the app on this device
        </a>
        <p>
          Or enter the key by hand:{" "}
          <code className="block font-mono wrap-anywhere">
            {secret.secret.match(/.{4}/g)?.join(" ")}
          </code>
        </p>
      </div>
      <CodeField appOnly error={errorOf("code")} />
    </FormDialog>
  );
}
