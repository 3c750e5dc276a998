import { getSite, reportVitals } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";

export function registerSiteCalls(app: FastifyInstance, deps: Deps): void {
  const { supportEmail, social, footerStatements } = deps.config;
  serve(app, getSite, async () => ({
    supportEmail,
    social,
    statements: footerStatements,
    sandboxPayments: true,
  }));
  serve(app, reportVitals, async ({ body }) => {
    deps.log.debug({ vital: body.name, value: body.value }, "web vital");
    return { success: true as const };
  });
}
