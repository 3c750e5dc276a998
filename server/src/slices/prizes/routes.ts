import {
  answerHold,
  claimPrize,
  getOwnTrack,
  listPrizes,
  withdrawPublicity,
} from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showOwnPrizes, submitClaim, takeBackPublicity } from "./claims.ts";
import { submitAnswer } from "./hold.ts";
import { showOwnTrack } from "./track.ts";

export function registerPrizes(app: FastifyInstance, deps: Deps): void {
  serve(app, listPrizes, ({ caller }) => showOwnPrizes(deps, caller));
  serve(app, claimPrize, ({ caller, params, body }) => submitClaim(deps, caller, params.id, body));
  serve(app, answerHold, ({ caller, params, body }) => submitAnswer(deps, caller, params.id, body));
  serve(app, getOwnTrack, ({ caller, params }) => showOwnTrack(deps, caller, params.id));
  serve(app, withdrawPublicity, ({ caller, params }) => takeBackPublicity(deps, caller, params.id));
}
