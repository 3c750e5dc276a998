import fastify, { type FastifyInstance } from "fastify";
import { answerBroken } from "./lib/broken-requests.ts";
import type { Deps } from "./lib/deps.ts";
import { prepareEnd } from "./lib/ending.ts";
import { answerErrors } from "./lib/error-answers.ts";
import { limitRequests } from "./lib/limits/limits.ts";
import { secureHeaders } from "./lib/security-headers.ts";
import { sendError } from "./lib/serve.ts";
import { registerSite } from "./site.ts";
import { registerSlices, type Services } from "./slices/index.ts";
import { followSandboxClock } from "./slices/sandbox-clock/service.ts";

const bodyLimitBytes = 64 * 1024;
/** For headers and body together; Node looks for who is slower every other second. */
const requestTimeoutMs = 30_000;

export interface App {
  fastify: FastifyInstance;
  services: Services;
}

/** The whole server as a Fastify app; the process around it is run.ts. */
export async function buildApp(deps: Deps): Promise<App> {
  const app: FastifyInstance = fastify({
    // Errors are logged where they are answered; a logger here would hang listeners on every answer.
    logger: false,
    bodyLimit: bodyLimitBytes,
    // Only proxies the operator names may say who the client is.
    trustProxy: deps.config.trustedProxies.length > 0 ? deps.config.trustedProxies : false,
    forceCloseConnections: "idle",
    // What was half read when the port closed is a request like any.
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: requestTimeoutMs / 2, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200 },
    // No hook and no handler runs for an address that cannot be read or a part of it that is too long.
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(app.dataHeaders).header("cache-control", "no-store");
      sendError(reply, "bad_request", "The address of this call could not be understood.");
    },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, app.dataHeaders),
  });
  app.decorate("sessions", deps.sessions);
  app.decorate("secondFactorRequired", deps.config.secondFactorRequired);
  app.decorate("endpoints", []);
  prepareEnd(app);
  answerErrors(app, deps.log);
  acceptEmptyJson(app);
  secureHeaders(app, {
    https: deps.config.publicOrigin?.startsWith("https:") ?? false,
    apiBase: deps.config.apiBase,
    mapOrigins: deps.config.map?.origins ?? [],
  });
  app.decorateRequest("caller", undefined);
  const services = registerSlices(app, deps);
  // Hooks run in this order: what is refused at the door has been timed by then.
  if (deps.config.rateLimits) limitRequests(app, deps.wallClock);
  await deps.sessions.follow();
  await services.hunts.follow();
  await followSandboxClock(deps);
  await registerSite(app, deps, services);
  return { fastify: app, services };
}

/** A POST or DELETE without a body is as good as one with `{}`. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}
