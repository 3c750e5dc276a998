import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refundPayment } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { formatCents } from "../../ui/money.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";

export interface Refundable {
  id: string;
  number: number;
  item: string;
  amountUsd: number;
}

const SHORTEST_REASON = 3;

/** The question before a payment is given back whole, with the reason that its payer reads. */
export function RefundDialog({
  payment,
  email,
  onClose,
}: {
  payment: Refundable;
  email: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const once = useOneAtATime();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const sum = formatCents(payment.amountUsd * 100);
  const badReason =
    reason.trim().length < SHORTEST_REASON
      ? "Please say why; they read it in the mail."
      : undefined;
  const giving = useMutation({
    mutationFn: () => call(refundPayment, { params: { id: payment.id }, body: { reason } }),
    onSuccess: ({ taken }) => {
      toast({ tone: "success", title: `${sum} given back to ${email}`, text: taken });
      void client.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (!badReason) once(() => giving.mutateAsync().catch(() => undefined));
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Refund ${sum}`}
      description={`Receipt ${payment.number}, ${payment.item}, ${email}`}
      width="narrow"
    >
      <form onSubmit={send} noValidate className="grid gap-4">
        <p className="text-sm text-quiet">
          All of it goes back to the card. Credits that it bought and that are not spent are taken
          off, and a plan that it pays for ends now with its hunts. There is no way back.
        </p>
        <Field
          label="Reason"
          hint="They read it in the mail; it stands in the log, too."
          error={asked ? badReason : undefined}
        >
          <TextInput
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {giving.error && (
          <Notice tone="error" announce title="Nothing was given back">
            {giving.error.message}
          </Notice>
        )}
        <Button type="submit" variant="danger" busy={giving.isPending}>
          Give back {sum}
        </Button>
      </form>
    </Dialog>
  );
}
