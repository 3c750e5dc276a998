import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  getCatalog,
  getCheckout,
  getReceipt,
  getReceipts,
  getSandboxCheckout,
  packs,
  plans,
  type Result,
} from "@ten-paces/contract";
import { call } from "../../api.ts";

export type Catalog = Result<typeof getCatalog>;
export type CatalogPlan = Catalog["plans"][number];
export type CatalogPack = Catalog["packs"][number];

/** Plans and packs, and for a signed-in user the plan held. */
export const catalogQuery = queryOptions({
  queryKey: ["billing", "catalog"],
  queryFn: ({ signal }) => call(getCatalog, {}, { signal }),
});

/** The price list both sides share, for a page that must show prices before or without an answer. */
export const priceList: { plans: CatalogPlan[]; packs: CatalogPack[] } = {
  plans: plans.map((plan) => ({ ...plan, perks: [...plan.perks] })),
  packs: packs.map((pack) => ({ ...pack })),
};

export function sandboxCheckoutQuery(checkoutId: string) {
  return queryOptions({
    queryKey: ["billing", "sandbox", checkoutId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { checkoutId } }, { signal }),
  });
}

/** A checkout of whichever provider, as it stands. */
export function checkoutQuery(checkoutId: string) {
  return queryOptions({
    queryKey: ["billing", "checkout", checkoutId],
    queryFn: ({ signal }) => call(getCheckout, { params: { checkoutId } }, { signal }),
  });
}

export type Receipt = Result<typeof getReceipts>["receipts"][number];

/** What the user has paid, page by page, newest first. */
export const receiptsQuery = infiniteQueryOptions({
  queryKey: ["billing", "receipts"],
  queryFn: ({ pageParam, signal }) =>
    call(getReceipts, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ nextBefore }) => nextBefore,
});

export function receiptQuery(number: number) {
  return queryOptions({
    queryKey: ["billing", "receipts", number],
    queryFn: ({ signal }) => call(getReceipt, { params: { number } }, { signal }),
  });
}

/** What became of a payment that did not stand. */
export function reversedWords(reversed: NonNullable<Receipt["reversed"]>): string {
  return reversed === "refund" ? "given back" : "disputed with a bank";
}
