/** A town on a drawn map; points run from 0 to 1000 to the right and down. */
export interface MapTown {
  id: string;
  name: string;
  x: number;
  y: number;
  letter?: string;
}

export interface Cell {
  row: number;
  column: number;
}

/**
 * What a player sees of a puzzle: the drawing as data, and no word about how it is solved. The contract says
 * what each field means; a test of the server holds the two to each other.
 */
export type Artefact =
  | { kind: "doors"; rows: { doors: { text: string; letters: string }[] }[]; chain?: string }
  | { kind: "switches"; levers: string[]; tracks: string[]; chain?: string }
  | {
      kind: "lamp_log";
      hinge: string;
      after: number;
      chain?: string;
      entries: { when: string; flashes: string[] }[];
      table: boolean;
      eclipsed: boolean;
    }
  | { kind: "cards"; cards: { text: string; town?: string; nth?: number }[] }
  | { kind: "book_code"; lines: string[]; refs: string[] }
  | { kind: "keyed_cipher"; text: string; legend: string; wheel: boolean }
  | {
      kind: "order";
      hinge: string;
      cards: { text: string; when: string; left: string; right: string }[];
      chain?: string;
    }
  | {
      kind: "errata";
      lines: { text: string; boxes: number; words?: number[] }[];
      chain?: string;
    }
  | { kind: "groups"; tiles: { text: string; letters: string }[]; names?: string[]; chain?: string }
  | {
      kind: "crossed_words";
      grid: string[];
      entries: { row: number; column: number; across: boolean; length: number; clue: string }[];
      loose: string[];
      rings: Cell[];
    }
  | {
      kind: "cryptogram";
      text: string;
      signature: string;
      given: { cipher: string; plain: string }[];
    }
  | { kind: "drop_quote"; rows: string[]; columns: string[]; numbered: Cell[] }
  | {
      kind: "nonogram";
      rows: number[][];
      columns: number[][];
      letters: string[];
      caption?: string;
      isDark?: boolean;
    }
  | {
      kind: "map_path";
      regions: {
        id: string;
        name: string;
        letter: string;
        x: number;
        y: number;
        outline: string;
      }[];
      borders: string[][];
      start?: string;
      end?: string;
      conditions: string[];
    }
  | { kind: "letter_path"; rows: string[]; told: Cell[]; wordLengths: number[] }
  | {
      kind: "bearings";
      towns: MapTown[];
      outlines: string[];
      legs: string[];
      chain?: string;
      start?: string;
      milesWide: number;
    }
  | {
      kind: "lookout";
      towns: MapTown[];
      outlines: string[];
      milesWide: number;
      signals: string[][];
      pages?: { text: string; signals: string[][] }[];
      table: boolean;
      arms: number[][];
    }
  | {
      kind: "meta_frame";
      sign: string;
      rows: { label: string; boxes: number; lit: number; wide?: number }[];
    }
  | {
      kind: "meta_sheet";
      sign: string;
      nth?: number;
      columns?: number[];
      cells: { label: string; letter: string }[];
    }
  | { kind: "meta_plate"; sign: string; text: string; nth?: number; from?: number }
  | { kind: "meta_book"; sign: string; refs: string[]; widths?: number[] }
  | { kind: "meta_scales"; sign: string; rows: { label: string; nth: number; wide?: number }[] };

export type ArtefactKind = Artefact["kind"];

export type ArtefactOf<K extends ArtefactKind> = Extract<Artefact, { kind: K }>;

/** How a puzzle is solved: for whoever has solved the square, and for administrators. */
export interface Working {
  word: 1 | 2 | 3;
  explanation: string;
  /** What misled, and of which place it is true. */
  trap?: string | undefined;
  /** Well-formed wrong answers it leads to who is misled. */
  wrong: string[];
  /** Words that fit as well, and count. */
  accepted: string[];
  steps: number;
  /** What a program lacks that does not know the place; empty where it lacks nothing. */
  lacks: string;
}

/** What a solved digital square tells of its place, as the last square will want it. */
export interface Told {
  year: number | null;
  county: string;
  story: string[];
  /** How its clue worked. */
  works?: string | undefined;
  /** Of a last square: what all of the hunt was about. */
  end?: string | undefined;
}
