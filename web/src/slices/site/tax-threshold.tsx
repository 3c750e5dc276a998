import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** The sum above which a prize needs a tax form, as the operator has set it. */
export function TaxThreshold() {
  const { data } = useQuery(siteQuery);
  if (!data || data.taxFormAboveUsd === null) return <>the sum that tax law names</>;
  return <>{DOLLARS.format(data.taxFormAboveUsd)}</>;
}
