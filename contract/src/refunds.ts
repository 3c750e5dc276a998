import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const refundPayment = endpoint({
  name: "refundPayment",
  method: "POST",
  path: "/admin/payments/:id/refund",
  access: "admin",
  summary:
    "Give a payment back whole, once: what it bought and is not spent is taken back, its plan ends, and its payer is told with the reason.",
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** Read by who paid, too. */
    reason: z
      .string("Please say why; they read it in the mail.")
      .check(
        z.trim(),
        z.minLength(3, "Please say why; they read it in the mail."),
        z.maxLength(200),
      ),
  }),
  result: z.object({
    success: z.literal(true),
    amountUsd: z.number(),
    /** What was taken back of it, as a sentence. */
    taken: z.string(),
  }),
  refusals: {
    given_back: {
      status: 409,
      error: "This payment was given back before, or is disputed with a bank.",
    },
    provider_missing: {
      status: 409,
      error:
        "This was paid through a payment provider that is not configured here now, so nothing can be given back through it.",
    },
    nothing_paid: { status: 409, error: "Nothing was charged here, so nothing can be given back." },
  },
});
