import { getSite, reportVitals } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import type { Metrics } from "../metrics/service.ts";
import { getPrizeSettings, getShownLimits, getSiteTexts } from "../settings/service.ts";

export function registerSiteCalls(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  const { supportEmail, social } = deps.config;
  serve(app, getSite, async () => {
    const { spacingSeconds, triesPerWindow } = await getShownLimits(deps.db);
    return {
      supportEmail,
      social,
      statements: (await getSiteTexts(deps)).statements,
      sandboxPayments: !deps.config.realPayments,
      ...(deps.addresses.wordSource && { wordSource: deps.addresses.wordSource }),
      taxFormAbove: (await getPrizeSettings(deps.db)).taxFormAbove,
      tries: { spacingSeconds, perTenMinutes: triesPerWindow },
    };
  });
  serve(app, reportVitals, async ({ body }) => {
    metrics.vital(body.name, body.value);
    return { success: true as const };
  });
}
