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

const SENTENCES = {
  name: { missing: "Please enter your name.", wrong: "Please use at most 120 characters." },
  email: {
    missing: "Please enter your email address.",
    wrong: "Please enter a full email address, such as ada@example.com.",
  },
  subject: { missing: "Please choose a subject.", wrong: "Please choose a subject." },
  message: { missing: "Please write a message.", wrong: "Please use at most 5,000 characters." },
};

/** Writes to support. email: the address of the signed-in hunter, to begin with. */
export function ContactForm({ email }: { email: string }) {
  const { form, values, problems, set, submit, restart, busy, failure, ticket } = useTicketForm({
    initial: { name: "", email, subject: "", message: "" },
    sentences: SENTENCES,
    check: (given) => schemas.contact.body.safeParse(given).error?.issues ?? [],
    send: (given) => call(contact, { body: schemas.contact.body.parse(given) }),
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
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <h2 className="text-2xl">Send us a message</h2>
        <Field label="Name" required error={problems.name}>
          <TextInput
            name="name"
            autoComplete="name"
            value={values.name}
            onChange={(event) => set("name", event.target.value)}
          />
        </Field>
        <Field label="Email" required error={problems.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={(event) => set("email", event.target.value)}
          />
        </Field>
        <Field label="Subject" required error={problems.subject}>
          <Select
            name="subject"
            placeholder="Choose a subject"
            options={SUBJECTS}
            value={values.subject}
            onChange={(event) => set("subject", event.target.value)}
          />
        </Field>
        <Field
          label="Message"
          required
          hint="For a hunt: its name and the number of the square help us most."
          error={problems.message}
        >
          <TextArea
            name="message"
            rows={7}
            value={values.message}
            onChange={(event) => set("message", event.target.value)}
          />
        </Field>
        {failure !== null && (
          <Notice tone="error" announce title="Your message was not sent">
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel="Sending..." className="sm:self-start">
          Send message
        </Button>
      </form>
    </Card>
  );
}
