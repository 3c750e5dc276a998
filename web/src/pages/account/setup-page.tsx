import { setup } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { paths } from "../../paths.ts";
import { useNavigate, useSearchParams } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { FormTrouble } from "../../slices/accounts/form-trouble.tsx";
import { NewPasswordFields } from "../../slices/accounts/new-password-fields.tsx";
import { passwordBlames, registrationFaults } from "../../slices/accounts/password-check.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";

/** Makes the first administrator, with the link that the first start prints. */
export default function SetupPage() {
  const { enter } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["email", "password", "confirmation"],
    check: registrationFaults,
    send: async ({ email, password }) => {
      const signedIn = await call(setup, { body: { token, email, password } });
      void navigate(paths.adminDashboard, { replace: true });
      enter(signedIn);
    },
    otherwise: "Setup failed",
    blames: { email_taken: "email", ...passwordBlames },
  });
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
      <form {...form} className="grid gap-5">
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
