/** Whether a deed tells of something before it: "was rebuilt after a fire in 1976" would date the fire. */
export function isAfterwards(phrase: string): boolean {
  return /\bafter\b/.test(phrase);
}

/** A deed and its year: "was rebuilt after a fire, in 1976". */
export function dated(phrase: string, year: number): string {
  if (phrase.endsWith(" in")) return `${phrase} ${year}`;
  const plain = withoutThen(phrase);
  const when = plain === phrase ? `${year}` : `about ${year}`;
  return `${plain}${isAfterwards(plain) ? "," : ""} in ${when}`;
}

/** "Was built about then as a store" as it stands beside a year, which takes the "about". */
export function withoutThen(phrase: string): string {
  return phrase.replace(/,? about then\b/, "");
}
