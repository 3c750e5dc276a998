const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** "three" up to twelve, digits with commas from there. */
export function inWords(n: number): string {
  return small[n] ?? withCommas(n);
}

/** 26372 → "26,372"; decimals stay. */
export function withCommas(n: number): string {
  return n.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

/** 5 → "fifth"; digits with an ending from thirteen on. */
export function ordinal(n: number): string {
  const words = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
  ];
  const word = words[n - 1];
  if (word !== undefined) return word;
  const tail = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
}

/** "1 year", "12 years", "three words". */
export function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${inWords(n)} ${n === 1 ? noun : plural}`;
}

/** A year as people write it: 1888, 900 → "AD 900", -500 → "500 BC". */
export function yearText(year: number): string {
  if (year < 0) return `${withCommas(-year)} BC`;
  return year < 1000 ? `AD ${year}` : String(year);
}
