import { endSubscription, listSubscriptions, subscribe } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { showSubscriptions, subscribeTo, unsubscribe } from "./service.ts";

export function registerSubscriptions(app: FastifyInstance, deps: Deps): void {
  serve(app, listSubscriptions, ({ caller }) => showSubscriptions(deps, caller.userId));
  serve(app, subscribe, ({ caller, params }) => subscribeTo(deps, caller.userId, params.id));
  serve(app, endSubscription, ({ caller, params }) => unsubscribe(deps, caller.userId, params.id));
}
