import { countWords, stem4, tellingWords } from "./own-words.mjs";

/** Lengths, capitals, opinions, and words that would give the place's name away. */
export function checkWords(row, say) {
  const own = tellingWords([row.name, ...row.aliases, row.town], row.kind);
  const phrases = [
    ...row.facts.map((value) => ["fact", value]),
    ...row.veiled.map((value) => ["veiled", value]),
    ...row.years.map((pair) => ["year phrase", pair[1]]),
    ...row.people.map((pair) => ["people phrase", pair[1]]),
    ["measure", row.measure.what],
  ];
  for (const [label, value] of phrases) {
    for (const word of value.split(/[\s-]+/).map(stem4)) {
      if (own.has(word)) say(`${label} says "${word}", a word of its name or town: ${value}`);
    }
    if (/[.!?]$/.test(value)) say(`${label} ends in a full stop: ${value}`);
    if (/\s{2}/.test(value)) say(`${label} has two spaces: ${value}`);
  }
  for (const fact of row.facts) {
    if (!/^[a-z]/.test(fact)) say(`fact must begin with a small letter: ${fact}`);
    if (countWords(fact) < 5 || countWords(fact) > 24)
      say(`fact has ${countWords(fact)} words, 6 to 22 wanted: ${fact}`);
    if (/\b(beautiful|famous|popular|stunning|breathtaking|iconic)\b/i.test(fact))
      say(`opinion: ${fact}`);
  }
  const pointed = new RegExp(
    `\\bth(?:is|ese) (?:[a-z]+ )?${row.kind.replaceAll("_", " ")}(?:e?s)?\\b`,
    "i",
  );
  for (const line of [...row.veiled, ...(row.clues ?? []).map(({ text }) => text)]) {
    // A set phrase that once stood in hundreds of lines, and tells the kind.
    if (pointed.test(line)) say(`says "this ${row.kind.replaceAll("_", " ")}": ${line}`);
  }
  for (const line of row.veiled) {
    if (/\d/.test(line)) say(`veiled has digits: ${line}`);
    if (/\s[A-Z]/.test(line) || /^[A-Z]/.test(line)) say(`veiled has a capital letter: ${line}`);
    if (countWords(line) < 5 || countWords(line) > 22)
      say(`veiled has ${countWords(line)} words, 6 to 20 wanted: ${line}`);
  }
}
