import type {
  Endpoint,
  ErrorBody,
  Input,
  RefusalCode,
  RefusalData,
  Result,
} from "@ten-paces/contract";
import { apiBase } from "./api-base.ts";
import { learnServerTime, momentNow } from "./server-clock.ts";
import { readToken } from "./token.ts";
import { inReadersLanguage } from "./told.ts";
import { saveBlob } from "./ui/save-text.ts";

/** Why a call failed: "network" when nothing answered, "html" when a page came back, else the answer. */
export type FailureKind = "network" | "html" | "answer";

/** Any failure of a call that is not one of the endpoint's declared refusals, and those when thrown. */
export class CallFailed extends Error {
  readonly kind: FailureKind;
  /** 0 without an answer. */
  readonly status: number;
  /** What the service said, for people; null where it said nothing, so that a screen has its own words. */
  readonly told: string | null;
  readonly code: string;
  readonly issues: { path: string; message: string }[];
  readonly data: Record<string, unknown>;
  /** How long to wait before the next try, where the service said so. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: FailureKind, status: number, body: unknown) {
    const said: Partial<Record<keyof ErrorBody, unknown>> =
      typeof body === "object" && body !== null ? body : {};
    const told = typeof said.error === "string" && said.error !== "" ? said.error : null;
    super(told ?? sentenceFor(kind, status));
    this.kind = kind;
    this.status = status;
    this.told = told;
    this.code = typeof said.code === "string" ? said.code : kind;
    this.issues = Array.isArray(said.issues) ? said.issues : [];
    this.data = { ...said };
    const seconds = said.retryAfterSeconds;
    this.retryAfterSeconds = typeof seconds === "number" && seconds > 0 ? seconds : null;
  }
}

/** For screens that have no sentence of their own. Only without an answer is it the connection. */
function sentenceFor(kind: FailureKind, status: number): string {
  if (status === 0) return "The service could not be reached. Please check your connection.";
  return status >= 500 || kind !== "answer"
    ? "Something went wrong on our side. Please try again."
    : "This did not work. Please try again.";
}

/** Whether the service has settled what it was asked: it may be done all the same where it has not. */
export function isAnswered(error: unknown): boolean {
  return error instanceof CallFailed && error.kind === "answer" && error.status < 500;
}

/** What the service itself said about a failure, if it said anything. */
export function toldBy(error: unknown): string | null {
  return error instanceof CallFailed ? error.told : null;
}

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A refusal of an endpoint, with the data that the contract declares for its code. */
export type Refused<E extends Endpoint> = {
  [Code in RefusalCode<E>]: {
    code: Code;
    /** The server's sentence, empty where it gave none; screens may have a better one. */
    error: string;
    data: RefusalData<E, Code>;
  };
}[RefusalCode<E>];

/** What came of a call: its result, or a refusal that belongs to the game. */
export type Outcome<E extends Endpoint> =
  | { ok: true; result: Result<E> }
  | { ok: false; refusal: Refused<E> };

/** What a call that wants the second factor lacks: that it is shown, or that there is one. */
export type ProofWanted = "second_factor_needed" | "second_factor_missing";

let prove: ((wanted: ProofWanted) => Promise<boolean>) | null = null;

/**
 * Says who asks for a code where a call wants the second factor.
 * @param ask true once the code was right: the call is then made again
 * @returns what takes that back
 */
export function proveWith(ask: (wanted: ProofWanted) => Promise<boolean>): () => void {
  prove = ask;
  return () => {
    if (prove === ask) prove = null;
  };
}

let carry = (address: string, init: RequestInit): Promise<Response> => fetch(address, init);

/** Where a page is drawn without a browser, who draws it has the answers. */
export function carryCallsBy(send: typeof carry): void {
  carry = send;
}

/**
 * Calls an endpoint of the contract with the session's token.
 * @throws CallFailed for refusals, errors and an unreachable server
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Result<E>> {
  const { params, query, body } = input as Parts;
  const headers: Record<string, string> = { accept: "application/json" };
  const token = readToken();
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (options.idempotencyKey) headers["idempotency-key"] = options.idempotencyKey;
  const sent = momentNow();
  let response: Response;
  try {
    response = await carry(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers,
      ...(body !== undefined ? { body: JSON.stringify(body) } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallFailed("network", 0, {});
  }
  learnServerTime(sent, response);
  const answer = await readAnswer(response);
  if (response.ok) return answer as Result<E>;
  const failed = new CallFailed("answer", response.status, answer);
  const { code } = failed;
  const wantsProof = code === "second_factor_needed" || code === "second_factor_missing";
  if (wantsProof && (await prove?.(code))) return call(endpoint, input, options);
  throw failed;
}

/**
 * Has the browser keep the file that an endpoint sends, under the name the service gives it.
 * @throws CallFailed as call does
 */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const { params, query } = input as Parts;
  const token = readToken();
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint.path, params, query), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  } catch {
    throw new CallFailed("network", 0, {});
  }
  if (!response.ok) throw new CallFailed("answer", response.status, await readAnswer(response));
  const named = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "");
  saveBlob(named?.[1] ?? "export.csv", await response.blob());
}

/** The same, with the endpoint's own refusals returned instead of thrown, for an exhaustive switch. */
export async function attempt<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Outcome<E>> {
  try {
    return { ok: true, result: await call(endpoint, input, options) };
  } catch (error) {
    const refusal = refusalIn(endpoint, error);
    if (refusal) return { ok: false, refusal };
    throw error;
  }
}

/** The endpoint's own refusal in what a call threw; null for every other failure. */
export function refusalIn<E extends Endpoint>(endpoint: E, error: unknown): Refused<E> | null {
  if (!(error instanceof CallFailed) || !endpoint.refusals) return null;
  if (!Object.hasOwn(endpoint.refusals, error.code)) return null;
  const { code, told, data } = error;
  return { code, error: told ?? "", data } as Refused<E>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function addressOf(path: string, params: Parts["params"], query: Parts["query"]): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : "";
  return `${apiBase}${filled}${suffix}`;
}

async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.includes("text/html")) throw new CallFailed("html", response.status, {});
  try {
    return await inReadersLanguage(await response.json());
  } catch {
    // Cut off on its way, or the words of something that stands between.
    throw new CallFailed("network", response.status, {});
  }
}
