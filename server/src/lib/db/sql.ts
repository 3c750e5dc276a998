import { hash } from "node:crypto";

/** What may stand in a `${…}` of a statement: it is always sent apart from the text, never spliced into it. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number | bigint | boolean | Date | Uint8Array | null)[];

/** A statement or a piece of one, made by the `sql` tag only. */
export interface Sql {
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
  /** PostgreSQL text with $1, $2 … */
  readonly text: string;
  /** Name of the prepared statement, a hash of the text; undefined for texts of varying length. */
  readonly name: string | undefined;
}

const plainTemplates = new WeakMap<TemplateStringsArray, { text: string; name: string }>();

/**
 * Writes a statement: values become parameters, other `Sql` is inserted as it stands.
 * Arrays are PostgreSQL arrays (`= ANY(${ids})`, `unnest(${names}::text[])`); JSON goes through `json()`.
 * Statements are prepared under a name on first use, so a text should not depend on data: use arrays, not lists.
 */
export function sql(template: TemplateStringsArray, ...inserts: readonly (SqlValue | Sql)[]): Sql {
  if (!inserts.some(isSql)) {
    const values = inserts as readonly SqlValue[];
    if (values.includes(undefined as never)) throw new TypeError(undefinedIn(template));
    let known = plainTemplates.get(template);
    if (!known) {
      const text = number(template);
      known = { text, name: nameOf(text) };
      plainTemplates.set(template, known);
    }
    return { parts: template, values, text: known.text, name: known.name };
  }
  const parts = [template[0] ?? ""];
  const values: SqlValue[] = [];
  let named = true;
  for (const [index, insert] of inserts.entries()) {
    const after = template[index + 1] ?? "";
    if (insert === undefined) throw new TypeError(undefinedIn(template));
    if (isSql(insert)) {
      const [first = "", ...rest] = insert.parts;
      parts.push(`${parts.pop() ?? ""}${first}`, ...rest);
      parts.push(`${parts.pop() ?? ""}${after}`);
      values.push(...insert.values);
      named &&= insert.name !== undefined;
    } else {
      values.push(insert);
      parts.push(after);
    }
  }
  return assemble(parts, values, named);
}

/** Pieces with a separator between them; the statement that holds them is not prepared under a name. */
export function sqlJoin(pieces: readonly Sql[], separator = ", "): Sql {
  const parts = [""];
  const values: SqlValue[] = [];
  for (const [index, piece] of pieces.entries()) {
    const [first = "", ...rest] = piece.parts;
    parts.push(`${parts.pop() ?? ""}${index > 0 ? separator : ""}${first}`, ...rest);
    values.push(...piece.values);
  }
  return assemble(parts, values, false);
}

/** A quoted name of a table or column, for the rare case in which it is chosen at run time. */
export function sqlName(name: string): Sql {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new TypeError(`Not a name for SQL: ${name}`);
  return assemble([`"${name}"`], [], true);
}

/** Nothing, for a condition that does not apply. */
export const emptySql: Sql = { parts: [""], values: [], text: "", name: nameOf("") };

/** A value for a json or jsonb column. */
export function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}

function assemble(parts: readonly string[], values: readonly SqlValue[], named: boolean): Sql {
  const text = number(parts);
  return { parts, values, text, name: named ? nameOf(text) : undefined };
}

function number(parts: readonly string[]): string {
  return parts.reduce((text, part, index) => (index === 0 ? part : `${text}$${index}${part}`), "");
}

function nameOf(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}

function isSql(value: SqlValue | Sql): value is Sql {
  return typeof value === "object" && value !== null && "parts" in value;
}

function undefinedIn(template: TemplateStringsArray): string {
  return `A value is undefined in: ${template.join("…").trim().slice(0, 120)}`;
}
