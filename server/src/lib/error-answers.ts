import { errorCodes } from "@ten-paces/contract";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "pino";
import { DatabaseAway, ValueRefused } from "./db/errors.ts";
import { AppError, TooManyRequests } from "./errors.ts";
import { sendError } from "./serve.ts";

/** The one place in which whatever was thrown becomes a status and `{error, code}`. */
export function answerErrors(app: FastifyInstance, log: Pick<Logger, "error">): void {
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
