import { listAlerts, settleAlert } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { settle, showAlerts } from "./service.ts";

export function registerAlerts(app: FastifyInstance, deps: Deps): void {
  serve(app, listAlerts, () => showAlerts(deps));
  serve(app, settleAlert, ({ caller, params }) => settle(deps, caller, params.id));
}
