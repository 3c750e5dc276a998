import { type Endpoint, readInput } from "@ten-paces/contract";
import { AppError } from "./errors.ts";

/**
 * A part of a request as its schema reads it; undefined where the endpoint declares none.
 * @throws AppError bad_request with a sentence for people, and one per field as `issues`
 */
export function parsePart(schema: Endpoint["body"], value: unknown): unknown {
  if (!schema) return undefined;
  const read = readInput(schema, value);
  if (read.ok) {
    refuseUnstorableText(read.value);
    return read.value;
  }
  throw new AppError("bad_request", read.faults[0]?.message, read.faults);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair in a text: said here, once, for every call. */
function refuseUnstorableText(value: unknown, path = ""): void {
  if (typeof value === "string") {
    if (!value.includes("\0") && value.isWellFormed()) return;
    const message = `“${path}” has a character that is no text.`;
    throw new AppError("bad_request", message, [{ path, message }]);
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorableText(inner, path === "" ? key : `${path}.${key}`);
  }
}
