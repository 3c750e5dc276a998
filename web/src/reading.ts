/**
 * Answers are read as what they are, not as what the contract promises: a service of another version, or
 * something in between, may leave a field out, and that is no reason for a page to fall over.
 */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

export function textOr<Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof value === "string" ? value : otherwise;
}

export function numberOr<Otherwise>(value: unknown, otherwise: Otherwise): number | Otherwise {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

export function listOf<Item>(
  value: unknown,
  readItem: (item: unknown) => Item | null = (item) => item as Item,
): Item[] {
  if (!Array.isArray(value)) return [];
  return value.map(readItem).filter((item) => item !== null);
}

/** One of the known words, else the first of them. */
export function oneOf<const Known extends readonly [string, ...string[]]>(
  value: unknown,
  known: Known,
): Known[number] {
  return known.find((word) => word === value) ?? known[0];
}
