import * as z from "zod/mini";
import { errata } from "./errata-artefact.ts";
import { metaBook, metaFrame, metaPlate, metaScales, metaSheet } from "./last-square-artefacts.ts";

/**
 * What a player sees of a puzzle: the drawing as data, and no word about how it is solved. The browser draws
 * each kind; its solution and its key never stand here.
 */
const short = z.string().check(z.maxLength(60));
const line = z.string().check(z.maxLength(300));
const letters = z.string().check(z.regex(/^[A-Z]{0,24}$/));
const cell = z.object({ row: z.number(), column: z.number() });
/** A point on a drawn map, 0 to 1000 to the right and down. */
const spot = { x: z.number(), y: z.number() };
const town = z.object({ id: short, name: short, ...spot, letter: z.optional(letters) });
/** Outlines in the map's own points, "x,y x,y …". */
const outline = z.string().check(z.maxLength(6000));

const doors = z.object({
  kind: z.literal("doors"),
  /** One door of each row is the right one; its letters count. */
  rows: z
    .array(
      z.object({
        doors: z.array(z.object({ text: line, letters })).check(z.minLength(2), z.maxLength(4)),
      }),
    )
    .check(z.minLength(2), z.maxLength(10)),
  /** In what order the rows are read, where it is not from the top. */
  chain: z.optional(line),
});

const switches = z.object({
  kind: z.literal("switches"),
  /** A sentence on each, from the top; each halves the tracks that are left. */
  levers: z.array(line).check(z.minLength(2), z.maxLength(4)),
  /** The words at which the tracks end, from the left: two to the power of the levers. */
  tracks: z.array(letters).check(z.maxLength(16)),
  /** Which levers are wired crosswise; none where it is not said. */
  chain: z.optional(line),
});

const lampLog = z.object({
  kind: z.literal("lamp_log"),
  /** What this place did in the year that is meant: "opened". */
  hinge: line,
  /** So many years later it is. */
  after: z.number(),
  /** Or so many as this says: "the third letter of … counts". */
  chain: z.optional(line),
  /** A line for each year: for each letter its flashes, "." short and "-" long. */
  entries: z
    .array(
      z.object({
        when: short,
        flashes: z.array(z.string().check(z.regex(/^[.-]{1,4}$/))).check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(14)),
  /** Whether the table of the code lies at hand. */
  table: z.boolean(),
  /** Whether the lamp speaks by going out. */
  eclipsed: z.boolean(),
});

const cards = z.object({
  kind: z.literal("cards"),
  cards: z
    .array(z.object({ text: line, town: z.optional(short), nth: z.optional(z.number()) }))
    .check(z.maxLength(10)),
});

const bookCode = z.object({
  kind: z.literal("book_code"),
  lines: z.array(line).check(z.maxLength(10)),
  /** "1·3", or "1·3·2". */
  refs: z.array(short).check(z.maxLength(10)),
});

const keyedCipher = z.object({
  kind: z.literal("keyed_cipher"),
  text: letters,
  /** What stands under the letters on the plate. */
  legend: line,
  /** Whether a wheel of letters lies at hand. */
  wheel: z.boolean(),
});

const order = z.object({
  kind: z.literal("order"),
  /** What this place did in the year that the cards are held against: "was finished". */
  hinge: line,
  /** Each card bears a letter on its left and one on its right edge. */
  cards: z
    .array(z.object({ text: line, when: line, left: letters, right: letters }))
    .check(z.maxLength(10)),
  /** Which cards have their sides changed; none where it is not said. */
  chain: z.optional(line),
});

const groups = z.object({
  kind: z.literal("groups"),
  tiles: z.array(z.object({ text: line, letters })).check(z.maxLength(16)),
  /** Of whom the tiles tell, besides the place itself. */
  names: z.optional(z.array(line).check(z.maxLength(3))),
  /** In what order the four are read, where the prompt does not say it. */
  chain: z.optional(line),
});

const crossedWords = z.object({
  kind: z.literal("crossed_words"),
  /** "." no cell, "_" a cell, a letter where it is told. */
  grid: z.array(short).check(z.maxLength(12)),
  /** A clue is "" where it is not told which one it is. */
  entries: z
    .array(z.object({ ...cell.shape, across: z.boolean(), length: z.number(), clue: line }))
    .check(z.maxLength(12)),
  /** Clues of which it is not told where they belong. */
  loose: z.array(line).check(z.maxLength(12)),
  /** Cells of the answer, in its order. */
  rings: z.array(cell).check(z.maxLength(10)),
});

const cryptogram = z.object({
  kind: z.literal("cryptogram"),
  text: line,
  signature: line,
  /** Letters that are told from the start. */
  given: z.array(z.object({ cipher: letters, plain: letters })).check(z.maxLength(26)),
});

const dropQuote = z.object({
  kind: z.literal("drop_quote"),
  /** "_" a cell, "#" a gap, a letter where it is told. */
  rows: z.array(short).check(z.maxLength(12)),
  /** The letters that fell out of each column, sorted. */
  columns: z.array(letters).check(z.maxLength(16)),
  /** Cells of the answer, in its order. */
  numbered: z.array(cell).check(z.maxLength(10)),
});

const nonogram = z.object({
  kind: z.literal("nonogram"),
  /** Runs of dark cells; [] for none, [-1] where a row does not tell. */
  rows: z.array(z.array(z.number())).check(z.maxLength(12)),
  columns: z.array(z.array(z.number())).check(z.maxLength(12)),
  /** A letter or a space in each cell, by row. */
  letters: z.array(short).check(z.maxLength(12)),
  /** A sentence in which the picture stands for a word, "____" where it goes. */
  caption: z.optional(line),
  /** Whether the page says that the dark letters are the word, so that nobody asks which ones count. */
  isDark: z.optional(z.boolean()),
});

const mapPath = z.object({
  kind: z.literal("map_path"),
  regions: z
    .array(z.object({ id: short, name: short, letter: letters, ...spot, outline }))
    .check(z.maxLength(100)),
  /** Pairs of ids that share a border. */
  borders: z.array(z.array(short)).check(z.maxLength(400)),
  start: z.optional(short),
  end: z.optional(short),
  conditions: z.array(line).check(z.maxLength(8)),
});

const letterPath = z.object({
  kind: z.literal("letter_path"),
  /** A letter in each cell, "." where nobody can step. */
  rows: z.array(short).check(z.maxLength(8)),
  /** The first cells of the walk, in its order, where they are told. */
  told: z.array(cell).check(z.maxLength(36)),
  /** Letters of each word of the sentence, where they are told. */
  wordLengths: z.array(z.number()).check(z.maxLength(12)),
});

const bearings = z.object({
  kind: z.literal("bearings"),
  /** Flags, a letter on each. */
  towns: z.array(town).check(z.maxLength(80)),
  outlines: z.array(outline).check(z.maxLength(40)),
  /** "S 55° W 11 mi", "due N 8 mi"; "? mi" where the miles cannot be read any more. */
  legs: z.array(short).check(z.maxLength(10)),
  /** Whose figure those miles are. */
  chain: z.optional(line),
  start: z.optional(short),
  /** Miles of a thousand points of the map. */
  milesWide: z.number(),
});

const lookout = z.object({
  kind: z.literal("lookout"),
  towns: z.array(town).check(z.maxLength(40)),
  outlines: z.array(outline).check(z.maxLength(40)),
  /** Miles of a thousand points of the map. */
  milesWide: z.number(),
  /** The two towns that are pointed at, for each letter; none where they stand on pages. */
  signals: z.array(z.array(short)).check(z.maxLength(10)),
  /** Pages of a log, a sentence above the signals of each; the place says which is meant. */
  pages: z.optional(
    z
      .array(z.object({ text: line, signals: z.array(z.array(short)).check(z.maxLength(10)) }))
      .check(z.maxLength(10)),
  ),
  /** Whether the table of flags lies at hand. */
  table: z.boolean(),
  /** Arms that are told, as a reader sees them, by eighths of a turn from straight up; none where they are not. */
  arms: z.array(z.array(z.number())).check(z.maxLength(10)),
});

export const artefact = z.discriminatedUnion("kind", [
  doors,
  switches,
  lampLog,
  cards,
  bookCode,
  keyedCipher,
  order,
  groups,
  errata,
  crossedWords,
  cryptogram,
  dropQuote,
  nonogram,
  mapPath,
  letterPath,
  bearings,
  lookout,
  metaFrame,
  metaSheet,
  metaPlate,
  metaBook,
  metaScales,
]);
export type Artefact = z.output<typeof artefact>;
export type ArtefactKind = Artefact["kind"];
/** The artefact of one kind. */
export type ArtefactOf<K extends ArtefactKind> = Extract<Artefact, { kind: K }>;

/** What only whoever has solved the square learns of a puzzle; an administrator sees it at once. */
export const working = z.object({
  word: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** How it is solved, in two lines. */
  explanation: z.string().check(z.maxLength(900)),
  /** What misled, and of which place it is true; absent where nothing did. */
  trap: z.optional(z.string().check(z.maxLength(600))),
  /** Well-formed wrong answers it leads to who is misled. */
  wrong: z.array(short).check(z.maxLength(8)),
  /** Words that fit as well, and count. */
  accepted: z.array(short).check(z.maxLength(8)),
  steps: z.number().check(z.int(), z.gte(1), z.lte(4)),
  /** What a program lacks that does not know the place; empty where it lacks nothing. */
  lacks: short,
});
export type Working = z.output<typeof working>;
