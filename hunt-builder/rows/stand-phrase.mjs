import { countWords, stem4, tellingWords } from "./own-words.mjs";

/** What a phrase may not say, and why; one rule of data/places/README.md each. */
const refused = [
  [
    /\b(?:near(?! end)|nearby|around|somewhere|vicinity|anywhere|wherever)\b/i,
    "is no spot (rule 1)",
  ],
  [/\b[NS]{1,2}[EW]{1,2}\b|\b\d+ ?(?:m|ft|feet|yards?|paces|steps)\b/, "measures (rule 3)"],
  [
    /\b(?:north|south|east|west|northeast|northwest|southeast|southwest)(?:ern)? (?:side(?! (?:gates?|doors?|entrance|steps))|edge|of)\b/i,
    "needs a compass: say what the side faces (rule 3)",
  ],
  [
    /\b(?:on|in|at|over) the (?:ledge|roadway|traffic lanes?|track|tracks|rails|ice|field|playing field|home plate|deck of the dam)\b(?! of)/i,
    "puts people where nobody may stand (rules 4 and 8)",
  ],
  [
    /\bat the (?:very )?edge(?: of the (?:\w+ )?(?:water|cliff|rim|pier|dock|road|roadway|platform|bluff|canyon|river|lake|gorge|drop|falls?)\b|,|$)/i,
    "stands at an edge (rule 8)",
  ],
  [
    /\b(?:climb (?:up|to|the|over|onto)|climbing|crawl|wade|wading|swim|scramble|jump)\b/i,
    "asks for more than feet (rule 9)",
  ],
  [/^stand\b/i, 'repeats "Stand", which comes before it'],
  [/[.!?]$/, "ends in a full stop"],
  [/^[^a-z]/, "begins with no small letter"],
];
const sides = /\b(?:on|to|at) (?:the|your) (?:left|right)\b|\b(?:left|right) (?:side|hand)\b/i;
const facing = /\bas (?:you|one) fac|\bfacing\b|\b(?:left|right) of\b/i;
const shade =
  /\b(?:under|beneath|beside|below|by) (?:the |a |an )?(?:\w+ ){0,2}(tree|maple|oak|pine|elm|palm|cottonwood|willow|spruce|birch)s?\b/i;
const indoors = /\b(?:desk|lobby|rotunda|gallery|concourse|exhibit|hallway|gift shop)\b/i;
const outside = /\b(?:before|outside|door|doors|entrance|steps|front)\b/i;

/** Whether `where` keeps the ten rules of the phrase; says which it breaks. */
export function checkPhrase(row, say) {
  const { where, asks } = row.stand;
  const words = countWords(where);
  if (words < 4 || words > 18) say(`stand.where has ${words} words, 4 to 18 wanted: ${where}`);
  for (const [pattern, why] of refused) {
    const found = pattern.exec(where)?.[0];
    if (found !== undefined) say(`stand.where says "${found}", which ${why}: ${where}`);
  }
  if (sides.test(where) && !facing.test(where))
    say(`stand.where has a side without "as you face it" (rule 6): ${where}`);
  const said = [row.name, ...row.aliases, row.access, ...row.facts, ...row.veiled].join(" ");
  const tree = shade.exec(where)?.[1];
  if (tree !== undefined && !new RegExp(`${tree}|tree`, "i").test(said))
    say(`stand.where leans on a ${tree} that the row does not know (rule 2): ${where}`);
  for (const thing of ["plaque", "bench"])
    if (new RegExp(`\\b${thing}`, "i").test(where) && !new RegExp(thing, "i").test(said))
      say(`stand.where has a ${thing} that the row does not know (rule 7): ${where}`);
  if (asks.hours === "always" && indoors.test(where) && !outside.test(where))
    say(`stand.where is indoors, and is asked at all hours (rule 5): ${where}`);
  checkNames(row, say);
}

const street =
  /\b(?:[A-Z][\w.'’]*[ -])+(?:Street|Avenue|Road|Drive|Boulevard|Lane|Way|Place|Highway|Square|Row|Alley)\b/g;

/** Kind words and streets may stand in a phrase; what is written as a name, and the name as a whole, may not. */
function checkNames({ name, aliases, kind, stand: { where } }, say) {
  const own = tellingWords([name, ...aliases], kind);
  for (const [word] of where.replace(street, " ").matchAll(/\b[A-Z][\w'’]*/g))
    if (own.has(stem4(word)))
      say(`stand.where says "${word}", a word of the name (rule 10): ${where}`);
  const plain = where.toLowerCase();
  for (const each of [name, ...aliases])
    if (tellingWords([each], kind).size > 0 && plain.includes(each.toLowerCase()))
      say(`stand.where says "${each}", its name (rule 10): ${where}`);
}
