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

type AccommodationFormProps = {
  /** The address of the signed-in hunter, to begin with. */
  email: string;
  onCancel: () => void;
  /** Stored, under this ticket number. */
  onSent: (ticket: string) => void;
};

/** Asks for an accommodation; opened and closed by the page around it. */
export function AccommodationForm({ email, onCancel, onSent }: AccommodationFormProps) {
  const { form, busy, trouble, errorOf } = useTicketForm({
    fields: ["name", "email", "accessibilityNeed", "description"],
    body: schemas.requestAccommodation.body,
    send: async (given) => {
      const body = schemas.requestAccommodation.body.parse(given);
      const answer = await call(requestAccommodation, { body });
      onSent(answer.ticket);
      return answer;
    },
    otherwise: "Please try again, or write to us by mail.",
  });
  const { ref } = form;
  useEffect(() => {
    const first = ref.current?.elements.namedItem("name");
    if (first instanceof HTMLElement) first.focus();
  }, [ref]);
  return (
    <Card>
      <form {...form} className="flex flex-col gap-5">
        <Field label="Name" required error={errorOf("name")}>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Email" required error={errorOf("email")}>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={email} />
        </Field>
        <Field label="Accessibility need" required error={errorOf("accessibilityNeed")}>
          <Select name="accessibilityNeed" placeholder="Choose a need" options={NEEDS} />
        </Field>
        <Field
          label="Description"
          required
          hint="What gets in your way, and what would help."
          error={errorOf("description")}
        >
          <TextArea name="description" />
        </Field>
        {trouble !== null && (
          <Notice tone="error" announce title="Your request was not sent">
            {trouble}
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
