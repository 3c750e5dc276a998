/** With so many letters a text is held against how words begin: few of what letters happen to spell goes on. */
const looked = 4;
const letters = 26;

/** The first letters of a text as one number; negative where one is none of a to z. */
function beginningOf(text: string): number {
  let number = 0;
  for (let i = 0; i < looked; i++) {
    const letter = text.charCodeAt(i) - 97;
    if (!(letter >= 0 && letter < letters)) return -1;
    number = number * letters + letter;
  }
  return number;
}

/**
 * Whether one of some words may begin as a text does that grows letter by letter: false only where none does. It is
 * found out once, when the text has four letters.
 */
export function beginningsOf(words: Iterable<string>): (text: string) => boolean {
  const bits = new Uint32Array(Math.ceil(letters ** looked / 32));
  for (const word of words) {
    const own = beginningOf(word);
    if (own >= 0) bits[own >>> 5] = (bits[own >>> 5] ?? 0) | (1 << (own & 31));
  }
  return (text) => {
    if (text.length !== looked) return true;
    const own = beginningOf(text);
    return own < 0 || (((bits[own >>> 5] ?? 0) >>> (own & 31)) & 1) === 1;
  };
}
