import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import {
  type Access,
  type Endpoint,
  type ErrorCode,
  errorCodes,
  type Parts,
  type ResultInput,
  waitInWords,
} from "@ten-paces/contract";
import { mayCall, wantsProof } from "@ten-paces/contract/roles";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  compress,
  type Encoding,
  encodingFor,
  type Packed,
  smallestWorthBytes,
} from "./compression.ts";
import { AppError } from "./errors.ts";
import { parsePart } from "./parse-part.ts";
import { Refusal, type RefusalOf } from "./refusal.ts";
import type { Caller } from "./session/session.ts";
import { whenKnown } from "./when-known.ts";

/** An answer sent as it is; a test checks its shape against the result schema. */
export class Prebuilt {
  readonly plain: Buffer | string;
  /** The same compressed, where the answer is kept; one made for a single reader is compressed when sent. */
  readonly packed: Packed["packed"];

  constructor(answer: Packed | Buffer | string) {
    const kept = typeof answer === "object" && "plain" in answer;
    this.plain = kept ? answer.plain : answer;
    this.packed = kept ? answer.packed : null;
  }
}

/** A file sent as it is read: nothing of it is kept in memory. */
export class Streamed {
  readonly fileName: string;
  readonly parts: AsyncIterable<string>;
  readonly type: string;

  constructor(fileName: string, parts: AsyncIterable<string>, type = "text/csv") {
    this.fileName = fileName;
    this.parts = parts;
    this.type = type;
  }
}

type CallerOf<A extends Access> = A extends "anyone" ? Caller | null : Caller;

export type Call<E extends Endpoint> = Parts<E> & {
  caller: CallerOf<E["access"]>;
  idempotencyKey: string | null;
  request: FastifyRequest;
};

type Outcome<E extends Endpoint> = ResultInput<E> | RefusalOf<E> | Prebuilt | Streamed;

/** An outcome that is in memory already may be returned without a promise: it then leaves in the same turn. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Outcome<E> | Promise<Outcome<E>>;

/**
 * Registers an endpoint under /api: authorises, parses its parts (400 with issues), calls the
 * handler, passes the result through its schema so that nothing undeclared leaks, and answers.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
): void {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(endpoint.maxBodyKb ? { bodyLimit: endpoint.maxBodyKb * 1024 } : {}),
    config: { access: endpoint.access, ...(endpoint.limit ? { limit: endpoint.limit } : {}) },
    handler: (request, reply) => {
      const answer = (caller: Caller | null) => {
        const call = {
          params: parsePart(endpoint.params, request.params),
          query: parsePart(endpoint.query, request.query),
          body: parsePart(endpoint.body, request.body ?? {}),
          caller,
          idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : null,
          request,
        } as Call<E>;
        return whenKnown(handler(call), (outcome) => send(endpoint, outcome, reply));
      };
      return whenKnown(authorise(endpoint, request), answer);
    },
  });
}

function send<E extends Endpoint>(
  endpoint: E,
  outcome: Outcome<E>,
  reply: FastifyReply,
): void | Promise<void> {
  if (outcome instanceof Refusal) {
    sendRefusal(endpoint, outcome, reply);
    return;
  }
  if (outcome instanceof Streamed) return sendFile(reply, outcome);
  const encoding = encodingFor(reply.request.headers["accept-encoding"]);
  if (outcome instanceof Prebuilt && encoding !== null && outcome.packed) {
    sendAtOnce(reply, outcome.packed[encoding], encoding);
    return;
  }
  const plain =
    outcome instanceof Prebuilt ? outcome.plain : JSON.stringify(endpoint.result.parse(outcome));
  reply.headers(forJson);
  if (encoding === null || plain.length < smallestWorthBytes) {
    reply.send(plain);
    return;
  }
  return compress(plain, encoding).then((bytes) => {
    reply.header("content-encoding", encoding).send(bytes);
  });
}

/** Waits for the end: a handler that is done before would have said nothing, as Fastify sees it. */
function sendFile(reply: FastifyReply, { fileName, parts, type }: Streamed): Promise<void> {
  reply.headers({
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": `attachment; filename="${fileName}"`,
    "cache-control": "no-store",
  });
  return new Promise((resolve, reject) => {
    reply.send(Readable.from(parts)).then(resolve, reject);
  });
}

const forJson = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  vary: "accept-encoding",
};

/**
 * A kept answer with its head in one write, which Node does for texts only: a third of what an answer of
 * two kilobytes costs. Fastify would take the text for UTF-8, so it is passed by, and told apart.
 */
function sendAtOnce(reply: FastifyReply, latin1: string, encoding: Encoding): void {
  reply.hijack();
  reply.server.answered?.(reply.request, reply);
  // A copy already: nothing of it is anybody else's.
  const headers = Object.assign(reply.getHeaders(), forJson, {
    "content-encoding": encoding,
    "content-length": latin1.length,
    ...(reply.server.ending.aborted && { connection: "close" }),
  });
  reply.raw.writeHead(reply.statusCode, headers as OutgoingHttpHeaders);
  reply.raw.end(latin1, "latin1");
}

/**
 * Who calls, if they may; a promise where the token is not in memory.
 * @throws AppError not_signed_in, suspended, forbidden, second_factor_needed or second_factor_missing
 */
export function authorise(
  endpoint: Endpoint,
  request: FastifyRequest,
): Caller | null | Promise<Caller | null> {
  const found =
    request.caller === undefined
      ? request.server.sessions.findCaller(bearerToken(request))
      : request.caller;
  return whenKnown(found, (caller) => {
    if (endpoint.access === "anyone") return caller?.suspended ? null : caller;
    if (!caller) throw new AppError("not_signed_in");
    if (caller.suspended) throw new AppError("suspended");
    if (endpoint.access !== "admin") return caller;
    if (!mayCall(endpoint.name, caller.role)) throw new AppError("forbidden");
    if (!wantsProof(endpoint.name)) return caller;
    const { sessions, secondFactorRequired } = request.server;
    return sessions.checkProof(caller, secondFactorRequired).then(() => caller);
  });
}

/** The token a request carries, null where it carries none that could be one. */
export function bearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const match = header ? /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(header) : null;
  return match?.[1] ?? null;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  const message = "The Idempotency-Key has 1 to 100 visible characters.";
  throw new AppError("bad_request", message, [{ path: "Idempotency-Key", message }]);
}

function sendRefusal(endpoint: Endpoint, refusal: Refusal, reply: FastifyReply): void {
  const declared = endpoint.refusals?.[refusal.code];
  if (!declared) throw new Error(`${endpoint.name} does not declare the refusal ${refusal.code}`);
  const data = declared.data ? (declared.data.parse(refusal.data) as object) : {};
  if ("retryAfterSeconds" in data) reply.header("retry-after", String(data.retryAfterSeconds));
  reply
    .status(declared.status)
    .header("cache-control", "no-store")
    .send({ error: sentenceOf(declared.error, data), code: refusal.code, ...data });
}

/** Puts the wait into a sentence that asks for one. */
function sentenceOf(error: string, data: object): string {
  const seconds = "retryAfterSeconds" in data ? Number(data.retryAfterSeconds) : 0;
  return error.replace("{wait}", waitInWords(seconds));
}

/** Sends one of the shared errors: the one place where a code becomes a status. */
export function sendError(
  reply: FastifyReply,
  code: ErrorCode,
  message?: string,
  issues: { path: string; message: string }[] = [],
) {
  const declared = errorCodes[code];
  return reply.status(declared.status).send({
    error: message ?? declared.error,
    code,
    ...(issues.length > 0 ? { issues } : {}),
  });
}

declare module "fastify" {
  interface FastifyInstance {
    /** Every endpoint that is served, for the document of the calls. */
    endpoints: Endpoint[];
    /** Whether decisions about money want a second factor even of who has none. */
    secondFactorRequired: boolean;
  }
}
