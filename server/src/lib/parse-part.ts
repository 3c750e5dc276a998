import { readInput, type Schema } from "@ten-paces/contract";
import type * as z from "zod/mini";
import { AppError } from "./errors.ts";

/**
 * A part of a request as its schema reads it; undefined where the endpoint declares none.
 * @throws AppError bad_request with a sentence for people, and one per field as `issues`
 */
export function parsePart<S extends Schema>(schema: S, value: unknown): z.output<S>;
export function parsePart(schema: Schema | undefined, value: unknown): unknown;
export function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const read = readInput(schema, value);
  if (read.ok) {
    refuseUnstorable(read.value);
    return read.value;
  }
  throw new AppError("bad_request", read.faults[0]?.message, read.faults);
}

// Far beyond anything counted or measured here, and within what every number column and every square root holds.
const smallest = 1e-30;
const largest = 1e30;

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair in a text, and its columns have no room for the
 * smallest and largest numbers that JSON can write: said here, once, for every call.
 */
function refuseUnstorable(value: unknown, path = ""): void {
  const fault = faultOf(value);
  if (fault) {
    const message = `“${path}” ${fault}`;
    throw new AppError("bad_request", message, [{ path, message }]);
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(inner, path === "" ? key : `${path}.${key}`);
  }
}

function faultOf(value: unknown): string | null {
  if (typeof value === "string") {
    return value.includes("\0") || !value.isWellFormed()
      ? "has a character that is no text."
      : null;
  }
  if (typeof value !== "number" || value === 0) return null;
  const size = Math.abs(value);
  if (size < smallest) return "is too small a number.";
  return size > largest ? "is too large a number." : null;
}
