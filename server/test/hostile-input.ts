import type { JsonSchema } from "../src/slices/openapi/json-schema.ts";

/** A value put in the place of one field, and why nobody may send it there. */
export interface Hostile {
  what: string;
  value: unknown;
  /** Whether it has another JSON type than the field, so that it must be refused. */
  wrongType: boolean;
}

const texts: Record<string, string> = {
  "empty text": "",
  "a NUL": "a\u0000b",
  "half a surrogate pair": "a\ud800b",
  "text that ends a statement": "'; drop table users; --",
  "a path upwards": "../../../etc/passwd",
  markup: "<img src=x onerror=alert(1)>",
  "a template": "{{7*7}}",
  "right to left with joined marks": "\u202eabc\u0301\u0301\u0301👩‍👩‍👧",
  "the name of a prototype": "__proto__",
  "a very long text": "a".repeat(50_000),
  "a date that is none": "2026-02-31T25:61:00Z",
  "a date of the last year a clock can tell": "+275760-09-13T00:00:00Z",
  "as long as an id, of dashes": "-".repeat(36),
  "as long as an id, of letters": "a".repeat(36),
  "an id of nothing": "00000000-0000-0000-0000-000000000000",
  "a number in words of a programmer": "1e-50",
};

export const hostileNumbers: Record<string, number> = {
  "a negative number": -1,
  nothing: 0,
  "a fraction": 0.5,
  "more than an int4": 2 ** 31,
  "more than an int8": 1e19,
  "a huge number": 1e308,
  "a number beyond the columns": 1e39,
  "a number too small for the columns": 1e-50,
  "the smallest number": 5e-324,
  "nothing, from below": -0,
};

const ofEveryType: [string, unknown, string][] = [
  ["null", null, "null"],
  ["true", true, "boolean"],
  ["a number", 12, "number"],
  ["letters", "twelve paces", "string"],
  ["an array", ["a", 1], "array"],
  ["an object", { toString: "x", length: -1 }, "object"],
];

/** Everything worth putting into a field of this schema. */
export function hostileValues(schema: JsonSchema): Hostile[] {
  const types = typesOf(schema);
  const listed = [
    ...ofEveryType,
    ...Object.entries(texts).map(([what, value]) => [what, value, "string"] as const),
    ...Object.entries(hostileNumbers).map(([what, value]) => [what, value, "number"] as const),
  ];
  return listed.map(([what, value, type]) => ({
    what,
    value,
    wrongType: types !== null && !types.includes(type),
  }));
}

/** The JSON types a schema takes; null where it says nothing about them. */
function typesOf(schema: JsonSchema): string[] | null {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) {
    const each = branches.map(typesOf);
    return each.some((one) => one === null) ? null : each.flatMap((one) => one ?? []);
  }
  if ("const" in schema) return [typeOf(schema.const)];
  if (schema.enum) return schema.enum.map(typeOf);
  if (!schema.type) return null;
  return [schema.type].flat().map((type) => (type === "integer" ? "number" : type));
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** A value the schema accepts in shape, if not always in sense. */
export function sampleOf(schema: JsonSchema): unknown {
  const branch = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (branch) return sampleOf(branch);
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === "object") {
    const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
      (schema.required ?? []).includes(name),
    );
    return Object.fromEntries(required.map(([name, inner]) => [name, sampleOf(inner)]));
  }
  if (type === "array") {
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  }
  if (type === "number" || type === "integer") return Math.max(1, schema.minimum ?? 1);
  if (type === "boolean") return false;
  if (type === "null") return null;
  return sampleText(schema);
}

function sampleText(schema: JsonSchema): string {
  if (schema.format === "email") return "hunter@hunts.test";
  if (schema.format === "date-time") return "2026-05-04T12:00:00Z";
  if (schema.format === "uri" || schema.format === "url") return "https://hunts.test/a.png";
  return "sample text that fits"
    .padEnd(schema.minLength ?? 0, "x")
    .slice(0, schema.maxLength ?? 40);
}

/** Every path to a field of a body, with the field's schema; `0` steps into a list. */
export function fieldsOf(
  schema: JsonSchema,
  before: (string | number)[] = [],
): { path: (string | number)[]; schema: JsonSchema }[] {
  const here = before.length > 0 ? [{ path: before, schema }] : [];
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inner = branches.flatMap((branch) => [
    ...Object.entries(branch.properties ?? {}).flatMap(([name, field]) =>
      fieldsOf(field, [...before, name]),
    ),
    ...(branch.items ? fieldsOf(branch.items, [...before, 0]) : []),
  ]);
  return [...here, ...inner];
}

/** A copy with one field replaced; what is missing on the way is made. */
export function withField(
  value: unknown,
  [step, ...rest]: (string | number)[],
  field: unknown,
): unknown {
  if (step === undefined) return field;
  if (typeof step === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = withField(list[step], rest, field);
    return list;
  }
  const record = typeof value === "object" && value !== null ? value : {};
  return { ...record, [step]: withField((record as Record<string, unknown>)[step], rest, field) };
}
