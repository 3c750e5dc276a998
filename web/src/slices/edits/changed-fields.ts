/** Each value that an entry changed, before and after, by its path: "btcPrice.usd"; null where it was not there. */
export function changedFields(
  before: unknown,
  after: unknown,
): { name: string; before: unknown; after: unknown }[] {
  const old = flat(before);
  const now = flat(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name) => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter((field) => field.before !== field.after);
}

/** The values of an entry that are no records themselves; lists as one text. */
function flat(value: unknown, path = ""): Map<string, unknown> {
  if (typeof value !== "object" || value === null) {
    return new Map(path === "" ? [] : [[path, value]]);
  }
  if (Array.isArray(value)) return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flat(inner, path === "" ? name : `${path}.${name}`),
    ]),
  );
}
