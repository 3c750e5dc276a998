import type { Lexicon } from "./lexicon.ts";

/**
 * What must be added so that the word is the only one left among the candidates, as text that
 * follows a semicolon; "" when it is alone already, null when nothing tells them apart.
 */
export function distinguish(
  word: string,
  candidates: readonly string[],
  lexicon: Lexicon,
): string | null {
  const rivals = candidates.filter((each) => each !== word);
  if (rivals.length === 0) return "";
  const first = word.charAt(0);
  const last = word.slice(-1);
  if (rivals.every((each) => each.charAt(0) !== first))
    return `it begins with ${first.toUpperCase()}`;
  if (rivals.every((each) => each.slice(-1) !== last)) return `it ends with ${last.toUpperCase()}`;
  if (rivals.every((each) => each.charAt(0) !== first || each.slice(-1) !== last))
    return `it begins with ${first.toUpperCase()} and ends with ${last.toUpperCase()}`;
  const definition = lexicon.findDefinition(word);
  if (definition && !rivals.some((each) => definition.rivals.includes(each)))
    return `it can mean “${definition.gloss}”`;
  return null;
}

/** A prompt closed with its extra, where there is one. */
export function closed(prompt: string, extra: string): string {
  return extra === "" ? `${prompt}.` : `${prompt}; ${extra}.`;
}
