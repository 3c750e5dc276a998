import type { Schema } from "@ten-paces/contract";
import { toJSONSchema } from "zod/v4/core";

/** The part of JSON Schema 2020-12 that the contract's schemas become. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  $ref?: string;
  [keyword: string]: unknown;
}

/** A schema as callers write it ("input") or as answers carry it ("output"). */
export function jsonSchemaOf(schema: Schema, io: "input" | "output"): JsonSchema {
  const { $schema, ...rest } = toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  return withoutNoise(rest) as JsonSchema;
}

/** zod states the limits of safe integers and the expression behind a format; neither helps a reader. */
function withoutNoise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNoise);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => {
    if (key === "pattern" && "format" in value) return false;
    return !(typeof inner === "number" && Math.abs(inner) === Number.MAX_SAFE_INTEGER);
  });
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNoise(inner)]));
}
