import { followState, listFollowed } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { follow, showFollowed } from "./service.ts";

/** Which states hunters follow. */
export function registerFollows(app: FastifyInstance, deps: Deps): void {
  serve(app, listFollowed, ({ caller }) => showFollowed(deps, caller.userId));
  serve(app, followState, ({ caller, params, body }) =>
    follow(deps, caller.userId, params.state, body.follows),
  );
}
