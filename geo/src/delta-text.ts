const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digitValues = new Map([...digits].map((digit, value) => [digit, value]));

/** Whole numbers as text, few characters for small ones: base64 VLQ, as source maps have it. */
export function writeNumbers(numbers: readonly number[]): string {
  let text = "";
  for (const number of numbers) {
    let rest = number < 0 ? (-number << 1) | 1 : number << 1;
    do {
      const digit = rest & 31;
      rest >>>= 5;
      text += digits[rest > 0 ? digit | 32 : digit];
    } while (rest > 0);
  }
  return text;
}

/** The reverse of writeNumbers; throws on a character that it does not write. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = digitValues.get(character);
    if (digit === undefined) throw new Error(`not a digit: ${character}`);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
