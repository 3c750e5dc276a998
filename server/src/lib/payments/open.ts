import type { Config } from "../../config.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxPayments } from "./sandbox.ts";

/** Stripe where it is configured, else the sandbox. */
export async function openPayments({ stripe }: Pick<Config, "stripe">): Promise<PaymentProvider> {
  if (!stripe) return sandboxPayments;
  // Loaded only where it is used: it is the largest package of the server.
  const { stripePayments } = await import("./stripe.ts");
  return stripePayments(stripe);
}
