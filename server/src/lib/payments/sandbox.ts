import type { PaymentProvider } from "./provider.ts";

/** Play money: a checkout page of our own that takes test cards, and renewals by a job of our own. */
export const sandboxPayments: PaymentProvider = {
  name: "sandbox",
  leastCents: 0,
  openCheckout: async ({ checkoutId }) => ({ url: `/checkout/${checkoutId}`, ref: null }),
  remote: null,
};
