import { listAudit, listEvents } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showAudit, showEvents } from "./service.ts";

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  serve(app, listAudit, ({ query }) => showAudit(deps, query));
  serve(app, listEvents, ({ query }) => showEvents(deps, query.limit));
}
