import { decideRating, getRatings, listRatings, rateHunt, reportRating } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { decide, rate, report, showRatings, showSentences } from "./service.ts";

/** What finishers say of hunts, and what administrators let be seen of it. */
export function registerRatings(app: FastifyInstance, deps: Deps): void {
  serve(app, getRatings, ({ caller, params }) => showRatings(deps, caller, params.id));
  serve(app, rateHunt, ({ caller, params, body }) => rate(deps, caller, params.id, body));
  serve(app, reportRating, ({ params }) => report(deps, params.id));
  serve(app, listRatings, () => showSentences(deps));
  serve(app, decideRating, ({ caller, params, body }) => decide(deps, caller, params.id, body));
}
