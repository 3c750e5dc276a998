/** Mechanisms that joke; they are for no place of death, wrong, faith or graves. */
const jokes = new Set(["double_meaning", "false_friend", "scale", "dialogue"]);
/** Mechanisms that play; they are for no place of death or wrong, and for no battlefield. */
const games = new Set(["absence", "acrostic", "order", "link", "shared_word", "rival"]);

/**
 * That a clue written for a row suits the row's tags: the builder takes it as it stands, before any voice of its own.
 * @param row a row of sound shape
 * @param {(what: string) => void} say
 */
export function checkClues(row, say) {
  const tagged = (...tags) => tags.some((tag) => row.tags?.includes(tag));
  const grave = row.kind === "battlefield" || tagged("deaths_here", "wrong_done");
  const solemn = grave || tagged("sacred", "graves");
  for (const { mechanism } of row.clues ?? [])
    if ((solemn && jokes.has(mechanism)) || (grave && games.has(mechanism)))
      say(`no clue by ${mechanism} at a place of death, wrong, faith or graves`);
}
