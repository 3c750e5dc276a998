import type { Voice } from "./voices.ts";

/** Voices that are written on something: notes, lists, letters, records. */
export const papers: readonly Voice[] = [
  {
    name: "field book",
    template:
      "Field book, {where}: set up in sight of {kind}. {A}. The chainman wrote in the margin, “{image}.” {B}.",
  },
  {
    name: "sketch map",
    template:
      "Sketch map, folded twice: {kind}, {where}. {A}. Beside the north arrow someone has lettered “{image}.” {B}.",
  },
  {
    name: "letter to Ruth",
    template:
      "Dear Ruth, you ask where I am, and I will say only that I am {where}, with {kind} for company. {A}. I tried to draw it and wrote this instead: {image}. {B}.",
  },
  {
    name: "letter to a brother",
    template:
      "My dear brother, if you come looking for me {where}, ask for {kind}. {B}. My landlady describes it as “{image},” and I cannot better that. {A}.",
  },
  {
    name: "postcard",
    template:
      "A postcard shows {kind}. On the back, in a hurried hand: “{Image}. {A}. {B}. I was {where} and wished you were too.”",
  },
  {
    name: "almanac",
    template:
      "Among the fixed things of the year {where}, enter {kind}. {A}. {B}. For the motto of the month take “{image}.”",
  },
  {
    name: "telegram",
    template:
      "Telegram, every word paid for: found {kind} {where} stop {a} stop {b} stop {image} stop send hat.",
  },
  {
    name: "ledger",
    template:
      "Ledger of things that cannot be moved: item, {kind}, {where}; item, that {a}; item, that {b}; remarks, {image}.",
  },
  {
    name: "auction lot",
    template:
      "Withdrawn from the sale, being too heavy to carry: {kind}, {where}. {B}. The cataloguer's description reads, in full, “{image}.” {A}.",
  },
  {
    name: "card index",
    template:
      "Card index, drawer of unmistakable things: {kind}; found {where}; see also “{image}.” {A}. {B}.",
  },
  {
    name: "diary",
    template:
      "Diary, boots still wet: today {where}, and at the end of the day {kind}. {A}. {B}. Before the lamp went out I wrote down “{image}” and was satisfied.",
  },
  {
    name: "small advertisement",
    template:
      "Wanted, by a collector of places: {kind} {where}. {A}. {B}. Answers to the description “{image}.”",
  },
  {
    name: "correction",
    template:
      "A correction to our last edition, in which {kind} {where} was dismissed in one word: we should have written “{image}.” We might have added that {a}. {B}.",
  },
  {
    name: "dictionary",
    template:
      "Landmark, noun, as used {where}: {kind}. Usage: “{image}.” Compare the note that {a}. Not to be confused with others of its sort, for {b}.",
  },
  {
    name: "photograph",
    template:
      "Plate exposed {where}, subject {kind}, sky uncertain. {A}. {B}. Caption for the album: {image}.",
  },
  {
    name: "crossword",
    template: "Across: {kind} {where}. Down: {image}. Where the two meet, {a}, and {b}.",
  },
  {
    name: "ship's log",
    template:
      "Log of a slow journey, {where}: sighted {kind}. The mate saw it first and sang out, “{Image}!” {A}. {B}.",
  },
  {
    name: "will",
    template:
      "To whoever finds it I leave {kind}, {where}, which was never mine to give. {A}. {B}. Let the label say only “{image}.”",
  },
  {
    name: "inventory",
    template:
      "Inventory taken {where}: {kind}, one; likeness, “{image}”; history, {a}; further, {b}.",
  },
  {
    name: "torn page",
    template:
      "A page torn from a guidebook opens {where} with {kind} and ends on the words “{image}.” Between the two one can still read that {a}. On the back, in ink, someone adds that {b}.",
  },
  {
    name: "cairn note",
    template:
      "Note left under a stone {where}, for whoever follows: the goal is {kind}. {A}. {B}. If in doubt, remember “{image}.”",
  },
  {
    name: "case notes",
    template:
      "Case notes: the subject is {kind}, last seen {where}, known to its friends as “{image}.” {B}. {A}.",
  },
  {
    name: "library slip",
    template:
      "Overdue: one visit to {kind} {where}. {A}. {B}. The fine is to learn this line by heart: {image}.",
  },
  {
    name: "visitors' book",
    template:
      "Three entries in the visitors' book {where}, under a drawing of {kind}. The first says that {a}. The second says that {b}. The third says only “{image}.”",
  },
  {
    name: "chalk",
    template: "Chalked on a wall {where}, beside a rough drawing of {kind}: “{image}.” {A}. {B}.",
  },
  {
    name: "exam paper",
    template:
      "Question for the geography prize, {where}: name {kind} of which it may be said, “{image}.” Candidates are reminded that {a}. They should also know that {b}.",
  },
  {
    name: "patent",
    template:
      "Application refused, {where}, since {kind} cannot be patented. The drawing was marked “{image}.” The examiner found that {a}. He found, too, that {b}.",
  },
  {
    name: "seed packet",
    template:
      "A seed packet sold {where} has {kind} on the front. {A}. The small print reads “{image}.” {B}.",
  },
];
