const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 499 → "$4.99". */
export function dollars(amountCents: number): string {
  return format.format(amountCents / 100);
}
