import { type FormEvent, useRef, useState } from "react";
import { CallFailed, toldBy } from "./api.ts";
import { useOneAtATime } from "./ui/use-one-at-a-time.ts";

/** What is wrong, by the name of the input; nothing for those that are fine. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;
export type Values<Name extends string> = Record<Name, string>;

interface FormOptions<Name extends string> {
  /** The inputs by their names, in the order in which they stand. */
  fields: readonly Name[];
  /** What can be said before anything is sent; left out where only the service knows. */
  check?: (values: Values<NoInfer<Name>>) => Faults<NoInfer<Name>> | Promise<Faults<NoInfer<Name>>>;
  /** Throws what went wrong. */
  send: (values: Values<NoInfer<Name>>) => Promise<void>;
  /** The sentence where the service gives none. */
  otherwise: string;
  /** Refusals that are about one input, by their code: told beside it instead of above the form. */
  blames?: Readonly<Record<string, NoInfer<Name>>>;
}

/**
 * Every form: one send at a time, each fault beside its input with the focus on the first, and the rest
 * above the form. The inputs keep their own text; they are read by their names when it is sent.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { fields, check, send, otherwise, blames = {} } = options;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults<Name>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const once = useOneAtATime();

  /** Whether there was any. */
  function show(found: Faults<Name>): boolean {
    setFaults(found);
    const first = fields.find((name) => found[name]);
    const control = first ? form.current?.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) control.focus();
    return first !== undefined;
  }

  async function submit(): Promise<void> {
    if (!form.current) return;
    const values = valuesOf(form.current, fields);
    setTrouble(null);
    try {
      const found = check?.(values) ?? {};
      if (show(found instanceof Promise ? await found : found)) return;
      setBusy(true);
      await send(values);
    } catch (error) {
      if (!show(faultsOf(error, fields, blames))) setTrouble(toldBy(error) ?? otherwise);
    } finally {
      setBusy(false);
    }
  }

  return {
    /** For the form element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        // A dialog's form may stand within another's: what is sent is this one alone.
        event.stopPropagation();
        once(submit);
      },
      /** What is being corrected is no longer complained of. Not at `input`: between it and `change` a select that is drawn anew forgets what was chosen. */
      onChange({ target }: FormEvent<HTMLFormElement>) {
        const name = fields.find((field) => field === (target as Partial<HTMLInputElement>).name);
        if (name && faults[name]) setFaults({ ...faults, [name]: undefined });
      },
    },
    busy,
    /** Why the form as a whole failed, or null. */
    trouble,
    errorOf: (name: Name): string | undefined => faults[name],
  };
}

function valuesOf<Name extends string>(
  form: HTMLFormElement,
  fields: readonly Name[],
): Values<Name> {
  const typed = new FormData(form);
  const values = fields.map((name) => {
    const value = typed.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(values) as Values<Name>;
}

/** The first fault of each field that the form has; a path such as "squares.2" belongs to "squares". */
export function faultsIn<Name extends string>(
  issues: readonly { path: string; message: string }[],
  fields: readonly Name[],
): Faults<Name> {
  const faults: Faults<Name> = {};
  for (const { path, message } of issues) {
    const name = fields.find((field) => field === path.split(".")[0]);
    if (name) faults[name] ??= message;
  }
  return faults;
}

function faultsOf<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  blames: Readonly<Record<string, Name>>,
): Faults<Name> {
  if (!(error instanceof CallFailed)) return {};
  const blamed = blames[error.code];
  if (blamed && error.told) return { [blamed]: error.told } as Faults<Name>;
  return faultsIn(error.issues, fields);
}
