import { queryOptions } from "@tanstack/react-query";
import { getSite } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { fieldsOf, listOf, textOr } from "../../reading.ts";

/** The operator's own words for the foot of every page; they change with a restart of the server. */
export const siteQuery = queryOptions({
  queryKey: ["site"],
  queryFn: async ({ signal }) => {
    const site = fieldsOf(await call(getSite, {}, { signal }));
    const social = fieldsOf(site.social);
    return {
      supportEmail: textOr(site.supportEmail, null),
      social: {
        twitter: textOr(social.twitter, null),
        discord: textOr(social.discord, null),
        telegram: textOr(social.telegram, null),
      },
      statements: listOf(site.statements, (line) => textOr(line, null)),
      sandboxPayments: site.sandboxPayments === true,
      asksWhat3words: site.wordSource === "what3words",
      taxFormAboveUsd: figureOr(fieldsOf(site.taxFormAbove).usd),
      spacingSeconds: figureOr(fieldsOf(site.tries).spacingSeconds),
      triesInTenMinutes: figureOr(fieldsOf(site.tries).perTenMinutes),
    };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** A figure; null where the answer has none. */
function figureOr(given: unknown): number | null {
  return typeof given === "number" && Number.isFinite(given) ? given : null;
}
