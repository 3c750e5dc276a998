import { useQueryClient } from "@tanstack/react-query";
import { adjustCredits, type ListedUser } from "@ten-paces/contract";
import { useState } from "react";
import { call, isAnswered } from "../../api.ts";
import { createKeyKeeper } from "../../keep-key.ts";
import { counted } from "../../ui/counted.ts";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { reasonLacks } from "./reason.ts";

type CreditsDialogProps = {
  user: Pick<ListedUser, "id" | "email">;
  totalCredits: number;
  onClose: () => void;
};

const WAYS = [
  { value: "give", label: "Give" },
  { value: "take", label: "Take" },
] as const;

const MOST = 1_000;

const countOf = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);

/** Gives bonus credits to an account, or takes some, with a reason that its owner reads. */
export function CreditsDialog({ user, totalCredits, onClose }: CreditsDialogProps) {
  const client = useQueryClient();
  const [keys] = useState(() => createKeyKeeper());
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("give");
  const isTaking = way === "take";
  const { errorOf, ...sending } = useForm({
    fields: ["credits", "reason"],
    check: ({ credits, reason }) => {
      const count = countOf(credits);
      return {
        ...((count < 1 || count > MOST) && {
          credits: "Please enter a whole number from 1 to 1,000.",
        }),
        ...(isTaking &&
          count > totalCredits && { credits: `They have ${counted(totalCredits, "credit")}.` }),
        ...reasonLacks(reason, "their history"),
      };
    },
    send: async ({ credits, reason }) => {
      const count = countOf(credits);
      const body = { amount: isTaking ? -count : count, reason };
      const intent = JSON.stringify([user.id, body]);
      try {
        const { totalCredits: now } = await call(
          adjustCredits,
          { params: { id: user.id }, body },
          { idempotencyKey: keys.keyFor(intent) },
        );
        keys.settle(intent);
        toast({
          tone: "success",
          title: user.email,
          text: `${counted(count, "credit")} ${isTaking ? "taken" : "given"}. They have ${now} now.`,
        });
        void client.invalidateQueries({ queryKey: ["admin"] });
        onClose();
      } catch (error) {
        // Without an answer it may be booked all the same: the next try is the same request.
        if (isAnswered(error)) keys.settle(intent);
        throw error;
      }
    },
    otherwise: "This did not work. Please try again.",
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title="Adjust Credits"
      description={user.email}
      width="narrow"
      troubleTitle="Nothing was booked"
      action={isTaking ? "Take credits" : "Give credits"}
      busyLabel="Booking..."
      danger={isTaking}
    >
      <SegmentedControl legend="What to do" value={way} segments={WAYS} onChange={setWay} />
      <Field
        label="Credits"
        hint={`They have ${counted(totalCredits, "credit")}.`}
        error={errorOf("credits")}
      >
        <TextInput name="credits" inputMode="numeric" defaultValue="5" />
      </Field>
      <Field
        label="Reason"
        hint="It stands in their history of credits, and in the log."
        error={errorOf("reason")}
      >
        <TextInput name="reason" maxLength={200} />
      </Field>
    </FormDialog>
  );
}
