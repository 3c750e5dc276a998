import { useRef, useState } from "react";
import { accountTrouble } from "./account-trouble.ts";
import type { RegistrationFault } from "./password-check.ts";

type Field = RegistrationFault["field"];

/**
 * What the account forms share: one send at a time, a fault at its field with the focus on it, and the
 * sentence of a failure for the whole form. Inputs are named by their field.
 */
export function useAccountForm(otherwise: string) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<RegistrationFault | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const running = useRef(false);

  async function send(found: RegistrationFault | null, work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    setFault(found);
    setTrouble(null);
    if (found) {
      const control = form.current?.elements.namedItem(found.field);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setTrouble(accountTrouble(error, otherwise));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const errorOf = (field: Field) => (fault?.field === field ? fault.message : undefined);
  return { form, busy, trouble, send, errorOf };
}

/** A form's text by the name of its input; empty when there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
