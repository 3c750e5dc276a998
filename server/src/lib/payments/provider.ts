/** Something to be paid, as its checkout was reckoned. Sums in whole US cents. */
export interface Order {
  checkoutId: string;
  userId: string;
  kind: "plan" | "pack";
  itemId: string;
  /** "3 Hunts", "10 credits". */
  name: string;
  /** What is due today. */
  amountCents: number;
}

/** Where a checkout is paid. */
export interface OpenedCheckout {
  /** An address, or a path of our own pages. */
  url: string;
  /** What the provider calls it; null where the checkout's own id will do. */
  ref: string | null;
}

/**
 * Who takes the money. It is asked over the network: never inside a transaction, and nothing it is told twice
 * may be charged twice.
 */
export interface PaymentProvider {
  readonly name: "sandbox" | "stripe";
  /** Opens the page on which a checkout is paid; asked again for the same checkout it names the same page. */
  openCheckout(order: Order): Promise<OpenedCheckout>;
}
