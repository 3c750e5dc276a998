import type { ArtefactKind, ArtefactOf } from "@ten-paces/contract";

/** What a player has marked on a drawing, as the drawing names it; kept on the device as text. */
export type Marks = Readonly<Record<string, string>>;

/** What every drawing is given. It says nothing of what is right: nothing here knows. */
export interface DrawingProps<K extends ArtefactKind> {
  artefact: ArtefactOf<K>;
  marks: Marks;
  /** The next step; the frame can undo it. */
  onMark: (marks: Marks) => void;
  /** Letters that the marks spell, into the boxes: "" for a box that is open. */
  onSpell: (letters: readonly string[]) => void;
  answerLength: number;
  /** Read only, as in a solved square. */
  isShut: boolean;
  /** The twin for everybody: a list of labelled controls instead of the drawing. */
  inWords: boolean;
  /** Names of fields and groups must differ from those of other puzzles on the page. */
  id: string;
}

/** A mark changed, or rubbed out with "". */
export function marked(marks: Marks, name: string, value: string): Marks {
  const { [name]: _, ...rest } = marks;
  return value === "" ? rest : { ...rest, [name]: value };
}
