import { getSandboxClock, moveSandboxClock } from "@ten-paces/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { serve } from "../../lib/serve.ts";
import { moveClock, showClock } from "./service.ts";

export function registerSandboxClock(app: FastifyInstance, deps: Deps): void {
  // The pages learn the server's time from here: a phone's position is judged by it.
  app.addHook("onRequest", async (request, reply) => {
    const isCall = request.url.startsWith("/api/");
    if (isCall && deps.shift.shiftMs !== 0) reply.header("date", deps.clock.now().toUTCString());
  });
  serve(app, getSandboxClock, () => showClock(deps));
  serve(app, moveSandboxClock, ({ caller, body }) => moveClock(deps, caller, body.days));
}
