import type { Endpoint } from "@ten-paces/contract";
import { readInput } from "@ten-paces/contract/schemas";
import { useState } from "react";
import { type Faults, faultsIn, useForm, type Values } from "../../use-form.ts";

interface TicketFormOptions<Name extends string> {
  fields: readonly Name[];
  /** What the contract says of the values. */
  body: NonNullable<Endpoint["body"]>;
  send: (values: Values<NoInfer<Name>>) => Promise<{ ticket: string }>;
  otherwise: string;
}

/** A form that becomes a ticket: what is wrong with it, and the number it was given. */
export function useTicketForm<Name extends string>(options: TicketFormOptions<Name>) {
  const { fields, body, send, otherwise } = options;
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm<Name>({
    fields,
    check: (values) => ticketFaults(body, values, fields),
    send: async (values) => setTicket((await send(values)).ticket),
    otherwise,
  });
  return {
    ...form,
    ticket,
    /** An empty form for another message. */
    restart: () => setTicket(null),
  };
}

/** What the contract finds wrong, beside the input it is about. */
export function ticketFaults<Name extends string>(
  body: NonNullable<Endpoint["body"]>,
  values: Values<Name>,
  fields: readonly Name[],
): Faults<Name> {
  const read = readInput(body, values);
  return read.ok ? {} : faultsIn(read.faults, fields);
}
