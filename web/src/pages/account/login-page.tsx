import { login } from "@ten-paces/contract";
import { Link, useSearchParams } from "react-router";
import { call } from "../../api.ts";
import { paths, withReturnTo } from "../../paths.ts";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { useSession } from "../../slices/accounts/session.tsx";
import { textOf, useAccountForm } from "../../slices/accounts/use-account-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";

/** Where to go on afterwards is the route's business: its guard sends whoever is signed in. */
export default function LoginPage() {
  const { enter } = useSession();
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo");
  const { form, busy, trouble, send } = useAccountForm("Login failed");
  return (
    <AccountFrame title="Login" heading="Welcome back">
      <form
        ref={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          void send(null, async () => {
            const body = { email: textOf(typed, "email"), password: textOf(typed, "password") };
            enter(await call(login, { body }));
          });
        }}
      >
        <FormTrouble trouble={trouble} />
        <Field label="Email" required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password" required>
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
