import { useQueryClient } from "@tanstack/react-query";
import { paySandbox } from "@ten-paces/contract";
import { type FormEvent, useRef, useState } from "react";
import { attempt } from "../../../api.ts";
import { useNavigate } from "../../../routing.tsx";
import {
  type Card,
  cardFaults,
  typedCvc,
  typedExpiry,
  typedNumber,
} from "../../../slices/billing/card-typing.ts";
import { checkoutSentence } from "../../../slices/billing/checkout-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { TestCards } from "./test-cards.tsx";

type Trouble = { title?: string; text: string };

type CardFormProps = { checkoutId: string; amountCents: number };

/** Card number, expiry, CVC; paid goes back to where the purchase began, declined stays here. */
export function CardForm({ checkoutId, amountCents }: CardFormProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [card, setCard] = useState<Card>({ number: "", expiry: "", cvc: "" });
  const [faults, setFaults] = useState<Partial<Card>>({});
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const once = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (name: keyof Card) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const type = (typed: Partial<Card>) => {
    setCard({ ...card, ...typed });
    // What is being corrected is no longer complained of.
    const [name = ""] = Object.keys(typed);
    setFaults({ ...faults, [name]: undefined });
  };

  async function pay(): Promise<void> {
    const answer = await attempt(paySandbox, { params: { checkoutId }, body: card });
    if (!answer.ok) {
      setTrouble({ text: answer.refusal.error });
      focusOn("number");
      return;
    }
    if (answer.result.status === "declined") {
      setTrouble({
        title:
          answer.result.reason === "insufficient_funds"
            ? "Your card has insufficient funds"
            : "Your card was declined",
        text: "Nothing was charged. Try another card, or go back.",
      });
      focusOn("number");
      return;
    }
    await queryClient.invalidateQueries({ refetchType: "none" });
    void queryClient.invalidateQueries({ queryKey: ["credits"] });
    toast({ tone: "success", text: "Payment received. Thank you!" });
    void navigate(answer.result.returnUrl, { replace: true });
  }

  async function submit(): Promise<void> {
    setTrouble(null);
    const found = cardFaults(card);
    setFaults(found);
    const first = (["number", "expiry", "cvc"] as const).find((name) => found[name]);
    if (first) {
      focusOn(first);
      return;
    }
    setBusy(true);
    try {
      await pay();
    } catch (error) {
      setTrouble({ text: checkoutSentence(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        once(submit);
      }}
    >
      {trouble && (
        <Notice tone="error" announce {...(trouble.title ? { title: trouble.title } : {})}>
          {trouble.text}
        </Notice>
      )}
      <TestCards
        onChoose={(chosen) => {
          setCard(chosen);
          setFaults({});
          setTrouble(null);
        }}
      />
      <Field label="Card number" error={faults.number} required>
        <TextInput
          name="number"
          mono
          autoComplete="off"
          inputMode="numeric"
          placeholder="4242 4242 4242 4242"
          value={card.number}
          onChange={(event) => type({ number: typedNumber(event.target.value) })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Expiry (MM/YY)" error={faults.expiry} required>
          <TextInput
            name="expiry"
            mono
            autoComplete="off"
            inputMode="numeric"
            placeholder="MM/YY"
            value={card.expiry}
            onChange={(event) => type({ expiry: typedExpiry(event.target.value, card.expiry) })}
          />
        </Field>
        <Field label="CVC" error={faults.cvc} required>
          <TextInput
            name="cvc"
            mono
            autoComplete="off"
            inputMode="numeric"
            placeholder="123"
            value={card.cvc}
            onChange={(event) => type({ cvc: typedCvc(event.target.value) })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} busyLabel="Paying...">
          Pay {formatCents(amountCents)} (sandbox)
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => void navigate(-1)}>
          Go back
        </Button>
      </div>
    </form>
  );
}
