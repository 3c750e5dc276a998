import { type Endpoint, type ErrorCode, errorCodes } from "@ten-paces/contract";
import { wantsProof } from "@ten-paces/contract/roles";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

export interface MediaTypes {
  "application/json": { schema: JsonSchema };
}

export interface Answer {
  description: string;
  content: MediaTypes | { [type: string]: { schema: JsonSchema } };
}

const fileTypes = { csv: "text/csv", jsonl: "application/jsonl" } as const;

interface Failure {
  status: number;
  sentence: string;
  schema: JsonSchema;
}

/** Every answer of an endpoint: its result, its refusals and the shared errors it can meet. */
export function answersOf(endpoint: Endpoint): Record<string, Answer> {
  const failures = [
    ...Object.entries(endpoint.refusals ?? {}).map(([code, refusal]) =>
      failure(
        code,
        refusal.status,
        refusal.error,
        refusal.data ? jsonSchemaOf(refusal.data, "output") : {},
      ),
    ),
    ...sharedErrorsOf(endpoint).map((code) =>
      failure(code, errorCodes[code].status, errorCodes[code].error),
    ),
  ];
  const statuses = [...new Set(failures.map((one) => one.status))].sort((a, b) => a - b);
  const good = jsonSchemaOf(endpoint.result, "output");
  return {
    200: {
      description: "Success.",
      content: endpoint.sends
        ? { [fileTypes[endpoint.sends]]: { schema: { type: "string" } } }
        : { "application/json": { schema: good } },
    },
    ...Object.fromEntries(
      statuses.map((status) => [
        String(status),
        together(failures.filter((one) => one.status === status)),
      ]),
    ),
  };
}

function together(failures: readonly Failure[]): Answer {
  const [first, ...others] = failures.map((one) => one.schema);
  const schema = first && others.length === 0 ? first : { anyOf: failures.map((f) => f.schema) };
  return {
    description: failures.map((one) => one.sentence).join(" / "),
    content: { "application/json": { schema } },
  };
}

function failure(code: string, status: number, sentence: string, data: JsonSchema = {}): Failure {
  const own: JsonSchema = {
    type: "object",
    properties: { code: { const: code }, ...data.properties },
    required: ["code", ...(data.required ?? [])],
  };
  const base = { $ref: "#/components/schemas/Error" };
  return { status, sentence, schema: { allOf: [base, own] } };
}

function sharedErrorsOf(endpoint: Endpoint): ErrorCode[] {
  const parsed = endpoint.params || endpoint.query || endpoint.body || endpoint.idempotent;
  return [
    ...(parsed ? (["bad_request"] as const) : []),
    ...(endpoint.access === "anyone" ? [] : (["not_signed_in", "suspended"] as const)),
    ...(endpoint.access === "admin" ? (["forbidden"] as const) : []),
    ...(wantsProof(endpoint.name)
      ? (["second_factor_needed", "second_factor_missing"] as const)
      : []),
    ...(endpoint.params ? (["not_found"] as const) : []),
    ...(endpoint.idempotent ? (["idempotency_mismatch"] as const) : []),
    ...(endpoint.body ? (["body_too_large", "unsupported_media_type"] as const) : []),
    "too_many_requests",
    "internal",
    "unavailable",
  ];
}
