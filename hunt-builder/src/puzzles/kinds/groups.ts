import type { Place } from "../../place.ts";
import { orderedBy } from "./first-word.ts";
import { type Kind, type KindTask, piecesOf, voiced } from "./kind.ts";
import { type Lie, strangeLines, takeTruths } from "./statements.ts";
import { isSameSaying, type Truth } from "./truths.ts";

const openings = [
  "Four landmarks were talked about at one table, all at once:",
  "{keeper} overheard four stories and wrote them down as one:",
  "Sixteen scraps of gossip, and each is about one of four landmarks:",
  "The labels of four showcases fell off in the night:",
  "Four guides shouted at the same time, and {keeper} caught this much:",
  "A shuffled deck of sixteen, four suits of four, and the suits are landmarks:",
  "{keeper} dropped four chapters of a guidebook down the stairs:",
  "Sixteen slips of paper blew out of a window, four about each of four landmarks:",
  "{keeper} cut four postcards into four strips each:",
  "Sixteen captions, and the photographs went to four different albums:",
  "A tour bus lost its way between four landmarks, and the guide talked on:",
  "{keeper} kept four guest books and dropped them all at once:",
  "Four tour buses unloaded at the same curb:",
  "A radio hopped between four stations, and each spoke of one landmark:",
  "Sixteen lines were saved from four torn brochures:",
];
const bodies = [
  "pick out the four that are about this place, and read them as they lie.",
  "four of them belong here; take those, from the top, with their letters.",
  "leave the strangers to their own stories, and spell with the four that are true of this place.",
  "this place can claim four, no more and no fewer; in the order in which they lie, they spell.",
  "find the four sayings that are of this place, and read their letters as they lie.",
  "four are true here and twelve are true elsewhere; the four, from the top, are the word.",
  "sort them by whom they fit, keep this place's own four, and spell from the top.",
  "take what this place may say of itself, four times, in the order in which it lies there.",
];
/** Said where the first word says in which order they are read. */
const unsaid = [
  "pick out the four that are about this place; the first word puts them in order.",
  "find the four that are about this place; the line below says in which order their letters are read.",
  "four of them are true here: take their letters, in the order that the first word gives.",
  "leave the strangers out, and read this place's own four as the first word ranks them.",
  "keep the four that fit this place, then put their letters in order by the line below.",
];

/** Longer ones make no tile. */
const longest = 72;
const groupSize = 4;

/** Sixteen sayings of four landmarks, this one among them: its own four spell the word, as those of each other do another. */
export const groups: Kind = {
  kind: "groups",
  asks: "true or not",
  saysHow: true,
  tone: "plain",
  isChained: true,
  isHungry: true,
  isLiked: true,
  mayRetell: true,
  make(task) {
    const { word, random, difficulty, guard } = task;
    const pieces = piecesOf(word, groupSize);
    if (pieces === null) return null;
    const own = takeTruths(task, groupSize, isTile);
    if (own === null) return null;
    if (saidOnce(own, (each) => each).length < groupSize) return null;
    const sisters = sistersOf(task, difficulty !== "HARD");
    const wrong = findOthers(task, pieces, sisters.length);
    if (sisters.length < 3 || wrong === null) return null;
    const ordered = orderedBy(task, {
      rows: groupSize,
      inWords: "four",
      say: (way) => `The four, as they lie, are read ${way}.`,
    });
    const chained = ordered?.order;
    const words = wrong.map((each) => each.join("").toLowerCase());
    const laid = random.shuffle(
      [own, ...sisters.map(({ lies }) => lies.map(({ truth }) => truth))].flatMap((lines, group) =>
        lines.map(({ text }) => ({ text, group })),
      ),
    );
    if (new Set(laid.map(({ text }) => text)).size < laid.length) return null;
    const left = [pieces, ...wrong].map((each) =>
      // The first that lies of a group gives the piece that is read where it stands.
      chained ? each.map((_, at) => each[chained.indexOf(at)] ?? "") : [...each],
    );
    const tiles = laid.map(({ text, group }) => ({ text, letters: left[group]?.shift() ?? "" }));
    const names = sisters.map(({ of }) => of.name);
    const shown = difficulty === "HARD" ? undefined : random.shuffle(names);
    const [first] = own;
    if (words.includes(word) || first === undefined) return null;
    if (shown?.some((name) => guard.findLeak(name) !== null)) return null;
    const told = laid.flatMap(({ text, group }, at) =>
      group === 0 ? [`“${text}” ${tiles[at]?.letters}`] : [],
    );
    return {
      prompt: voiced(task, openings, chained ? unsaid : bodies, { keeper: task.keeper }),
      artefact: {
        kind: "groups",
        tiles,
        ...(shown && { names: shown }),
        ...(ordered && { chain: ordered.chain }),
      },
      hints: [
        `Four landmarks, four sayings of each; one of the landmarks is this place.${ordered ? ` ${ordered.hint}` : ""}`,
        `“${first.text}” is one of the four.`,
      ],
      nextStep: `“${own[1]?.text}” is one of the four, too, and “${laid.find(({ group }) => group > 0)?.text}” is none of them.`,
      howItWorks:
        "Find out what this place is. Four of the sayings are about it, four about each of the other landmarks. The letters of its own four, in the order in which they lie from the top, line by line, are the word.",
      working: {
        explanation: `${ordered ? `The first word, ${ordered.solved}. ` : ""}Said of this place: ${told.join(", ")}.`,
        trap: `The others spell ${names.map((name, i) => `${words[i]?.toUpperCase()} (${name})`).join(", ")}.`,
        wrong: words,
        accepted: [],
        steps: chained ? 3 : difficulty === "EASY" ? 1 : 2,
        lacks: `which sayings are of this place${chained ? ", and the first word" : ""}`,
      },
      says: own.map(({ line }) => line),
    };
  },
};

/** What it has, looks like, when it was made and by whom: with the first two alone hardly a place has four that its square leaves open. */
function isTile({ text }: Truth): boolean {
  return text.length <= longest;
}

interface Sister {
  of: Place;
  lies: readonly Lie[];
}

/** Three others of which four sayings cannot be true of this place. @param named whether their names are shown */
function sistersOf(task: KindTask, named: boolean): Sister[] {
  const byPlace = Map.groupBy(
    strangeLines(task).filter(({ truth }) => isTile(truth)),
    ({ of }) => of,
  );
  return [...byPlace]
    .filter(
      ([of, lies]) => lies.length >= groupSize && !(named && task.guard.findLeak(of.name) !== null),
    )
    .map(([of, lies]) => ({ of, lies: saidOnce(lies, ({ truth }) => truth) }))
    .filter(({ lies }) => lies.length >= groupSize)
    .slice(0, 3)
    .map(({ of, lies }) => ({ of, lies: lies.slice(0, groupSize) }));
}

/** Without those that say again what one before them says: the four of a group are not to be paired by their words. */
function saidOnce<Line>(lines: readonly Line[], truthOf: (line: Line) => Truth): Line[] {
  const kept: Line[] = [];
  for (const line of lines)
    if (!kept.some((other) => isSameSaying(truthOf(other).text, truthOf(line).text)))
      kept.push(line);
  return kept;
}

function findOthers({ word, shelf, random }: KindTask, pieces: readonly string[], count: number) {
  const found: string[][] = [];
  const same = shelf.wordsOf(word.length).filter((each) => each !== word);
  for (let tries = 0; tries < 200 && found.length < count; tries++) {
    const cut = piecesOf(random.pick(same), pieces.length);
    if (cut && ![pieces, ...found].some((other) => other.join() === cut.join())) found.push(cut);
  }
  return found.length === count ? found : null;
}
