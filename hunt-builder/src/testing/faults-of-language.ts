/** Slips of grammar and typesetting in a generated text, each named; for tests and the audit. */
export function slipsOf(text: string): string[] {
  const outside = text.replace(/“[^”]*”/g, "“”").replace(/\bblank\b/g, "");
  const checks: [string, boolean][] = [
    ["a blank or template left", /[{}]|\bundefined\b|\bnull\b|NaN| {2}|\s[,.;]/.test(text)],
    ["no capital first", !/^[\p{Lu}\d“$]/u.test(text)],
    ["no mark last", !/[.!?][”"]?$/.test(text)],
    ["a for an", /(?<![\p{L}‘’'])a (?:[ai]|o(?!n[ce])|e(?!u|we))[a-z]{2,}/u.test(outside)],
    ["an for a", /\ban (?:[bcdfgjklmnpqrstvwyz])[a-z]{2,}/.test(outside)],
    [
      "a word twice",
      /\b(the|an?|of|in|it|is|to|and|that|its|at|for|with|was)\s+\1\b/.test(outside),
    ],
    ["two marks", /\.\.|,,|;;|\p{Ll}\.;|,\.|\p{Ll}{2}[.!?],/u.test(outside)],
    [
      "one and many",
      /(?<!-)\bone (?:miles|years|feet|letters|words)\b|\b(?:two|three|[2-9]) (?:mile|year|foot|letter|word)\b/.test(
        text,
      ),
    ],
    ["it cannot go on", /\bthat it in \b|\band and\b|\bwho who\b|\bwhen when\b/i.test(outside)],
    ["a small letter after a stop", /[a-z]{3}[.!?] [a-z]/.test(outside)],
  ];
  return checks.flatMap(([name, bad]) => (bad ? [name] : []));
}
