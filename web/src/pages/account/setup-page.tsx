import { setup } from "@ten-paces/contract";
import { useNavigate, useSearchParams } from "react-router";
import { call } from "../../api.ts";
import { paths } from "../../paths.ts";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { NewPasswordFields } from "../../slices/accounts/new-password-fields.tsx";
import { findRegistrationFault } from "../../slices/accounts/password-check.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { textOf, useAccountForm } from "../../slices/accounts/use-account-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";

/** Makes the first administrator, with the link that the first start prints. */
export default function SetupPage() {
  const { enter } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { form, busy, trouble, send, errorOf } = useAccountForm("Setup failed");
  if (token === "") {
    return (
      <AccountFrame title="Setup">
        <Notice tone="error">
          This link is incomplete. Copy it whole from where the server was started.
        </Notice>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Setup"
      heading="Set up Ten Paces"
      intro="Make the account of the first administrator. This link works once."
    >
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const email = textOf(typed, "email").trim();
          const password = textOf(typed, "password");
          const confirmation = textOf(typed, "confirmation");
          void send(findRegistrationFault({ email, password, confirmation }), async () => {
            const signedIn = await call(setup, { body: { token, email, password } });
            void navigate(paths.adminDashboard, { replace: true });
            enter(signedIn);
          });
        }}
      >
        <FormTrouble trouble={trouble} />
        <Field label="Email" error={errorOf("email")} required>
          <TextInput name="email" type="email" autoComplete="username" inputMode="email" />
        </Field>
        <NewPasswordFields
          passwordError={errorOf("password")}
          confirmationError={errorOf("confirmation")}
        />
        <Button type="submit" busy={busy} busyLabel="Creating your account..." className="w-full">
          Create Administrator
        </Button>
      </form>
    </AccountFrame>
  );
}
