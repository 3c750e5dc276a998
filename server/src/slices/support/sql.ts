import { sql } from "../../lib/db/sql.ts";
import type { Tx } from "../../lib/db/statements.ts";

export interface NewTicket {
  id: string;
  number: string;
  kind: "contact" | "accessibility";
  name: string;
  email: string;
  topic: string;
  message: string;
  createdAt: Date;
}

/** False where another ticket has the number. */
export async function insertTicket(tx: Tx, ticket: NewTicket): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into tickets (id, number, kind, name, email, topic, message, created_at)
    values (${ticket.id}, ${ticket.number}, ${ticket.kind}, ${ticket.name}, ${ticket.email},
      ${ticket.topic}, ${ticket.message}, ${ticket.createdAt})
    on conflict (number) do nothing`);
  return inserted > 0;
}
