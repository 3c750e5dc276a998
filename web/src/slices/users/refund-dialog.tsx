import { useQueryClient } from "@tanstack/react-query";
import { refundPayment } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { Field } from "../../ui/field.tsx";
import { formatCents } from "../../ui/money.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { reasonLacks } from "./reason.ts";

export interface Refundable {
  id: string;
  number: number;
  item: string;
  amountUsd: number;
}

type RefundDialogProps = { payment: Refundable; email: string; onClose: () => void };

/** The question before a payment is given back whole, with the reason that its payer reads. */
export function RefundDialog({ payment, email, onClose }: RefundDialogProps) {
  const client = useQueryClient();
  const sum = formatCents(payment.amountUsd * 100);
  const { errorOf, ...sending } = useForm({
    fields: ["reason"],
    check: ({ reason }) => reasonLacks(reason, "the mail"),
    send: async ({ reason }) => {
      const params = { id: payment.id };
      const { taken } = await call(refundPayment, { params, body: { reason } });
      toast({ tone: "success", title: `${sum} given back to ${email}`, text: taken });
      void client.invalidateQueries({ queryKey: ["admin"] });
      onClose();
    },
    otherwise: "This did not work. Please try again.",
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title={`Refund ${sum}`}
      description={`Receipt ${payment.number}, ${payment.item}, ${email}`}
      width="narrow"
      troubleTitle="Nothing was given back"
      action={`Give back ${sum}`}
      busyLabel="Giving back..."
      danger
    >
      <p className="text-sm text-quiet">
        All of it goes back to the card. Credits that it bought and that are not spent are taken
        off, and a plan that it pays for ends now with its hunts. There is no way back.
      </p>
      <Field
        label="Reason"
        hint="They read it in the mail; it stands in the log, too."
        error={errorOf("reason")}
      >
        <TextInput name="reason" maxLength={200} />
      </Field>
    </FormDialog>
  );
}
