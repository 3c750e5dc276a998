import type { KindTask } from "./kind.ts";
import { takeLike, takeTruths, usableLies } from "./statements.ts";

/** What stands over a page of the log. */
export interface Heading {
  text: string;
  line?: string;
  /** The place that it is true of, where it is not this one. */
  of?: string;
}

/** Places of which the false pages tell at least. */
const fewestStrangers = 4;

/** Sentences for the pages of a log, the true one first; null where there are too few. */
export function headingsOf(task: KindTask, count: number): Heading[] | null {
  if (count === 1) return [{ text: "" }];
  const [truth] = takeTruths(task, 1) ?? [];
  if (truth === undefined) return null;
  const lies = takeLike(usableLies(task), truth, count - 1);
  if (new Set(lies.map(({ of }) => of)).size < fewestStrangers) return null;
  const all: Heading[] = [
    { text: truth.text, line: truth.line },
    ...lies.map((lie) => ({ text: lie.truth.text, of: lie.of.name })),
  ];
  return new Set(all.map(({ text }) => text)).size < count ? null : all;
}
