import { listAudit } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showAudit } from "./service.ts";

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  serve(app, listAudit, ({ query }) => showAudit(deps, query.limit ?? 50));
}
