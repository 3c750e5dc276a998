const verbs =
  "opened|built|completed|finished|dedicated|founded|established|burned|closed|lit|moved|erected|begun|unveiled|chartered|launched";

/**
 * Whether a row's facts and years tell two stories: a fact in which *it* was opened in a year other than
 * the one its `years` give.
 */
export function checkYears(row, say) {
  for (const fact of row.facts) {
    const told = new RegExp(
      `^(?:was |were )?(?:first |formally )?(${verbs})\\b[^,;]{0,40}?\\b(?:in|on) (?:\\w+ (?:\\d{1,2}, )?)?(\\d{4})\\b`,
    ).exec(fact);
    if (!told || /\b(?:again|second|back|re\w+)\b/.test(fact)) continue;
    const [, verb, year] = told;
    const other = row.years.find(
      ([known, phrase]) =>
        known !== Number(year) && new RegExp(`^(?:was )?(?:first )?${verb}\\b`).test(phrase),
    );
    if (other) say(`a fact says ${year} where its years say ${other[0]}: ${fact}`);
  }
}
