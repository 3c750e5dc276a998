/** Words of the world that a story of a last square is told in, sorted by where they are at home in it. */
export interface Field {
  /** Each says that the words of an end that follow belong together. */
  intros: readonly [string, string];
  /** Words of addresses, under where they are found there. */
  groups: readonly (readonly [where: string, words: string])[];
}
