import type { Place } from "../../place.ts";
import { type Picture, pictures } from "../pictures.ts";
import { mirrored } from "../word-pictures.ts";
import { type Kind, type KindTask, voiced } from "./kind.ts";
import { drawingOf, pictureSentence } from "./picture-sentences.ts";

const openings = [
  "A lamp room, and its shutters are numbered:",
  "{keeper} blackened some panes of a window and kept the count:",
  "The night watch left a tally of dark panes:",
  "Count the dark along each row and each column:",
  "{keeper} shut the lamps that were not wanted:",
  "A sampler, counted thread by thread:",
  "A stencil came without its picture:",
  "{keeper} counts tiles on a floor, in every row and column:",
  "A quilt lost its pattern and kept its numbers:",
  "Rows of lamps, and a note on how many were out:",
  "A mosaic came in a box, with instructions of nothing but counts:",
  "A weaver left the counts and took the cloth:",
  "Windows of a dark house, tallied from across the street:",
  "A stamp sheet, some of it licked and gone:",
];
const told = [
  "darken the panes by the counts until you see what it is, and read what stands on the dark ones.",
  "fill in the dark by its numbers; it shows what this place is, and the word stands on it.",
  "darken what the numbers ask for, and read it; light panes keep their letters to themselves.",
];
const untold = [
  "it says one thing by its dark panes and another by its light ones: look at what it shows, and where you are.",
  "darken it by the counts. If what it shows is this place, read the dark panes; if it is something else, the light ones.",
  "fill it in by its numbers: a picture that fits this place speaks by its dark panes, one that does not by its light ones.",
  "draw it by the counts, and compare it with where you are: true to this place, the dark letters; untrue, the light.",
];

const rebusTold = [
  "darken it by the counts; the picture is the word that the sentence lacks, and the dark panes spell yours.",
  "draw what comes out; it finishes something true of this place, and its dark panes bear the word.",
  "fill in the picture, say the missing word, and read the dark letters; the sentence says whether you drew it well.",
  "draw it, put its name in the gap, and read off the letters that lie in its dark.",
];
const rebusUntold = [
  "the sentence wants what comes out, and the sentence knows which letters are meant: it is this place's, or a stranger's.",
  "a sentence lost a word in there. Dark for the truth about this place, light for what strayed in from elsewhere.",
  "draw it and put its name in the gap. Is the sentence about this place, the dark panes count; is it about another, the light ones.",
  "fill the gap with what the numbers draw; a sentence of this place is spelled in the dark, another's in the light.",
];

/** What a picture shows, and what makes it true of the place. */
interface Shown {
  noun: string;
  grid: readonly string[];
  unneeded: readonly (readonly [number, number])[];
  isTrue: boolean;
  caption?: string;
  says: readonly string[];
  /** Completes "The numbers draw …". */
  meant: string;
}

/**
 * A picture by its numbers, with a word on its dark cells and another on its light ones. It is a word of a true line
 * or what the place is, and its dark cells count; in hard hunts it may be of another place, and then the light ones do.
 */
export const nonogram: Kind = {
  kind: "nonogram",
  asks: "picture",
  isFree: (difficulty) => difficulty !== "HARD",
  isOfTruth: (difficulty) => difficulty === "HARD",
  saysHow: true,
  tone: "playful",
  make(task) {
    const { word, random, difficulty, shelf } = task;
    const hard = difficulty === "HARD";
    const shown = sentenceShown(task) ?? kindShown(task);
    const other = shown === null ? null : otherWord(task);
    if (shown === null || other === null) return null;
    const { noun, isTrue, caption } = shown;
    const grid = random.below(2) === 0 ? shown.grid : mirrored(shown.grid);
    const letters = lay(task, grid, isTrue ? [word, other] : [other, word]);
    if (letters === null) return null;
    const rubbed: readonly number[] =
      difficulty === "HARD" && shown.unneeded.length > 0 ? random.pick(shown.unneeded) : [];
    const rows = grid.map((line, i) => (rubbed.includes(i) ? [-1] : runs(line)));
    const columns = grid.map((_, column) => runs(grid.map((line) => line[column]).join("")));
    const [step, step2] = grid
      .map((line, row) => ({ row, longest: Math.max(...runs(line), 0), line }))
      // A row that is dark from end to end says itself where its cells stand.
      .filter(({ row, longest, line }) => !rubbed.includes(row) && longest < line.length)
      .sort((a, b) => b.longest - a.longest);
    const columnOf = (each: typeof step): number =>
      each ? each.line.indexOf("#".repeat(each.longest)) + 1 : 1;
    task.onVoice?.(drawingOf(noun));
    return {
      prompt: voiced(
        task,
        openings,
        caption === undefined ? (hard ? untold : told) : hard ? rebusUntold : rebusTold,
        { keeper: task.keeper },
      ),
      artefact: {
        kind: "nonogram",
        rows,
        columns,
        letters,
        ...(caption && { caption }),
        ...(!hard && { isDark: true }),
      },
      hints: [
        `The numbers are runs of dark cells, in order, with a light one at least between two of them. They make a picture; ${caption ? "it is the word that the sentence lacks" : "it shows what a place is"}.${hard ? ` Then ask whether ${caption ? "the sentence" : "it"} is of this place: if so the dark letters count, or else the light ones.` : ""}`,
        `In row ${(step?.row ?? 0) + 1} the longest run of dark cells begins in column ${columnOf(step)}.`,
      ],
      ...(step2 && {
        nextStep: `In row ${step2.row + 1} the longest run of dark cells begins in column ${columnOf(step2)}.`,
      }),
      howItWorks: `Each number is a run of dark cells in its row or column, in this order, with at least one light cell between runs. ${
        caption
          ? "The picture is the word that the sentence lacks; the whole sentence is true of this place."
          : "The picture is a sign of what this place is."
      } Read the letters on its dark cells, row by row from the top; the light ones only hide them.`,
      working: {
        explanation: `The numbers draw ${noun}, ${shown.meant}: the ${isTrue ? "dark" : "light"} cells say ${word.toUpperCase()}.`,
        ...(hard && {
          trap: `Whoever believed the ${isTrue ? "light" : "dark"} cells read ${other.toUpperCase()}.`,
        }),
        wrong: [other].filter((each) => shelf.isAnswer(each)),
        accepted: [],
        steps: hard ? 2 : 1,
        lacks: !hard
          ? ""
          : caption
            ? "whether the sentence is of this place"
            : "whether the picture is of this place",
      },
      says: shown.says,
    };
  },
};

/** A picture that finishes a sentence about the place, or about another. */
function sentenceShown(task: KindTask): Shown | null {
  const found = pictureSentence(task, task.difficulty !== "HARD");
  if (found === null) return null;
  const { picture, caption, line, of } = found;
  return {
    ...picture,
    caption,
    isTrue: of === null,
    says: of === null ? [line] : [],
    meant:
      of === null
        ? `and the sentence is true of this place (“${line}”)`
        : `and the sentence is told of ${of.name} (“${line}”), not of this place`,
  };
}

/** A picture of what the place is, or of what it certainly is not. */
function kindShown({ place, random, difficulty, word, isHeard }: KindTask): Shown | null {
  const own = pictures.find(({ kinds }) => kinds.includes(place.kind));
  if (own === undefined) return null;
  const others = pictures.filter((each) => each !== own && isForeign(each, own, place));
  const isTrue = difficulty !== "HARD" || others.length === 0 || random.below(2) === 0;
  const shown = isTrue ? own : random.pick(others);
  if (isHeard?.(drawingOf(shown.noun))) return null;
  const small = difficulty === "EASY" && word.length <= 7;
  return {
    noun: shown.noun,
    grid: small ? shown.small : shown.large,
    unneeded: small ? [] : shown.unneeded,
    isTrue,
    says: [],
    meant: `a sign of what this place is${isTrue ? "" : " not"}`,
  };
}

/** Whether nobody could take a picture for one of this place, nor say that the place has such a thing. */
function isForeign(each: Picture, own: Picture, place: Place): boolean {
  if (each.akin.includes(place.kind)) return false;
  if (own.kinds.some((kind) => each.akin.includes(kind))) return false;
  if (own.akin.some((kind) => each.kinds.includes(kind))) return false;
  const said = [place.name, ...place.aliases, ...place.facts, ...place.veiled];
  return !said.some((text) => each.words.test(text));
}

/** A word for the wrong reading: as long, and not to be mistaken for the answer by a slip. */
function otherWord({ word, shelf, random, guard, isSaid }: KindTask): string | null {
  const same = shelf.wordsOf(word.length);
  for (let tries = 0; tries < 30; tries++) {
    const other = random.pick(same);
    const apart = [...other].filter((letter, i) => letter !== word[i]).length;
    if (apart >= Math.min(3, word.length) && guard.findLeak(other) === null && !isSaid(other))
      return other;
  }
  return null;
}

/** Letters over the grid: the first word on dark cells, the second on light ones, each from the top. */
function lay(
  { random }: KindTask,
  grid: readonly string[],
  [onDark, onLight]: readonly [string, string],
): string[] | null {
  const width = grid.length;
  const cells = [...grid.join("")];
  const made = cells.map(() => " ");
  for (const [sign, word] of [
    ["#", onDark],
    [".", onLight],
  ] as const) {
    const places = cells.flatMap((cell, at) => (cell === sign ? [at] : []));
    if (places.length < word.length) return null;
    const taken = random
      .shuffle(places)
      .slice(0, word.length)
      .sort((a, b) => a - b);
    for (const [i, at] of taken.entries()) made[at] = (word[i] ?? "").toUpperCase();
  }
  return grid.map((_, row) => made.slice(row * width, (row + 1) * width).join(""));
}

function runs(line: string): number[] {
  return line
    .split(/\.+/)
    .filter(Boolean)
    .map((run) => run.length);
}
