import { errorCodes } from "@ten-paces/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { DatabaseAway, ValueRefused } from "./db/errors.ts";
import { AppError, TooManyRequests } from "./errors.ts";
import { sendError } from "./serve.ts";

/** The one place in which whatever was thrown becomes a status and `{error, code}`. */
export function answerErrors(app: FastifyInstance, log: Pick<Logger, "error" | "warn">): void {
  const outages = new Outages(log);
  app.setErrorHandler((error: unknown, request, reply) => {
    reply.header("cache-control", "no-store");
    if (error instanceof TooManyRequests) return sendTooMany(reply, error);
    if (error instanceof AppError) return sendError(reply, error.code, error.message, error.issues);
    if (error instanceof ValueRefused) {
      // The contract should have said no before; the message may quote what was sent.
      log.error({ route: request.routeOptions.url }, "a value had no room in the database");
      return sendError(reply, "bad_request", "One of the values is out of range.");
    }
    if (error instanceof DatabaseAway) {
      outages.note(request, error);
      reply.header("retry-after", "2");
      return sendError(reply, "unavailable");
    }
    const { statusCode, code } = error as Partial<FastifyError>;
    if (statusCode === 413) return sendError(reply, "body_too_large");
    if (statusCode === 415) return sendError(reply, "unsupported_media_type");
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      return sendError(reply, "bad_request", describeBadRequest(code));
    }
    // The message may quote what the client sent: the route is enough to find the bug.
    log.error({ err: error, route: request.routeOptions.url }, "request failed");
    return sendError(reply, "internal");
  });
}

const outageEveryMs = 5_000;

/**
 * Says of calls that were answered with 503 which, and what the database said: once in five seconds for a route and
 * a reason, with how many there were since, so that an outage is not lost and does not fill the disk.
 */
class Outages {
  readonly #log: Pick<Logger, "warn">;
  readonly #since = new Map<string, { saidAt: number; unsaid: number }>();

  constructor(log: Pick<Logger, "warn">) {
    this.#log = log;
  }

  note(request: FastifyRequest, error: DatabaseAway): void {
    const route = `${request.method} ${request.routeOptions.url}`;
    const reason = reasonOf(error);
    const known = this.#since.get(`${route} ${reason}`);
    if (known && performance.now() - known.saidAt < outageEveryMs) {
      known.unsaid += 1;
      return;
    }
    this.#since.set(`${route} ${reason}`, { saidAt: performance.now(), unsaid: 0 });
    const unsaid = known?.unsaid ?? 0;
    this.#log.warn({ route, requestId: request.id, reason, unsaid }, "answered 503");
  }
}

/** The database's own code, or the driver's; neither quotes what was sent. */
function reasonOf({ name, cause }: DatabaseAway): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return [name, code].filter(Boolean).join(" ");
}

/** Fastify's own messages are for programmers. */
function sendTooMany(reply: FastifyReply, { code, message, retryAfterSeconds }: TooManyRequests) {
  return reply
    .status(errorCodes[code].status)
    .header("retry-after", String(retryAfterSeconds))
    .send({ error: message, code, retryAfterSeconds });
}

function describeBadRequest(code: string | undefined): string {
  if (code === "FST_ERR_CTP_INVALID_JSON_BODY") return "The body is not valid JSON.";
  return errorCodes.bad_request.error;
}
