import { contact } from "@ten-paces/contract";
import * as schemas from "@ten-paces/contract/schemas";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { TicketReceipt } from "./ticket-receipt.tsx";
import { SUBJECTS } from "./topics.ts";
import { useTicketForm } from "./use-ticket-form.ts";

/** Writes to support. email: the address of the signed-in hunter, to begin with. */
export function ContactForm({ email }: { email: string }) {
  const { form, busy, trouble, errorOf, ticket, restart } = useTicketForm({
    fields: ["name", "email", "subject", "message"],
    body: schemas.contact.body,
    send: (given) => call(contact, { body: schemas.contact.body.parse(given) }),
    otherwise: "Please try again, or write to us by mail.",
  });
  if (ticket !== null) {
    const again = (
      <Button variant="secondary" onClick={restart}>
        Write another message
      </Button>
    );
    return <TicketReceipt ticket={ticket} action={again} />;
  }
  return (
    <Card>
      <form {...form} className="flex flex-col gap-5">
        <h2 className="text-2xl">Send us a message</h2>
        <Field label="Name" required error={errorOf("name")}>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Email" required error={errorOf("email")}>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={email} />
        </Field>
        <Field label="Subject" required error={errorOf("subject")}>
          <Select name="subject" placeholder="Choose a subject" options={SUBJECTS} />
        </Field>
        <Field
          label="Message"
          required
          hint="For a hunt: its name and the number of the square help us most."
          error={errorOf("message")}
        >
          <TextArea name="message" rows={7} />
        </Field>
        {trouble !== null && (
          <Notice tone="error" announce title="Your message was not sent">
            {trouble}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel="Sending..." className="sm:self-start">
          Send message
        </Button>
      </form>
    </Card>
  );
}
