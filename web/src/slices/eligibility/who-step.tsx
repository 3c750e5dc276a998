import { useQueryClient } from "@tanstack/react-query";
import { updateProfile } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { readUser } from "../accounts/read-user.ts";
import { useSession } from "../accounts/session.tsx";
import { PointsSentence } from "./points-notice.tsx";
import { playsForPoints, statesQuery } from "./queries.ts";
import { RESIDENCE_OPTIONS } from "./residence-options.ts";

export type WhoStepProps = {
  /** What was given is enough: the payment can go on. */
  onDone: () => void;
  onClose: () => void;
};

/** Before the first payment: where somebody lives and when they were born, and what that means for prizes. */
export default function WhoStep({ onDone, onClose }: WhoStepProps) {
  const [points, setPoints] = useState<string | null>(null);
  if (points !== null) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title="You would play for points"
        description={<PointsSentence residence={points} />}
        actions={
          <>
            <Button onClick={onDone}>Go on to checkout</Button>
            <Button variant="secondary" onClick={onClose}>
              Not now
            </Button>
          </>
        }
      >
        <p className="text-quiet">Nothing was charged.</p>
      </Dialog>
    );
  }
  return <WhoForm onDone={onDone} onClose={onClose} onPoints={setPoints} />;
}

type WhoFormProps = WhoStepProps & { onPoints: (residence: string) => void };

function WhoForm({ onDone, onClose, onPoints }: WhoFormProps) {
  const { setUser } = useSession();
  const client = useQueryClient();
  const { errorOf, ...sending } = useForm({
    fields: ["residence", "birthDate"],
    check: ({ residence, birthDate }) => ({
      ...(residence === "" && { residence: "Please choose the state you live in." }),
      ...(birthDate === "" && { birthDate: "Please enter the day you were born." }),
    }),
    send: async ({ residence, birthDate }) => {
      const saved = await call(updateProfile, { body: { residence, birthDate } });
      const user = readUser(saved.user);
      if (user) setUser(user);
      const rows = await client.ensureQueryData(statesQuery);
      if (playsForPoints(residence, rows)) onPoints(residence);
      else onDone();
    },
    otherwise: "This could not be saved. Please try again.",
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Before you pay"
      description="Who can win money depends on where you live, and hunts that are paid for are for people of 18 and over. We ask once; support corrects it later."
      action="Continue"
      busyLabel="Saving..."
      cancel="Not now"
    >
      <Field label="State you live in" error={errorOf("residence")} required>
        <Select name="residence" options={RESIDENCE_OPTIONS} placeholder="Choose a state" />
      </Field>
      <Field label="Date of birth" error={errorOf("birthDate")} required>
        <TextInput name="birthDate" type="date" autoComplete="bday" />
      </Field>
    </FormDialog>
  );
}
