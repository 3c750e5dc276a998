import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "../../ui/card.tsx";

type TicketReceiptProps = { ticket: string; action: ReactNode };

/** What stands where the form was: the number to keep. Takes the focus, so that it is read aloud. */
export function TicketReceipt({ ticket, action }: TicketReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="receipt-title">
      <h2 ref={heading} id="receipt-title" tabIndex={-1} className="text-2xl">
        Thank you, we have your message
      </h2>
      <p className="mt-3">Your ticket number is</p>
      <p className="figure mt-1 text-4xl text-brass-text">{ticket}</p>
      <p className="mt-3 max-w-prose">
        We answer by email within 24 hours. Keep the number, and give it when you write again.
      </p>
      <div className="mt-5">{action}</div>
    </Card>
  );
}
