import { getHuntSignals } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showSignals } from "./insight.ts";
import type { Integrity } from "./service.ts";

export function registerIntegrity(app: FastifyInstance, deps: Deps, integrity: Integrity): void {
  serve(app, getHuntSignals, ({ params }) => showSignals(deps, integrity, params.id));
}
