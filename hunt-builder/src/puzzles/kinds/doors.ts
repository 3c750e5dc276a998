import { inWords } from "../../wording/numbers.ts";
import { listed } from "../../wording/sentences.ts";
import type { ArtefactOf } from "../artefact.ts";
import { carve } from "./door-letters.ts";
import { orderedBy } from "./first-word.ts";
import { type Kind, type KindTask, piecesOf, voiced } from "./kind.ts";
import { hasTruths, type Lie, takeLike, takeTruths, usableLies } from "./statements.ts";
import type { Truth } from "./truths.ts";

const openings = [
  "{n} thresholds, and {keeper} holds a lantern over each:",
  "{keeper} has hung {n} rows of doors in the dark:",
  "Of every row of doors here only one opens on this place:",
  "Knock {n} times, says {keeper}:",
  "A corridor of {n} turnings, and {keeper} at the far end:",
  "{keeper} painted what is behind each door, and lied on all but one of a row:",
  "{n} rows of doors stand in a field, and {keeper} shrugs:",
  "{keeper} locked all of these doors but one in each row, and mixed up the signs:",
  "A hotel of bad manners, {n} floors of it:",
  "{n} times {keeper} says “after you,” and means only one of these doors:",
  "A stage set of doors, and most of them are painted on:",
  "{n} rows of doors, one latch in each that {keeper} has oiled:",
  "The night porter tries {n} rows of doors and enters once in each:",
  "A house with more doors than rooms, {n} rows of them:",
  "{keeper} wrote a sentence on every door and meant one in a row:",
  "Behind most of these doors is a brick wall:",
];
const bodies = [
  "take the door that tells the truth here, and keep its letters.",
  "open what is true of this place; the rest belongs to its rivals. The letters on the open ones spell.",
  "go in where the words fit this place and no other, and write down what is on the lintel.",
  "knock at the honest doors alone, from the top, and read their letters; others spell too, and lead somewhere else.",
  "open only what is true on this spot, row by row, and string its letters together.",
  "choose one of each row by what you know of the place, and read what you chose from the top down.",
  "take each right one's letters as you go through; strike out what was said of somewhere else.",
  "one door of a row speaks of this place; take its letters and go on to the next row.",
  "a false sentence opens on a wall, a true one on letters; gather them downward.",
  "ask of each door whether it is so here, and keep the letters of the one that is.",
  "pass only where the sign is right about this place, and spell as you go.",
  "find the one sentence in each row that holds here, and read the letters over it in turn.",
];

/** Rows, and doors in each: few of a long word's pieces fit other words, unless there are more doors. */
function corridorsFor({ word, difficulty }: KindTask): { count: number; across: number }[] {
  const least = Math.ceil(word.length / 2);
  const counts = [5, 4, 3, 2].filter((count) => count <= word.length && count >= least);
  if (difficulty === "EASY") return counts.map((count) => ({ count, across: 2 }));
  return [
    ...counts.map((count) => ({ count, across: 3 })),
    ...(least <= mostOfWide ? [{ count: least, across: 4 }] : []),
  ];
}

/** Rows of four doors each, at most. */
const mostOfWide = 4;

/** Rows of doors of which one is true of this place; the others spell words, too. */
export const doors: Kind = {
  kind: "doors",
  asks: "true or not",
  saysHow: true,
  comes: "early",
  tone: "plain",
  isFirm: () => true,
  isHungry: true,
  isChained: true,
  make(task) {
    const { word, random, difficulty } = task;
    const corridors = corridorsFor(task);
    // Looking for what is false takes long.
    if (!hasTruths(task, Math.min(...corridors.map(({ count }) => count)))) return null;
    const lies = usableLies(task);
    for (const { count, across } of corridors) {
      const pieces = piecesOf(word, count);
      const truths = takeTruths(task, count);
      if (pieces === null || truths === null || lies.length < count * (across - 1)) continue;
      const carved = carve(task, pieces, across - 1);
      if (carved === null) continue;
      const open = [...lies];
      const had: Lie[] = [];
      const rows = pieces.map((letters, i) => {
        const truth = truths[i] as Truth;
        const beside = takeLike(open, truth, across - 1, { had, truths });
        had.push(...beside);
        return {
          truth,
          beside,
          doors: [
            { text: truth.text, letters },
            ...beside.map(({ truth: lie }, nth) => ({
              text: lie.text,
              letters: carved.beside[i]?.[nth] ?? "",
            })),
          ],
        };
      });
      if (rows.some(({ beside }) => beside.length < across - 1)) continue;
      const ordered = orderedBy(task, {
        rows: count,
        inWords: inWords(count),
        say: (way) => `Read the rows ${way}.`,
      });
      const chained = ordered?.order;
      const drawn = rows.map((row) => ({ doors: random.shuffle(row.doors) }));
      const artefact: ArtefactOf<"doors"> = {
        kind: "doors",
        rows: chained ? drawn.map((_, at) => drawn[chained.indexOf(at)] ?? { doors: [] }) : drawn,
        ...(ordered && { chain: ordered.chain }),
      };
      const strangers = [...new Set(rows.flatMap((row) => row.beside.map(({ of }) => of.name)))];
      const second = rows[1];
      if (!second) return null;
      return {
        prompt: voiced(task, openings, bodies, { n: inWords(count), keeper: task.keeper }),
        artefact,
        hints: [
          `One door of each row is true of this place; the others are true of places like it.${ordered ? ` ${ordered.hint}` : ""}`,
          `${chained ? "One" : "The second"} of the true doors says “${second.truth.text}”.`,
        ],
        nextStep: stepOf(rows[0]?.beside[0]),
        howItWorks:
          "Find out what this place is. In each row one door says something true of it: tap that one. The letters on the true doors, from top to bottom, are the word.",
        working: {
          explanation: `${ordered ? `The first word, ${ordered.solved}. ` : ""}The true doors: ${rows.map(({ truth, doors: [right] }) => `“${truth.text}” ${right?.letters}`).join("; ")}.`,
          trap: `Other doors spell too, such as ${carved.wrong.map((each) => each.toUpperCase()).join(" and ")}. The false ones tell of ${listed(strangers)}.`,
          wrong: carved.wrong,
          accepted: [],
          steps: difficulty === "EASY" ? 1 : 2,
          lacks: chained
            ? "what is true of the place, and the first word"
            : "what is true of the place",
        },
        others: carved.read,
        says: rows.map(({ truth }) => truth.line),
      };
    }
    return null;
  },
};

/** The step of whoever is told one false line. */
function stepOf(lie: Lie | undefined): string {
  return lie === undefined ? "" : `“${lie.truth.text}” is told of another place, ${lie.of.name}.`;
}
