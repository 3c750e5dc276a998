import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { CallFailed } from "../../api.ts";
import { type FieldSentences, fieldProblems, type Issue } from "./field-problems.ts";

interface TicketFormOptions<Field extends string> {
  initial: Record<Field, string>;
  sentences: Record<Field, FieldSentences>;
  /** What the contract finds wrong; nothing when the form can be sent. */
  check: (values: Record<Field, string>) => readonly Issue[];
  send: (values: Record<Field, string>) => Promise<{ ticket: string }>;
}

/** A form that becomes a ticket: its values, what is wrong with them, the number it was given. */
export function useTicketForm<Field extends string>(options: TicketFormOptions<Field>) {
  const { initial, sentences, check, send } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});

  /** Fields carry their name: the first of those that are wrong takes the focus. */
  function show(issues: readonly Issue[]): void {
    const found = fieldProblems(issues, values, sentences);
    setProblems(found);
    const [first] = Object.keys(found);
    const control = first ? form.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
  }

  const mutation = useMutation({
    mutationFn: () => send(values),
    onError: (error) => {
      if (error instanceof CallFailed) show(error.issues);
    },
  });

  return {
    form,
    values,
    problems,
    set(field: Field, value: string): void {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems((before) => ({ ...before, [field]: undefined }));
    },
    submit(event: FormEvent): void {
      event.preventDefault();
      if (mutation.isPending) return;
      const issues = check(values);
      show(issues);
      if (issues.length === 0) mutation.mutate();
    },
    /** Empties the form for another message. */
    restart(): void {
      setValues(initial);
      mutation.reset();
    },
    busy: mutation.isPending,
    failure: mutation.error?.message ?? null,
    ticket: mutation.data?.ticket ?? null,
  };
}
