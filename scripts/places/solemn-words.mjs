const graveWords =
  /\b(?:massacre\w*|kill\w*|murder\w*|lynch\w*|slave\w*|enslaved|slavery|hanged|executed?|victims?|genocide|internment|interned|segregat\w*|removal|holocaust|disaster|explosion|drown\w*|assassin\w*)\b/i;
const solemnTags = ["deaths_here", "graves", "wrong_done", "sacred"];

/**
 * Rows whose words are of death or wrong and whose tags are not: for a reader to look at again. Tags decide,
 * words only nominate ("killed the sale" is no death).
 * @param {{stem: string, rows: any[]}[]} files
 */
export function nominateSolemn(files) {
  return files.flatMap(({ stem, rows }) =>
    rows
      .filter(
        ({ tags, kind }) =>
          tags && kind !== "battlefield" && !tags.some((tag) => solemnTags.includes(tag)),
      )
      .flatMap((row) =>
        [...row.facts, ...row.veiled, ...row.years.map(([, phrase]) => phrase)]
          .filter((text) => graveWords.test(text))
          .map((text) => `${stem} · ${row.id}: ${text}`),
      ),
  );
}
