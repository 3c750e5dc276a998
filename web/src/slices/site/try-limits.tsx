import { useQuery } from "@tanstack/react-query";
import { siteQuery } from "./queries.ts";

/** How soon and how often a square may be tried, as the operator has set it. */
export function TryLimits() {
  const { data } = useQuery(siteQuery);
  const { spacingSeconds = null, triesInTenMinutes = null } = data ?? {};
  if (spacingSeconds === null || triesInTenMinutes === null) {
    return <>There is a short wait between two attempts, and one square takes only so many.</>;
  }
  return (
    <>
      There are {spacingSeconds} seconds between two attempts at a place, and at most{" "}
      {triesInTenMinutes} attempts in 10 minutes at one square.
    </>
  );
}
