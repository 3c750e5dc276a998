import { useQuery } from "@tanstack/react-query";
import { register } from "@ten-paces/contract";
import { useEffect } from "react";
import { call } from "../../api.ts";
import { paths, withReturnTo } from "../../paths.ts";
import { Link, useSearchParams } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { NewPasswordFields } from "../../slices/accounts/new-password-fields.tsx";
import { passwordBlames, registrationFaults } from "../../slices/accounts/password-check.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { friendCreditsQuery } from "../../slices/referrals/queries.ts";
import {
  readReferralCode,
  recallReferralCode,
  rememberReferralCode,
} from "../../slices/referrals/referral-code.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";

/** Where to go on afterwards is the route's business: its guard sends whoever is signed in. */
export default function RegisterPage() {
  const { enter } = useSession();
  const [search] = useSearchParams();
  const returnTo = search.get("returnTo");
  const ref = useReferralCode(search.get("ref"));
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["email", "password", "confirmation"],
    check: registrationFaults,
    send: async ({ email, password }) => {
      const body = { email, password, ...(ref ? { ref } : {}) };
      enter(await call(register, { body }));
    },
    otherwise: "Registration failed",
    blames: { email_taken: "email", ...passwordBlames },
  });
  return (
    <AccountFrame title="Sign Up" heading="Create your account" aside={<WhatComesWithIt />}>
      <form {...form} className="grid gap-5">
        {ref && <Invitation code={ref} />}
        <FormTrouble trouble={trouble} />
        <Field label="Email" error={errorOf("email")} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <NewPasswordFields
          passwordError={errorOf("password")}
          confirmationError={errorOf("confirmation")}
        />
        <Button type="submit" busy={busy} busyLabel="Creating your account..." className="w-full">
          Create Account
        </Button>
        <p className="text-sm text-quiet">
          Hunters are 18 or over and live in the United States. By signing up you agree to the{" "}
          <Link to={paths.legal} className="link">
            Terms & Privacy
          </Link>{" "}
          and the{" "}
          <Link to={paths.rules} className="link">
            Rules
          </Link>
          .
        </p>
      </form>
      <p className="mt-4 text-sm">
        Already have an account?{" "}
        <Link
          to={withReturnTo(paths.login, returnTo)}
          className="link inline-flex min-h-11 items-center"
        >
          Sign in
        </Link>
      </p>
    </AccountFrame>
  );
}

/** What an account is good for before anything is paid, and what it costs to go on. */
function WhatComesWithIt() {
  return (
    <section className="max-w-md">
      <h2 className="text-4xl">Your first square costs nothing</h2>
      <ul className="mt-8 grid gap-5 text-lg">
        <li className="border-l-2 border-brass pl-4">A free hunt every month: no card, no plan.</li>
        <li className="border-l-2 border-brass pl-4">
          Ten squares in every other hunt, and cash for the first three to finish.
        </li>
        <li className="border-l-2 border-brass pl-4">
          Plans by the month. Stop whenever you like.
        </li>
      </ul>
    </section>
  );
}

/** Promises credits only for a code that is somebody's; nothing until that is known. */
function Invitation({ code }: { code: string }) {
  const { data } = useQuery(friendCreditsQuery(code));
  if (data === undefined) return null;
  if (data === 0) {
    return (
      <Notice>
        We do not know the code of this invitation, so it brings no credits. Ask your friend for the
        link again, or go on without it.
      </Notice>
    );
  }
  return <Notice tone="success">A friend invited you: you start with {data} bonus credits.</Notice>;
}

/** The code in the address, or that of the link by which this visit began. */
function useReferralCode(given: string | null): string | null {
  const code = readReferralCode(given);
  useEffect(() => {
    if (code) rememberReferralCode(code);
  }, [code]);
  return code ?? recallReferralCode();
}
