/** What is left of a fact where its verb can go: "has a bronze lion crushing a serpent". */
const owned = /^has (?=(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) )/;
/** "is a white post", and not "is a mile long". */
const thing =
  /^(?:is|was) (?=(?:an?|one of|among|the|where) )(?!(?:an?|the) (?:few|foot|half|hundred|mile|quarter|third|thousand)\b)/;
/** "was called the southwest one"; "put under the tracks" would be an order. */
const done =
  /^(?:is|was) (?=(?:\w+ed|made|built|held|kept|named|given|known|drawn|hung|laid|lent|left|taken|written|torn|sold|bought|brought|found|lost|carved) )/;
/** What would be left with a verb of its own, or with a word that stands for the subject. */
const hangs =
  /,? (?:and|but|or|then) (?:is|was|are|were|has|had|[a-z]+s|[a-z]+ed|kept|held|ran|made|lost|won|took|came|went|got|gave|stood|became|saw) /;

/**
 * A fact of a place as plain sentences, the shortest first.
 * @param subject "it", or "the church" where the clue has said as much
 */
export function plainSentences(fact: string, subject: string): string[] {
  const whole = `${subject} ${fact}`;
  for (const verb of [owned, thing, done])
    if (verb.test(fact) && !hangs.test(fact)) return [fact.replace(verb, ""), whole];
  return [whole];
}
