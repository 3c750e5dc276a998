/** Something to be paid, as its checkout was reckoned. Sums in whole US cents. */
export interface Order {
  checkoutId: string;
  userId: string;
  /** For the provider's page and its receipts. */
  email: string;
  /** Who pays, as the provider knows them; null at the first time. */
  customerRef: string | null;
  /** A plan begins a subscription; anything else is paid once, the difference to a larger plan too. */
  kind: "plan" | "once";
  /** What stands for the item at the provider: "plan_three", "pack_ten". */
  productKey: string;
  /** "3 Hunts, one month", "10 credits". */
  name: string;
  /** What is due today. */
  amountCents: number;
  /** A path of our own pages, for who goes back without paying. */
  backTo: string;
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
  /** The smallest sum that can be charged, in US cents. */
  readonly leastCents: number;
  /**
   * Opens the page on which a checkout is paid; asked again for the same checkout it names the same page.
   * @throws PaymentsAway where no answer comes in time
   */
  openCheckout(order: Order): Promise<OpenedCheckout>;
  /** What a provider of real money can be asked; null for the sandbox, which renews by a job of ours. */
  readonly remote: RemotePayments | null;
}

/** A word of the provider that something happened. It is a hint only: what it is about is fetched. */
export interface Notice {
  id: string;
  type: string;
  /** What it is about; of a dispute, and of a warning that somebody may dispute, `ref` names the charge. */
  about: "checkout" | "invoice" | "subscription" | "charge" | "dispute" | "warning";
  ref: string;
}

/** A checkout as the provider has it. */
export interface RemoteCheckout {
  ref: string;
  /** Our own id of it; null where somebody else opened it. */
  checkoutId: string | null;
  paid: boolean;
  /** Everything of it was given back since. */
  refunded: boolean;
  /** Its charge, where somebody has disputed it; null where nobody has. */
  disputedRef: string | null;
  currency: string;
  /** Before and with taxes. */
  subtotalCents: number;
  totalCents: number;
  customerRef: string | null;
  /** What was charged, to be found again when it is refunded. */
  paymentRef: string | null;
  subscription: RemoteSubscription | null;
}

export interface RemoteSubscription {
  ref: string;
  userId: string | null;
  customerRef: string;
  status: "running" | "overdue" | "ended";
  cancelsAtEnd: boolean;
  cycleEndsAt: Date;
  newestInvoiceRef: string | null;
  /** Where its newest invoice is paid by hand; null where none is open. */
  payUrl: string | null;
}

export interface RemoteInvoice {
  ref: string;
  state: "paid" | "open" | "void";
  /** Why it was made: the first of a subscription, the next of its cycles, or another reason. */
  reason: "first" | "cycle" | "other";
  subtotalCents: number;
  paidCents: number;
  subscriptionRef: string | null;
  /** Of the checkout that began the subscription. */
  checkoutId: string | null;
  paymentRef: string | null;
}

export interface RemoteCharge {
  ref: string;
  paymentRef: string | null;
  amountCents: number;
  refundedCents: number;
}

/** What a payer's bank does about a charge. */
export interface RemoteDispute extends RemoteCharge {
  /** `asked`: it wants to know more, and the money is still here. `taken`: it took it. `won`: it gave it back. */
  standing: "none" | "asked" | "taken" | "won";
}

/** How a subscription ought to stand. */
export interface Wanted {
  productKey: string;
  name: string;
  priceCents: number;
  renews: boolean;
}

export interface RemotePayments {
  /** @throws NoticeRefused for what is forged, garbled, or older than five minutes */
  readNotice(body: Buffer, signature: string | undefined, now: Date): Notice | null;
  findCheckout(ref: string): Promise<RemoteCheckout>;
  findInvoice(ref: string): Promise<RemoteInvoice>;
  findSubscription(ref: string): Promise<RemoteSubscription>;
  findCharge(ref: string): Promise<RemoteCharge>;
  findDispute(chargeRef: string): Promise<RemoteDispute>;
  /** Whether the card's network takes a charge for fraud, and a refund would still avoid the dispute. */
  isSuspected(chargeRef: string): Promise<boolean>;
  /**
   * Has a subscription stand as wanted, from its next cycle; told twice it is the same.
   * @returns false where it has ended, so that nothing will be renewed
   */
  align(subscriptionRef: string, wanted: Wanted): Promise<boolean>;
  /** Ends a subscription at once, with nothing left to be collected. */
  endSubscription(ref: string): Promise<void>;
  /** Gives a payment back, whole and once. */
  refund(paymentRef: string): Promise<void>;
  /** Closes a checkout that nobody is to pay any more. */
  closeCheckout(ref: string): Promise<void>;
  /** The provider's page of cards and invoices. */
  openPortal(customerRef: string): Promise<string>;
}

/** The provider did not answer in time, or could not: nothing is known to have been charged. */
export class PaymentsAway extends Error {}

/** What came is no notice of the provider. */
export class NoticeRefused extends Error {}
