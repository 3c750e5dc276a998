import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adjustCredits, type ListedUser } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { call, isAnswered } from "../../api.ts";
import { createKeyKeeper } from "../../keep-key.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

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
const SHORTEST_REASON = 3;

/** Gives bonus credits to an account, or takes some, with a reason that its owner reads. */
export function CreditsDialog({ user, totalCredits, onClose }: CreditsDialogProps) {
  const client = useQueryClient();
  const once = useOneAtATime();
  const [keys] = useState(() => createKeyKeeper());
  const [way, setWay] = useState<(typeof WAYS)[number]["value"]>("give");
  const [typed, setTyped] = useState("5");
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  const badCount =
    count < 1 || count > MOST
      ? "Please enter a whole number from 1 to 1,000."
      : way === "take" && count > totalCredits
        ? `They have ${counted(totalCredits, "credit")}.`
        : undefined;
  const badReason =
    reason.trim().length < SHORTEST_REASON
      ? "Please say why; they read it in their history."
      : undefined;
  const amount = way === "give" ? count : -count;
  const intent = JSON.stringify([user.id, amount, reason]);
  const sending = useMutation({
    mutationFn: () =>
      call(
        adjustCredits,
        { params: { id: user.id }, body: { amount, reason } },
        { idempotencyKey: keys.keyFor(intent) },
      ),
    onSuccess: ({ totalCredits: now }) => {
      keys.settle(intent);
      toast({
        tone: "success",
        title: user.email,
        text: `${counted(count, "credit")} ${way === "give" ? "given" : "taken"}. They have ${now} now.`,
      });
      void client.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
    // Without an answer it may be booked all the same: the next try is the same request.
    onError: (error) => isAnswered(error) && keys.settle(intent),
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (!badCount && !badReason) once(() => sending.mutateAsync().catch(() => undefined));
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Adjust Credits"
      description={user.email}
      width="narrow"
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        <SegmentedControl legend="What to do" value={way} segments={WAYS} onChange={setWay} />
        <Field
          label="Credits"
          hint={`They have ${counted(totalCredits, "credit")}.`}
          error={asked ? badCount : undefined}
        >
          <TextInput
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field
          label="Reason"
          hint="It stands in their history of credits, and in the log."
          error={asked ? badReason : undefined}
        >
          <TextInput
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {sending.error && (
          <Notice tone="error" announce title="Nothing was booked">
            {sending.error.message}
          </Notice>
        )}
        <Button
          type="submit"
          variant={way === "take" ? "danger" : "primary"}
          busy={sending.isPending}
        >
          {way === "give" ? "Give credits" : "Take credits"}
        </Button>
      </form>
    </Dialog>
  );
}
