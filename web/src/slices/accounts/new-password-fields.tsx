import { passwordMinLength } from "@ten-paces/contract";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";

type NewPasswordFieldsProps = {
  passwordError: string | undefined;
  confirmationError: string | undefined;
  label?: string;
};

/** A new password and the same again, each with its own toggle. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { passwordError, confirmationError, label = "Password" } = props;
  return (
    <>
      <Field
        label={label}
        hint={`At least ${passwordMinLength} characters; a few words make a good one.`}
        error={passwordError}
        required
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={confirmationError} required>
        <PasswordInput name="confirmation" autoComplete="new-password" />
      </Field>
    </>
  );
}
