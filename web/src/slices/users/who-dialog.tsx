import { useQueryClient } from "@tanstack/react-query";
import { type ListedUser, updateUser } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { RESIDENCE_OPTIONS } from "../eligibility/residence-options.ts";

/** Corrects where somebody lives and when they were born, and names the household of an administrator. */
export function WhoDialog(props: { user: ListedUser; onClose: () => void }) {
  const { onClose } = props;
  // What a colleague corrects meanwhile is not what was seen, and what stayed as it was seen is not sent.
  const [user] = useState(props.user);
  const client = useQueryClient();
  const [household, setHousehold] = useState(user.household);
  const { errorOf, ...sending } = useForm({
    fields: ["residence", "birthDate", "reason"],
    check: ({ residence, birthDate, reason }) => ({
      ...(user.residence !== null &&
        residence === "" && { residence: "Please choose the state they live in." }),
      ...(user.birthDate !== null &&
        birthDate === "" && { birthDate: "Please enter the day they were born." }),
      ...(reason.trim() === "" && { reason: "Please say why; it stands in the log." }),
    }),
    send: async ({ residence, birthDate, reason }) => {
      const body = {
        reason,
        ...(household !== user.household && { household }),
        ...(residence !== (user.residence ?? "") && { residence }),
        ...(birthDate !== (user.birthDate ?? "") && { birthDate }),
      };
      await call(updateUser, { params: { id: user.id }, body });
      toast({ tone: "success", text: `${user.email} was corrected.` });
      void client.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
    otherwise: "This could not be saved. Please try again.",
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Correct Who They Are"
      description={`${user.email}. Who can win depends on it. The log says who corrected what, and why.`}
      width="narrow"
      action="Save"
      busyLabel="Saving..."
    >
      <Field label="State they live in" error={errorOf("residence")}>
        <Select
          name="residence"
          options={RESIDENCE_OPTIONS}
          placeholder="Not told"
          defaultValue={user.residence ?? ""}
        />
      </Field>
      <Field label="Date of birth" error={errorOf("birthDate")}>
        <TextInput name="birthDate" type="date" defaultValue={user.birthDate ?? ""} />
      </Field>
      <Checkbox
        label="Lives with an administrator"
        hint="They can neither win nor pay. What they won before is reviewed as usual."
        checked={household}
        onChange={(event) => setHousehold(event.target.checked)}
      />
      <Field label="Reason" error={errorOf("reason")} required>
        <TextInput name="reason" maxLength={200} />
      </Field>
    </FormDialog>
  );
}
