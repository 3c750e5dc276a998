import { inWords, ordinal } from "../../wording/numbers.ts";
import type { ArtefactOf } from "../artefact.ts";
import { layOutSlip, type SlipLine } from "./errata-lines.ts";
import { withStrangers } from "./errata-strangers.ts";
import { orderedBy } from "./first-word.ts";
import { type Kind, voiced } from "./kind.ts";
import { type Misprint, printed } from "./misprints.ts";

const openings = [
  "A slip of paper, tipped in at the front of an old guidebook:",
  "The apprentice set this page late at night, out of a case that had been dropped:",
  "{keeper} ordered a leaflet about the place and got this one:",
  "A printer's slip came loose from its binding:",
  "Proofs of a page about the place, before anybody had read them:",
  "The compositor looked at the clock, and not at his fingers:",
  "A small press printed this, with more zeal than eyesight:",
  "The list of errors came out, and it was full of errors:",
  "{keeper} kept the one copy that should have been burned:",
  "The type case fell down the stairs and was filled again by candle:",
  "An errata slip, of the kind that needs one itself:",
  "The types went back into the wrong boxes:",
  "{keeper} read the proofs without spectacles:",
  "A souvenir sheet, sold at half price for its mistakes:",
];
/** All lines are true of the place. */
const trueBodies = [
  "nothing in it is false, only misprinted; the letters that were meant are the word, from the top.",
  "put each wrong letter right, and read the right ones downward.",
  "every line is true once it is mended, and what mends it spells.",
  "find what was meant, line by line, and keep the letters that were missing.",
  "all of it is so, but for a letter here and there; those that belong there are the word.",
  "in each line a letter or two went wrong; write in what was meant, and read it downward.",
  "correct it, letter by letter, and read your corrections from the top.",
  "what it says is true and how it says it is not; the letters you mend it with are the word.",
];
/** Some are of another place. */
const mixedBodies = [
  "mend what is said of this place, strike what slipped in from another book, and read the letters that were meant.",
  "mend the lines about this place and no others, and read the right letters downward.",
  "not every line is of this place. Strike those, put the others right, and read the right letters from the top.",
  "some of it was set for another book. Leave that as it is, mend the rest, and read the letters that mend it.",
  "correct only what is told of this place, and read your corrections from the top.",
  "a line or two came from another page; pass over those, mend the rest, and spell with what you mend.",
];
const unsaid = [
  "what is amiss in it is the message, where it is ours.",
  "one letter of a word is wrong, here and there; mend it where the line is about this place, and read what mends it.",
  "the wrong letters hide the right ones; put right what is of this place, and leave the rest as it stands.",
  "wherever a line tells of this place, write the letter that was meant, and read those from the top.",
  "mend what is ours and not what is another's; the letters that mend it are the word.",
  "each box wants the letter that should have been printed; lines of another place want none that count.",
];
const chainedBodies = [
  "mend the lines about this place, strike the others, and read what you mended in the order that the first word gives.",
  "put right what is told of this place and nothing else; the first word says in which order the right letters are read.",
  "leave the lines of another place as they are, mend the rest, and take the right letters as the first word ranks them.",
  "write in the letters that were meant, in this place's own lines; the line below says which of those comes first.",
];
const chainedUnsaid = [
  "not all of it is of this place, and none of it lies in order.",
  "mend the lines about this place, pass over the rest, and read what you mended in the order that the first word gives.",
  "for each box one letter of its line is wrong; put it right where the line is of this place, and read the lines as the first word says.",
  "correct what is told of this place and nothing else; the line below says in which order the corrections are read.",
];

/** Lines of another place among the true ones. */
const strangersFor = { EASY: 0, MEDIUM: 2, HARD: 2 };

/** Lines about the place with a wrong letter in a word or two, which makes another word; the letters that were meant are the answer. */
export const errata: Kind = {
  kind: "errata",
  asks: "misprint",
  isFree: (difficulty) => difficulty === "EASY",
  saysHow: true,
  tone: "playful",
  isLiked: true,
  isHungry: true,
  isOpenBook: true,
  isChained: true,
  mayRetell: true,
  make(task) {
    const { difficulty, random } = task;
    const own = layOutSlip(task);
    if (own === null) return null;
    const ordered = orderedBy(task, {
      rows: own.length,
      inWords: inWords(own.length),
      say: (way) => `The lines of this place are read ${way}.`,
    });
    const chained = ordered?.order;
    const laid = withStrangers(task, own, {
      count: strangersFor[difficulty],
      isChained: ordered !== null,
    });
    if (laid === null) return null;
    const { strangers, slips: wrong } = laid;
    const blocks = own.map((line, at): SlipLine[] => {
      const beside = strangers.filter((each) => each.beside === at);
      const { ahead = [], behind = [] } = Object.groupBy(beside, ({ isBehind }) =>
        isBehind ? "behind" : "ahead",
      );
      return [...ahead, line, ...behind];
    });
    const lines = (
      chained ? blocks.map((_, at) => blocks[chained.indexOf(at)] ?? []) : blocks
    ).flat();
    const artefact: ArtefactOf<"errata"> = {
      kind: "errata",
      lines: lines.map(({ truth, misprints }) => ({
        text: printed(truth.text, misprints),
        boxes: misprints.length,
        ...(difficulty === "EASY" && { words: misprints.map(({ at }) => at + 1) }),
      })),
      ...(ordered && { chain: ordered.chain }),
    };
    const numberOf = (line: SlipLine | undefined): string =>
      ordinal(1 + lines.indexOf(line as SlipLine));
    const meantOf = (line: SlipLine | undefined): string => line?.misprints[0]?.meant ?? "";
    const [one, two] = random
      .shuffle(own)
      .toSorted((a, b) => meantOf(b).length - meantOf(a).length);
    const [stranger] = strangers;
    const bodies =
      difficulty === "EASY"
        ? trueBodies
        : chained
          ? difficulty === "HARD"
            ? chainedUnsaid
            : chainedBodies
          : difficulty === "HARD"
            ? unsaid
            : mixedBodies;
    return {
      prompt: voiced(task, openings, bodies, { keeper: task.keeper }),
      artefact,
      hints: [
        `For each box a letter of its line is wrong, so that another word came of it; the letters that were meant, from the top, are the word.${strangers.length > 0 ? " What is told of another place does not count." : ""}${ordered ? ` ${ordered.hint}` : ""}`,
        `The ${numberOf(one)} line should say “${meantOf(one)}.”`,
      ],
      nextStep: stranger
        ? `The ${numberOf(stranger)} line is about another place, ${stranger.of.name}.`
        : `The ${numberOf(two)} line should say “${meantOf(two)}.”`,
      howItWorks: `Every line is true of this place but for a wrong letter, which makes another word; that word is underlined${own.some(({ misprints }) => misprints.length > 1) ? ", and some lines have two of them" : ""}. Find the word that was meant, and write the letter that belongs there beside the line. From the top those letters are the answer.`,
      working: {
        explanation: `${ordered ? `The first word, ${ordered.solved}. ` : ""}Meant was: ${own.map(({ truth, misprints }) => `“${truth.text}” (${mended(misprints)})`).join("; ")}.`,
        ...(strangers.length > 0 && {
          trap: `${strangers.map(({ truth, misprints, of }) => `“${truth.text}” (${mended(misprints)}) is told of ${of.name}`).join("; ")}. Taken for true in the stead of what is, they spell ${wrong.map((each) => each.toUpperCase()).join(" and ")}.`,
        }),
        wrong,
        accepted: [],
        steps: difficulty === "EASY" ? 1 : chained ? 3 : 2,
        lacks:
          strangers.length === 0
            ? ""
            : `which lines are true of the place${chained ? ", and the first word" : ""}`,
      },
      says: own.map(({ truth }) => truth.line),
      disguised: strangers.map(({ truth }) => truth.text),
    };
  },
};

/** "C in “deck”". */
function mended(misprints: readonly Misprint[]): string {
  return misprints
    .map(({ letter, printed: wrong, meant }) => `${letter.toUpperCase()}: ${meant}, not ${wrong}`)
    .join(", ");
}
