/** Words of the world that a story of a last square is told in, sorted by where they are at home in it. */
export interface Field {
  /** Each says that the three words of an end belong together. */
  intros: readonly [string, string];
  /** What a word is there that is no word of this field; {w} is it. No commas: they stand in a list. */
  strays: readonly [string, string, string, string];
  /** Words of addresses, under where they are found there. */
  groups: readonly (readonly [where: string, words: string])[];
}
