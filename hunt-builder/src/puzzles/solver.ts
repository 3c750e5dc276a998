/**
 * Solves puzzles from the text a player sees, with a dictionary, a list of words and an atlas at hand. It
 * shares no code with the makers, so that it can find their mistakes, and those of whoever edits a prompt.
 */
export interface SolverShelf {
  /** Address words, and the everyday words that a person would think of as well. */
  words: readonly string[];
  /** Every word of the list that a meaning fits. */
  meaning(gloss: string): string[];
  /** "Nevada" → "Carson City". */
  capitalOf(state: string): string;
}

const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const numberOf = (text: string): number =>
  numberWords.includes(text) ? numberWords.indexOf(text) : Number(text);
const squeeze = (text: string): string => text.replace(/[^A-Za-z]/g, "").toLowerCase();
const at = (letter: string): number => letter.charCodeAt(0) - 97;
const letter = (n: number): string => String.fromCharCode(97 + (((n % 26) + 26) % 26));
const quoted = (prompt: string): string => /“([^”]*)”/.exec(prompt)?.[1] ?? "";

type Method = (prompt: string, shelf: SolverShelf) => string[] | null;

/** Every word of the list that the prompt allows. */
export function solve(prompt: string, shelf: SolverShelf): string[] {
  for (const method of methods) {
    const found = method(prompt, shelf);
    if (found === null) continue;
    return [...new Set(found)].filter(
      (word) => shelf.words.includes(word) && fitsExtras(prompt, word, shelf),
    );
  }
  throw new Error(`no method for: ${prompt}`);
}

function fitsExtras(prompt: string, word: string, shelf: SolverShelf): boolean {
  const begins = /; it begins with ([A-Z])/.exec(prompt)?.[1];
  const ends = /; it (?:begins with [A-Z] and )?ends with ([A-Z])/.exec(prompt)?.[1];
  const means = /; it can mean “([^”]*)”/.exec(prompt)?.[1];
  return (
    (begins === undefined || word.startsWith(begins.toLowerCase())) &&
    (ends === undefined || word.endsWith(ends.toLowerCase())) &&
    (means === undefined || shelf.meaning(means).includes(word))
  );
}

function length(prompt: string): number {
  return numberOf(/(\w+) letters/.exec(prompt)?.[1] ?? "");
}

const definition: Method = (prompt, shelf) => {
  const ways = [
    /^A word of \w+ letters that begins with ([A-Z]) and can mean/,
    /^The dictionary says “[^”]*”, the word has \w+ letters, and ([A-Z]) is/,
    /^Find the word for “[^”]*”, in \w+ letters from ([A-Z]) on/,
    / is thinking of “[^”]*”: a word of \w+ letters that begins with ([A-Z])/,
  ];
  const first = ways.map((way) => way.exec(prompt)?.[1]).find((found) => found !== undefined);
  if (first === undefined) return null;
  const n = length(prompt.replace(/“[^”]*”/, ""));
  return shelf
    .meaning(quoted(prompt))
    .filter((word) => word.length === n && word.startsWith(first.toLowerCase()));
};

const anagram: Method = (prompt, { words }) => {
  if (
    !/^(?:Use every letter of|The letters “[^”]*” have been shaken|Unscramble)|its letters lie as/.test(
      prompt,
    )
  )
    return null;
  const sorted = [...squeeze(quoted(prompt))].sort().join("");
  return words.filter((word) => [...word].sort().join("") === sorted);
};

const vowels: Method = (prompt, { words }) => {
  if (!/lost its vowels|^Put the vowels|has struck out every A/.test(prompt)) return null;
  const left = squeeze(quoted(prompt));
  const n = length(prompt);
  return words.filter((word) => word.length === n && word.replace(/[aeiou]/g, "") === left);
};

const keypad: Method = (prompt, { words }) => {
  if (!/telephone/.test(prompt)) return null;
  const keys = new Map<string, string>();
  for (const [, digit = "", letters = ""] of prompt.matchAll(/(\d) is ((?:[A-Z] ?)+)/g))
    for (const each of squeeze(letters)) keys.set(each, digit);
  const dialed = quoted(prompt).replaceAll(" ", "");
  return words.filter((word) => [...word].map((each) => keys.get(each)).join("") === dialed);
};

const codes =
  ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..".split(
    " ",
  );
const morse: Method = (prompt, { words }) => {
  if (!/International Morse/.test(prompt)) return null;
  const signs = quoted(prompt)
    .split(", ")
    .map((part) =>
      part
        .split(" ")
        .map((sign) => (sign === "dot" ? "." : "-"))
        .join(""),
    );
  if (signs.length > 1) return [signs.map((code) => letter(codes.indexOf(code))).join("")];
  const n = /no pauses/.test(prompt) ? length(prompt) : 1;
  return words.filter(
    (word) => word.length === n && [...word].map((each) => codes[at(each)]).join("") === signs[0],
  );
};

const caesar: Method = (prompt, { words }) => {
  const text = squeeze(quoted(prompt));
  const back = (n: number): string => [...text].map((each) => letter(at(each) - n)).join("");
  const known =
    /^Every letter of the word has been moved (\w+) places? forward/.exec(prompt) ??
    /^(?:Caesar would have written|.* writes in Caesar's cipher,) “[^”]*”: each letter stands (\w+) places? later/.exec(
      prompt,
    ) ??
    /^Move each letter of “[^”]*” back by (\w+) places?/.exec(prompt);
  if (known) return [back(numberOf(known[1] ?? ""))];
  if (!/the number is lost/.test(prompt)) return null;
  const all = Array.from({ length: 25 }, (_, i) => back(i + 1));
  return all.filter((word) => words.includes(word));
};

const vigenere: Method = (prompt) => {
  const parts =
    /in a Vigenère cipher, as “([^”]*)”; the key is the (\w+) word of this line about the landmark, “([^”]*)”/.exec(
      prompt,
    );
  if (parts === null) return null;
  const key = squeeze((parts[3] ?? "").split(/\s+/)[ordinals.indexOf(parts[2] ?? "")] ?? "");
  return [
    [...squeeze(parts[1] ?? "")]
      .map((each, i) => letter(at(each) - at(key[i % key.length] ?? "a")))
      .join(""),
  ];
};

const arithmetic: Method = (prompt) => {
  const start = /the word begins at (\d+) and goes on/.exec(prompt);
  if (start) {
    let n = Number(start[1]);
    const steps = quoted(prompt)
      .split(", ")
      .map((step) => Number(step.replace("minus ", "-").replace("plus ", "")));
    return [[n, ...steps.map((step) => (n += step))].map((value) => letter(value - 1)).join("")];
  }
  if (!/do these sums|each sum gives/.test(prompt)) return null;
  const values = quoted(prompt)
    .split(", ")
    .map((sum) => {
      const [a = "", sign, b = ""] = sum.split(" ");
      return sign === "+" ? Number(a) + Number(b) : Number(a) - Number(b);
    });
  return [values.map((value) => letter(value - 1)).join("")];
};

const acrostic: Method = (prompt) => {
  const one = /^Take the (\w+) letter of each of these towns, in this order: (.*)\.$/.exec(prompt);
  const two = /^A traveler called at (.*), and kept of each name only the (\w+) letter\.$/.exec(
    prompt,
  );
  const three =
    /^Letters came for .*? from (.*), and of each postmark only the (\w+) letter can be read\.$/.exec(
      prompt,
    );
  const last = two ?? three;
  const [nth, list] = one ? [one[1], one[2]] : last ? [last[2], last[1]] : [];
  if (nth === undefined || list === undefined) return null;
  return [
    list
      .split(/, | and /)
      .map((name) => name.charAt(ordinals.indexOf(nth)))
      .join("")
      .toLowerCase(),
  ];
};

const ladder: Method = (prompt, { words }) => {
  const ends = /between “([A-Z]+)” and “([A-Z]+)”/.exec(prompt);
  if (!/^On a word ladder/.test(prompt) || ends === null) return null;
  const apart = (a: string, b: string): number => [...a].filter((each, i) => each !== b[i]).length;
  return words.filter((word) =>
    ends
      .slice(1)
      .every((end) => end.length === word.length && apart(word, end.toLowerCase()) === 1),
  );
};

const hidden: Method = (prompt, { words }) => {
  if (!/hides in them|without the gap|lies hidden in/.test(prompt)) return null;
  const [left = "", right = ""] = quoted(prompt).split(" ");
  const n = length(prompt.replace(/“[^”]*”/, ""));
  const run = left + right;
  return words.filter(
    (word) =>
      word.length === n &&
      [...run].some((_, i) => i < left.length && i + n > left.length && run.startsWith(word, i)),
  );
};

const arms = "down,lower left,left,upper left,up,upper right,right,lower right".split(",");
const flags =
  "a10 b20 c30 d40 e05 f06 g07 h12 i13 k14 l15 m16 n17 o23 p24 q25 r26 s27 t34 u35 y36 j46 v47 w56 x57 z67".split(
    " ",
  );
const semaphore: Method = (prompt) => {
  if (!/flag alphabet/.test(prompt)) return null;
  return [
    quoted(prompt)
      .split("; ")
      .map((pair) => {
        const seen = pair
          .split(" and ")
          .map((arm) => arms.indexOf(arm))
          .sort()
          .join("");
        return flags.find((flag) => [...flag.slice(1)].sort().join("") === seen)?.charAt(0) ?? "?";
      })
      .join(""),
  ];
};

const knight: Method = (prompt) => {
  const parts =
    /^A knight starts on ([a-e])([1-5]).*“([^”]*)”; it moves, in this order, (.*); read the/.exec(
      prompt,
    );
  if (parts === null) return null;
  const rows = new Map(
    (parts[3] ?? "").split("; ").map((row) => [Number(row.charAt(4)), row.slice(7).split(" ")]),
  );
  let file = at(parts[1] ?? "a");
  let rank = Number(parts[2]);
  const read = (): string => rows.get(rank)?.[file] ?? "?";
  let word = read();
  for (const move of (parts[4] ?? "").split("; ")) {
    for (const step of move.split(" and ")) {
      const [count = "", way = ""] = step.split(" ");
      const n = numberOf(count);
      if (way === "left" || way === "right") file += way === "right" ? n : -n;
      else rank += way === "up" ? n : -n;
    }
    word += read();
  }
  return [word.toLowerCase()];
};

const atlas: Method = (prompt, { capitalOf }) => {
  if (!/^A map of the states spells it/.test(prompt)) return null;
  return [
    [...prompt.matchAll(/the (\w+) letter of the capital of ([A-Z][a-z]+(?: [A-Z][a-z]+)*)/g)]
      .map(([, nth = "", state = ""]) => squeeze(capitalOf(state)).charAt(ordinals.indexOf(nth)))
      .join(""),
  ];
};

const methods: Method[] = [
  vigenere,
  definition,
  anagram,
  vowels,
  keypad,
  morse,
  caesar,
  arithmetic,
  acrostic,
  ladder,
  hidden,
  semaphore,
  knight,
  atlas,
];
