import type { Voice } from "./voice.ts";

/** Dry voices: surveys, lists, records, the almanac. */
export const papers: readonly Voice[] = [
  {
    name: "field book",
    sober: true,
    template: "Field book, {where}: set up within sight of {kind}. Remarks: {image}. {A}.",
  },
  {
    name: "benchmark",
    sober: true,
    template:
      "Nearest feature to the benchmark {where}: {kind}. The chainman's note on it reads, in full, “{image}.” {A}.",
  },
  {
    name: "sketch map",
    sober: true,
    template:
      "On the sketch map a cross {where} marks {kind}. Beside it someone has lettered “{image}.” {A}.",
  },
  {
    name: "almanac",
    template:
      "The almanac lists, among things that stay put {where}, {kind}. {A}. Its motto for the month is “{image}.”",
  },
  {
    name: "gazetteer",
    sober: true,
    template:
      "Gazetteer, short edition: {kind}, {where}. {A}. Against his custom the compiler adds, “{image}.”",
  },
  {
    name: "card index",
    sober: true,
    template: "Card index, third drawer: {kind}, {where}. See also “{image}.” {A}.",
  },
  {
    name: "ledger",
    template: "Ledger of things too heavy to move: item, {kind}, {where}; remarks, “{image}.” {A}.",
  },
  {
    name: "surveyor aloud",
    template:
      "“Call it out and I will book it,” said the surveyor, so I called out {kind}, {where}. Under remarks he wrote “{image}.” {A}.",
  },
  {
    name: "exam paper",
    sober: true,
    template:
      "Last question for the geography prize: name {kind}, {where}, of which a candidate once wrote, “{Image}.” You may take it that {a}.",
  },
  {
    name: "dictionary",
    template:
      "Landmark, noun, as the word is used {where}: {kind}. For example, “{image}.” Note that {a}.",
  },
  {
    name: "photograph",
    sober: true,
    template: "Glass plate, exposed {where}: {kind}. Penciled on the sleeve is “{image}.” {A}.",
  },
  {
    name: "auction lot",
    template:
      "Withdrawn from the sale, being fixed to the ground: {kind}, {where}. The catalog described it only as “{image}.” {A}.",
  },
  {
    name: "telegram",
    template: "Telegram: {where} stop {kind} stop {image} stop {a} stop do not wait supper.",
  },
  {
    name: "night log",
    sober: true,
    template: "Night log, kept {where}: in view at dusk, {kind}. {A}. Last entry: {image}.",
  },
  {
    name: "outlook",
    template:
      "Outlook {where}: fair, with {kind} in plain view. {A}. Those who know the spot say only “{image}.”",
  },
  {
    name: "lost property",
    template:
      "Lost {where}, one afternoon, last seen near {kind}. The finder will know the spot by these words: {image}. {A}.",
  },
  {
    name: "small advertisement",
    template: "Wanted by a collector of places: {kind}, {where}. Must answer to “{image}.” {A}.",
  },
  {
    name: "torn page",
    sober: true,
    template:
      "A page torn from a guidebook begins with {kind}, {where}, and breaks off at the words “{image}.” On the back one can still read that {a}.",
  },
  {
    name: "recipe",
    template:
      "Recipe for a day out: go to {kind}, {where}, and stir in these words, “{image}.” Season with the news that {a}.",
  },
  {
    name: "patent",
    template:
      "Patent refused, since {kind}, {where}, cannot be invented twice. The drawing was marked “{image}.” The examiner found that {a}.",
  },
  {
    name: "case notes",
    template:
      "Case notes: the subject is {kind}, last seen {where} and known to its friends as “{image}.” {A}.",
  },
];
