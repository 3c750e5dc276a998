import { whoCanWin } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { checkStates, showStates } from "./service.ts";

export function registerEligibility(app: FastifyInstance, deps: Deps): void {
  checkStates(deps);
  serve(app, whoCanWin, () => showStates(deps));
}
