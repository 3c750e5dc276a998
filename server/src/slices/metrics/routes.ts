import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { sendError } from "../../lib/serve.ts";
import { mayReadMetrics } from "./rules.ts";
import type { Metrics } from "./service.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** By performance.now(). */
    receivedAt: number;
  }
  interface FastifyInstance {
    /** Counts an answer that is sent past the hooks. */
    answered?: (request: FastifyRequest, reply: FastifyReply) => void;
  }
}

/** Times every answer, and shows the metrics at /metrics to those who may read them. */
export function registerMetrics(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  // Counted when the answer is handed over: a listener for its last byte costs more than all else here.
  app.decorateRequest("receivedAt", 0);
  app.addHook("onRequest", (request, _reply, done) => {
    request.receivedAt = performance.now();
    done();
  });
  const count = (request: FastifyRequest, reply: FastifyReply) =>
    metrics.served({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: (performance.now() - request.receivedAt) / 1000,
    });
  app.addHook("onSend", (request, reply, _payload, done) => {
    count(request, reply);
    done();
  });
  app.decorate("answered", count);
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, deps.config)) {
      return sendError(reply, "forbidden", "The metrics need their token (METRICS_TOKEN).");
    }
    reply.type("text/plain; version=0.0.4; charset=utf-8").header("cache-control", "no-store");
    return metrics.read();
  });
}
