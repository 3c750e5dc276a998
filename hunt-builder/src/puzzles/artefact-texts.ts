import type { Artefact } from "./artefact.ts";

/** Sentences and names of an artefact that a player reads, without its single letters and numbers. */
export function textsOf(artefact: Artefact): string[] {
  const found: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      if (!silent.has(key)) found.push(value);
    } else if (Array.isArray(value)) for (const each of value) walk(each, key);
    else if (typeof value === "object" && value !== null)
      for (const name in value) walk((value as Record<string, unknown>)[name], name);
  };
  walk(artefact, "");
  return found;
}

const silent = new Set([
  "kind",
  "letter",
  "letters",
  "left",
  "right",
  "grid",
  "rows",
  "columns",
  "outline",
  "outlines",
  "legs",
  "refs",
  "id",
  "borders",
  "signals",
  "flashes",
  "tracks",
  "cipher",
  "plain",
]);
