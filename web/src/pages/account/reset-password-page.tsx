import { resetPassword } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { paths } from "../../paths.ts";
import { Link, useSearchParams } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { NewPasswordFields } from "../../slices/accounts/new-password-fields.tsx";
import { passwordBlames, passwordFaults } from "../../slices/accounts/password-check.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useForm } from "../../use-form.ts";

/** A shorter one was cut off on its way. */
const SHORTEST_TOKEN = 20;

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const [done, setDone] = useState<string | null>(null);
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["password", "confirmation"],
    check: passwordFaults,
    send: async ({ password }) => {
      const { message } = await call(resetPassword, { body: { token, password } });
      setDone(message);
    },
    otherwise: "The password could not be changed. Please try again.",
    blames: passwordBlames,
  });
  if (done !== null) {
    return (
      <AccountFrame title="Password changed">
        <Notice tone="success" announce>
          {done}
        </Notice>
        <LinkButton to={paths.login} className="mt-6 w-full">
          Go to login
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="New password"
      heading="Choose a new password"
      intro="You will be signed out everywhere and can sign in with it."
    >
      {token.length < SHORTEST_TOKEN ? (
        <Notice tone="error">
          This link is incomplete. Open it again from the mail, or ask for a new one.
        </Notice>
      ) : (
        <form {...form} className="grid gap-5">
          <FormTrouble trouble={trouble} />
          <NewPasswordFields
            label="New password"
            passwordError={errorOf("password")}
            confirmationError={errorOf("confirmation")}
          />
          <Button type="submit" busy={busy} busyLabel="Saving..." className="w-full">
            Save the new password
          </Button>
        </form>
      )}
      <p className="mt-4 text-sm">
        Did the link expire?{" "}
        <Link to={paths.forgotPassword} className="link inline-flex min-h-11 items-center">
          Ask for a new one
        </Link>
      </p>
    </AccountFrame>
  );
}
