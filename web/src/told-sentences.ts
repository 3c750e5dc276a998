const known = new WeakMap<object, (sentence: string) => string>();

/** Says a sentence as a whole, else as one of the patterns, else sentence by sentence. */
export function sentencesOf(words: Readonly<Record<string, string>>): (sentence: string) => string {
  const made = known.get(words) ?? makeSayer(words);
  known.set(words, made);
  return made;
}

function makeSayer(words: Readonly<Record<string, string>>): (sentence: string) => string {
  const patterns = Object.entries(words)
    .filter(([english]) => /\{\w+\}/.test(english))
    // What says more of itself is asked first: "Try again in {0}." before "{0} again in {1}."
    .sort(([a], [b]) => lettersOf(b) - lettersOf(a))
    .map(([english, said]) => ({ pattern: patternOf(english), said }));
  const sayWhole = (sentence: string): string | null => {
    if (Object.hasOwn(words, sentence)) return words[sentence] ?? null;
    for (const { pattern, said } of patterns) {
      const values = pattern.exec(sentence)?.groups;
      if (values) return said.replaceAll(/\{(\w+)\}/g, (_, name) => say(values[`_${name}`] ?? ""));
    }
    return null;
  };
  const say = (sentence: string): string => {
    const parts = sentence.split(/(?<=[.!?]) (?=\S)/);
    const said: string[] = [];
    // The longest run of sentences that the catalogue has as one, then on from there.
    for (let at = 0; at < parts.length; ) {
      let end = parts.length;
      const run = () => parts.slice(at, end).join(" ");
      while (end > at + 1 && sayWhole(run()) === null) end -= 1;
      said.push(sayWhole(run()) ?? run());
      at = end;
    }
    return said.join(" ");
  };
  return say;
}

const lettersOf = (english: string) => english.replaceAll(/\{\w+\}/g, "").length;

/** What may stand for a value: never the end of one sentence and the beginning of the next. */
const VALUE = "(?:(?![.!?] ).)+?";

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function patternOf(english: string): RegExp {
  const source = english
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? escaped(piece) : `(?<_${piece}>${VALUE})`));
  return new RegExp(`^${source.join("")}$`, "su");
}
