import { forgotPassword } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { emailFaults } from "../../slices/accounts/password-check.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null);
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["email"],
    check: emailFaults,
    send: async ({ email }) => {
      const { message } = await call(forgotPassword, { body: { email } });
      setSent(message);
    },
    otherwise: "The link could not be sent. Please try again.",
  });
  return (
    <AccountFrame
      title="Forgot password"
      heading="Forgot your password?"
      intro="Tell us your email address, and we send a link to choose a new one."
    >
      {sent !== null ? (
        <Notice tone="success" announce title="Look into your mail">
          {sent}
        </Notice>
      ) : (
        <form {...form} className="grid gap-5">
          <FormTrouble trouble={trouble} />
          <Field label="Email" error={errorOf("email")} required>
            <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
          </Field>
          <Button type="submit" busy={busy} busyLabel="Sending..." className="w-full">
            Send the link
          </Button>
        </form>
      )}
      <p className="mt-4 text-sm">
        <Link to={paths.login} className="link inline-flex min-h-11 items-center">
          Back to login
        </Link>
      </p>
    </AccountFrame>
  );
}
