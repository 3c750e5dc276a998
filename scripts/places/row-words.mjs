const plainWords = new Set(
  `bridge museum park county state national historic historical lake river mountain island falls
  beach fort house mill mine museum library theater theatre church cathedral station market square
  tower monument memorial statue fountain cemetery university college stadium arena canyon cave
  caverns cavern spring springs forest garden gardens zoo aquarium observatory lighthouse light dam
  canal tunnel mission village ruins battlefield hotel railway railroad factory ship airfield
  courthouse capitol city hall peak point rock bay dune dunes overlook center area trail site old new
  great grand north south east west covered creek valley hill mount world house first street avenue
  plaza common main home art arts science history natural nature botanical public opera union
  building field reserve preserve recreation scenic gorge butte mesa arch pass bluff bluffs cliff
  cliffs head harbor port pier train depot company store town little black white red blue green big
  high long water stone iron wood wooden brick glass with from that this over under upon between
  american america united states civil war school court office`
    .split(/\s+/)
    .filter(Boolean),
);

const countWords = (value) => value.split(/\s+/).length;

const stem4 = (word) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^a-z]/g, "");

/** Lengths, capitals, opinions, and words that would give the place's name away. */
export function checkWords(row, say) {
  const own = new Set(
    [row.name, ...row.aliases, row.town]
      .flatMap((name) => name.split(/[\s-]+/))
      .map(stem4)
      .filter((word) => word.length >= 4 && !plainWords.has(word) && word !== row.kind),
  );
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
  for (const line of row.veiled) {
    if (/\d/.test(line)) say(`veiled has digits: ${line}`);
    if (/\s[A-Z]/.test(line) || /^[A-Z]/.test(line)) say(`veiled has a capital letter: ${line}`);
    if (countWords(line) < 5 || countWords(line) > 22)
      say(`veiled has ${countWords(line)} words, 6 to 20 wanted: ${line}`);
  }
}
