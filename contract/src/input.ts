import type * as z from "zod/mini";
import type { Schema } from "./endpoint.ts";

/** What is wrong with one value: its path ("fixes.0.lat"; empty for the whole) and a sentence for people. */
export interface InputFault {
  path: string;
  message: string;
}

export type Read<S extends Schema> =
  | { ok: true; value: z.output<S> }
  | { ok: false; faults: InputFault[] };

/** Stands for "the schema has no sentence of its own here", until the whole path is known. */
const unsaid = "\u0000";

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  input?: unknown;
  errors?: Issue[][];
  expected?: string;
  values?: unknown[];
  options?: unknown[];
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
}

/**
 * Reads a value by a schema of the contract. What is wrong is told in sentences of ours: the schema's own
 * where it has one, else one made of the field's name and its rule. The library's are for programmers.
 */
export function readInput<S extends Schema>(schema: S, value: unknown): Read<S> {
  const read = schema.safeParse(value, { error: () => unsaid, reportInput: true });
  if (read.success) return { ok: true, value: read.data as z.output<S> };
  return { ok: false, faults: (read.error.issues as Issue[]).flatMap((issue) => faultsOf(issue)) };
}

function faultsOf(issue: Issue, before: PropertyKey[] = []): InputFault[] {
  const path = [...before, ...issue.path];
  const branches = issue.errors?.filter((branch) => branch.length > 0) ?? [];
  if (issue.code === "invalid_union" && branches.length > 0) {
    // Of several ways to write it, the one that was meant is the one that got furthest.
    const depth = (branch: Issue[]) => Math.max(...branch.map((one) => one.path.length));
    const deepest = branches.reduce((a, b) => (depth(b) > depth(a) ? b : a));
    return deepest.flatMap((inner) => faultsOf(inner, path));
  }
  const at = path.map(String).join(".");
  return [{ path: at, message: issue.message === unsaid ? sentenceOf(issue, at) : issue.message }];
}

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const formats: Record<string, string> = {
  email: "an email address, such as name@example.com",
  uuid: "an id",
  datetime: "a date and time, such as 2026-05-04T12:00:00Z",
  date: "a date, such as 2026-05-04",
  url: "an address that begins with https://",
};

function sentenceOf(issue: Issue, path: string): string {
  const name = path === "" ? "What was sent" : `“${path}”`;
  const least = Number(issue.minimum);
  const most = Number(issue.maximum);
  if (issue.code !== "invalid_value" && issue.input === undefined && path !== "") {
    return `${name} is missing.`;
  }
  switch (issue.code) {
    case "invalid_type":
      return `${name} must be ${kinds[issue.expected ?? ""] ?? "of another kind"}.`;
    case "invalid_value":
      return `${name} must be ${anyOf(issue.values ?? [])}.`;
    case "invalid_union":
      return issue.options
        ? `${name} must be ${anyOf(issue.options)}.`
        : `${name} is not of a known kind.`;
    case "invalid_format":
      return `${name} must be ${formats[issue.format ?? ""] ?? "written in another way"}.`;
    case "too_small":
      if (issue.origin === "string") {
        return least <= 1 ? `${name} is empty.` : `${name} needs at least ${least} characters.`;
      }
      if (issue.origin === "array") return `${name} needs at least ${counted(least)}.`;
      return `${name} must be ${issue.inclusive ? `${figure(least)} or more` : `above ${figure(least)}`}.`;
    case "too_big":
      if (issue.origin === "string") return `${name} may have at most ${figure(most)} characters.`;
      if (issue.origin === "array") return `${name} may have at most ${counted(most)}.`;
      return `${name} must be ${issue.inclusive ? `${figure(most)} or less` : `below ${figure(most)}`}.`;
    default:
      return `${name} cannot be read.`;
  }
}

const figure = (value: number) => value.toLocaleString("en-US");
const counted = (entries: number) => `${figure(entries)} ${entries === 1 ? "entry" : "entries"}`;

function anyOf(values: readonly unknown[]): string {
  const last = String(values.at(-1));
  const others = values.slice(0, -1).map(String);
  return others.length > 0 ? `${others.join(", ")} or ${last}` : last;
}
