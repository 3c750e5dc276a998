/** At most so many letters, as the column that tells it has. */
export const longestPhrase = 200;
const fewestWords = 4;
const mostWords = 18;

const refused: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\b(?:near(?! end)|nearby|around|somewhere|vicinity|anywhere|wherever)\b/i,
    "is no spot: say what one stands at, in front of or beside",
  ],
  [
    /\b\d+ ?(?:m|metres?|meters?|ft|foot|feet|yards?|paces|steps)\b/i,
    "measures: nobody carries a tape. Say what is there",
  ],
];

/** A phrase as it is kept, to complete "Stand …": without that word, a full stop, or more spaces than it needs. */
export function tidyPhrase(typed: string): string {
  const plain = typed
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^stand\s+/i, "")
    .replace(/[\s.!?]+$/, "");
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/**
 * What is wrong with a tidied phrase that says where to stand, in sentences; none where it is fine. The name of its
 * place is looked for in words that are written as names, so that "the museum steps" may be said of a museum.
 */
export function faultsOfPhrase(where: string, placeName: string): string[] {
  const faults: string[] = [];
  const words = where.split(" ").filter(Boolean).length;
  if (words < fewestWords || words > mostWords) {
    faults.push(`Say it in ${fewestWords} to ${mostWords} words; these are ${words}.`);
  }
  if (where.length > longestPhrase) faults.push(`Say it in at most ${longestPhrase} letters.`);
  for (const [pattern, why] of refused) {
    const found = pattern.exec(where)?.[0];
    if (found !== undefined) faults.push(`“${found}” ${why}.`);
  }
  const named = findNamed(where, placeName);
  if (named !== null) {
    faults.push(
      `“${named}” is of the place's name: leave it out. Hunters are to find it themselves.`,
    );
  }
  return faults;
}

const plainWord = (word: string) =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^a-z0-9]/g, "");

/** Streets may be told, also one that is called like the place. */
const street =
  /\b(?:[A-Z][\w.'’]*[ -])+(?:(?:and|&) (?:[A-Z][\w.'’]*[ -])+)?(?:Street|Avenue|Road|Drive|Boulevard|Lane|Way|Place|Highway|Square|Row|Alley)s?\b/g;

function findNamed(where: string, placeName: string): string | null {
  const own = new Set(
    placeName
      .split(/[\s-]+/)
      .map(plainWord)
      .filter((word) => word.length >= 4),
  );
  const capitals = where.replace(street, " ").match(/\p{Lu}[\p{L}\p{N}'’]*/gu) ?? [];
  return capitals.find((word) => own.has(plainWord(word))) ?? null;
}
