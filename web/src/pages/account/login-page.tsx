import { login } from "@ten-paces/contract";
import { Link, useSearchParams } from "react-router";
import { call } from "../../api.ts";
import { paths, withReturnTo } from "../../paths.ts";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
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
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["email", "password"],
    send: async (body) => enter(await call(login, { body })),
    otherwise: "Login failed",
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
