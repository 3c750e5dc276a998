import { login } from "@ten-paces/contract";
import { useState } from "react";
import { attempt, CallFailed } from "../../api.ts";
import { paths, withReturnTo } from "../../paths.ts";
import { Link, useSearchParams } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
import { CodeField } from "../../slices/second-factor/code-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";

/** Where to go on afterwards is the route's business: its guard sends whoever is signed in. */
export default function LoginPage() {
  const { enter } = useSession();
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo");
  const [asksForCode, setAsksForCode] = useState(false);
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["email", "password", "code"],
    send: async ({ email, password, code }) => {
      const body = { email, password, ...(code !== "" && { code }) };
      const outcome = await attempt(login, { body });
      if (outcome.ok) enter(outcome.result);
      else if (outcome.refusal.code === "code_needed" && !asksForCode) setAsksForCode(true);
      else throw new CallFailed("answer", 401, outcome.refusal);
    },
    otherwise: "Login failed",
    blames: { wrong_code: "code", code_needed: "code" },
  });
  return (
    <AccountFrame title="Login" heading="Welcome back">
      <form {...form} className="grid gap-5">
        <FormTrouble trouble={trouble} />
        <Field label="Email" error={errorOf("email")} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password" error={errorOf("password")} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        {asksForCode && <CodeField error={errorOf("code")} focused />}
        <Button type="submit" busy={busy} busyLabel="Signing in..." className="w-full">
          Sign In
        </Button>
      </form>
      <ul className="mt-5 grid text-sm">
        <li>
          <Link to={paths.forgotPassword} className="link inline-flex min-h-11 items-center">
            Forgot your password?
          </Link>
        </li>
        <li>
          New here?{" "}
          <Link
            to={withReturnTo(paths.register, returnTo)}
            className="link inline-flex min-h-11 items-center"
          >
            Create an account
          </Link>
        </li>
        <li>
          <Link to={paths.landing} className="link inline-flex min-h-11 items-center">
            Back to home
          </Link>
        </li>
      </ul>
    </AccountFrame>
  );
}
