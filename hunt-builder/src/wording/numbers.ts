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

/** The number that inWords has put: "three" is 3; "a" is one. */
export function numberIn(words: string): number {
  const n = small.indexOf(words);
  if (n >= 0) return n;
  return words === "a" ? 1 : Number(words.replaceAll(",", ""));
}

/** 26372 → "26,372"; two decimals stay. Intl would do it at fifty times the cost. */
export function withCommas(n: number): string {
  const [whole = "", part] = String(Math.round(n * 100) / 100).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return part === undefined ? grouped : `${grouped}.${part}`;
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

const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/** A number below a hundred in words: "thirty-three"; null for others. */
export function findWordsBelowHundred(n: number): string | null {
  if (!Number.isInteger(n) || n < 0 || n > 99) return null;
  if (n <= 12) return inWords(n);
  if (n < 20)
    return (
      ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"][n - 13] ??
      null
    );
  return n % 10 === 0 ? (tens[n / 10] ?? null) : `${tens[Math.floor(n / 10)]}-${inWords(n % 10)}`;
}
