const winter = [12, 1, 2];
const spring = [3, 4, 5];
const summer = [6, 7, 8];
const fall = [9, 10, 11];

const saidOf: readonly [words: RegExp, months: readonly number[]][] = [
  [
    /\b(?:snow\w*|icy?|icicles?|skat(?:e|es|ers?|ing)|sleds?|sledders|sleighs?|skis?|skiers|winters?|frost\w*|frozen|freez\w*|cold|christmas|holidays)\b/i,
    winter,
  ],
  [/\b(?:spring|blossoms?|tulips?|lilacs?|daffodils?|april|cherries)\b/i, spring],
  [/\b(?:summers?|july|swimmers|sunbathers)\b/i, summer],
  [/\b(?:fall|autumn|harvests?|pumpkins?|october|halloween)\b/i, fall],
];

/** Whether what a picture says of a season can be seen in the months in which a hunt is open; null is all the year. */
export function isInSeason(text: string, months: readonly [number, number] | null): boolean {
  if (months === null) return true;
  const [first, last] = months;
  const isOpen = (month: number): boolean =>
    first <= last ? month >= first && month <= last : month >= first || month <= last;
  return saidOf.every(([words, own]) => !words.test(text) || own.some(isOpen));
}
