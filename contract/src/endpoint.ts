import type * as z from "zod/mini";

export type Schema = z.ZodMiniType;
export type Access = "anyone" | "hunter" | "admin";
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A refusal belongs to the game: it is declared here, returned by the service and told by the screen. */
export interface RefusalDeclaration {
  readonly status: number;
  /** The sentence for people, sent as `error` beside the code. */
  readonly error: string;
  /** Fields sent beside `error` and `code`. */
  readonly data?: Schema;
}

export type Refusals = Readonly<Record<string, RefusalDeclaration>>;

/** At most so many calls in so many seconds. */
export interface Limit {
  readonly max: number;
  readonly perSeconds: number;
}

/**
 * One call of the product, as data: the server registers it, the browser calls it and the
 * OpenAPI document is made from it. Paths are relative to `/api` and name parameters as `:id`.
 */
export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** "anyone" still reads a token when one is sent. */
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * A limit of its own; the product-wide one holds besides. It counts by account, and on calls that are
   * open to anyone by address, also for who is signed in.
   */
  readonly limit?: Limit;
  /** The largest body in KiB where the usual 64 are too few. */
  readonly maxBodyKb?: number;
  /** Whether the call reads an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /** Set where the answer is a file, sent as it is read: a table, or a JSON text on each line. */
  readonly sends?: "csv" | "jsonl";
  readonly result: Schema;
  readonly refusals?: Refusals;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler is given, parsed. */
export interface Parts<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller gives: only the parts the endpoint declares. */
export type Input<E extends Endpoint> = Present<{
  params: Given<E["params"]>;
  query: Given<E["query"]>;
  body: Given<E["body"]>;
}>;

export type Result<E extends Endpoint> = z.output<E["result"]>;
export type ResultInput<E extends Endpoint> = z.input<E["result"]>;
export type RefusalCode<E extends Endpoint> = E["refusals"] extends Refusals
  ? keyof E["refusals"] & string
  : never;

type DataOf<E extends Endpoint, C extends RefusalCode<E>> = E["refusals"] extends Refusals
  ? E["refusals"][C] extends { readonly data: infer S extends Schema }
    ? S
    : null
  : never;

/** No field beside `error` and `code`. */
export type NoData = Readonly<Record<string, never>>;

/** What a refusal carries to the screen beside its sentence. */
export type RefusalData<E extends Endpoint, C extends RefusalCode<E>> =
  DataOf<E, C> extends Schema ? z.output<DataOf<E, C>> : NoData;

/** What the service gives with it. */
export type RefusalDataInput<E extends Endpoint, C extends RefusalCode<E>> =
  DataOf<E, C> extends Schema ? z.input<DataOf<E, C>> : NoData;

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}
