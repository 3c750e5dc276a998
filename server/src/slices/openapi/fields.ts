import type { JsonSchema } from "./json-schema.ts";

/** A line of a table that explains a body: the way to the field, its type, whether it must be there. */
export interface FieldLine {
  path: string;
  type: string;
  required: boolean;
}

/** The fields of a schema, one line each; the alternatives of a union stand under each other, numbered. */
export function fieldsOf(schema: JsonSchema, path = "", required = true): FieldLine[] {
  const { branches, nullable } = branchesOf(schema);
  if (branches.length > 1 && branches.some((one) => one.properties || one.items)) {
    const own = path === "" ? [] : [{ path, type: "one of", required }];
    const inner = branches.flatMap((one, index) =>
      fieldsOf(one, joined(path, `(${index + 1})`), required),
    );
    return [...own, ...inner];
  }
  const [only = {}] = branches;
  const line = { path, type: typeOf(schema), required };
  if (only.items) return [line, ...childrenOf(only.items, `${path}[]`)];
  if (only.properties) {
    const own = path === "" ? [] : [{ ...line, type: nullable ? "object or null" : "object" }];
    return [...own, ...childrenOf(only, path)];
  }
  return path === "" ? [] : [line];
}

function childrenOf(schema: JsonSchema, path: string): FieldLine[] {
  const { branches } = branchesOf(schema);
  const [only] = branches;
  if (branches.length > 1) return fieldsOf(schema, path).slice(1);
  return Object.entries(only?.properties ?? {}).flatMap(([name, inner]) =>
    fieldsOf(inner, joined(path, name), only?.required?.includes(name) ?? false),
  );
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function branchesOf(schema: JsonSchema): { branches: JsonSchema[]; nullable: boolean } {
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  const single = types.map((one) => ({ ...schema, type: one }) as JsonSchema);
  const all = schema.anyOf ?? schema.oneOf ?? single;
  const branches = all.filter((one) => one.type !== "null");
  return { branches, nullable: branches.length < all.length };
}

/** A type in words: `string, email, at most 254 characters`, `"ACTIVE" or "PAUSED"`, `array of number`. */
export function typeOf(schema: JsonSchema): string {
  const { branches, nullable } = branchesOf(schema);
  const words = branches.map(plainType);
  return [...new Set([...words, ...(nullable ? ["null"] : [])])].join(" or ");
}

function plainType(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.items) return `array of ${schema.items.properties ? "objects" : typeOf(schema.items)}`;
  if (!schema.type) return "any value";
  return [schema.type, schema.format, ...limitsOf(schema)].filter(Boolean).join(", ");
}

function limitsOf(schema: JsonSchema): string[] {
  const limits: [number | undefined, (value: number) => string][] = [
    [schema.minimum, (value) => `from ${value}`],
    [schema.exclusiveMinimum, (value) => `above ${value}`],
    [schema.maximum, (value) => `up to ${value}`],
    [schema.minLength, (value) => `at least ${value} characters`],
    [schema.maxLength, (value) => `at most ${value} characters`],
  ];
  return limits.flatMap(([value, say]) => (value === undefined ? [] : [say(value)]));
}
