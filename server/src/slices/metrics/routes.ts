import type { FastifyInstance } from "fastify";
import type { Deps } from "../../lib/deps.ts";
import { sendError } from "../../lib/serve.ts";
import { mayReadMetrics } from "./rules.ts";
import type { Metrics } from "./service.ts";

/** Times every answer, and shows the metrics at /metrics to those who may read them. */
export function registerMetrics(app: FastifyInstance, deps: Deps, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.served({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, deps.config.metricsToken)) {
      return sendError(reply, "forbidden", "The metrics need their token, or this machine itself.");
    }
    reply.type("text/plain; version=0.0.4; charset=utf-8").header("cache-control", "no-store");
    return metrics.read();
  });
}
