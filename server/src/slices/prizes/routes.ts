import { claimPrize, listPrizes, withdrawPublicity } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showOwnPrizes, submitClaim, takeBackPublicity } from "./claims.ts";

export function registerPrizes(app: FastifyInstance, deps: Deps): void {
  serve(app, listPrizes, ({ caller }) => showOwnPrizes(deps, caller));
  serve(app, claimPrize, ({ caller, params, body }) => submitClaim(deps, caller, params.id, body));
  serve(app, withdrawPublicity, ({ caller, params }) => takeBackPublicity(deps, caller, params.id));
}
