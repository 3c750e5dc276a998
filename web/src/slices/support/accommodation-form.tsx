import { requestAccommodation } from "@ten-paces/contract";
import * as schemas from "@ten-paces/contract/schemas";
import { useEffect } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { NEEDS } from "./topics.ts";
import { useTicketForm } from "./use-ticket-form.ts";

const SENTENCES = {
  name: { missing: "Please enter your name.", wrong: "Please use at most 120 characters." },
  email: {
    missing: "Please enter your email address.",
    wrong: "Please enter a full email address, such as ada@example.com.",
  },
  accessibilityNeed: { missing: "Please choose what it is about.", wrong: "Please choose again." },
  description: {
    missing: "Please tell us what would help.",
    wrong: "Please use at most 5,000 characters.",
  },
};

type AccommodationFormProps = {
  /** The address of the signed-in hunter, to begin with. */
  email: string;
  onCancel: () => void;
  /** Stored, under this ticket number. */
  onSent: (ticket: string) => void;
};

/** Asks for an accommodation; opened and closed by the page around it. */
export function AccommodationForm({ email, onCancel, onSent }: AccommodationFormProps) {
  const { form, values, problems, set, submit, busy, failure } = useTicketForm({
    initial: { name: "", email, accessibilityNeed: "", description: "" },
    sentences: SENTENCES,
    check: (given) => schemas.requestAccommodation.body.safeParse(given).error?.issues ?? [],
    send: async (given) => {
      const answer = await call(requestAccommodation, {
        body: schemas.requestAccommodation.body.parse(given),
      });
      onSent(answer.ticket);
      return answer;
    },
  });
  useEffect(() => {
    const first = form.current?.elements.namedItem("name");
    if (first instanceof HTMLElement) first.focus();
  }, [form]);
  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        <Field label="Accessibility need" required error={problems.accessibilityNeed}>
          <Select
            name="accessibilityNeed"
            placeholder="Choose a need"
            options={NEEDS}
            value={values.accessibilityNeed}
            onChange={(event) => set("accessibilityNeed", event.target.value)}
          />
        </Field>
        <Field
          label="Description"
          required
          hint="What gets in your way, and what would help."
          error={problems.description}
        >
          <TextArea
            name="description"
            value={values.description}
            onChange={(event) => set("description", event.target.value)}
          />
        </Field>
        {failure !== null && (
          <Notice tone="error" announce title="Your request was not sent">
            {failure}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send request
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
