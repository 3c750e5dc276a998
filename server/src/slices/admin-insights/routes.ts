import { getAdminStats } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showStats } from "./service.ts";

export function registerAdminInsights(app: FastifyInstance, deps: Deps): void {
  serve(app, getAdminStats, () => showStats(deps));
}
