import type { Kind } from "../puzzles/kinds/kind.ts";

/** A draw that is refused takes the next fork. */
export const draws = [1, 2, 3];

/**
 * With which care kinds are tried: strictly, so that nothing else on the page answers for a line that is asked about;
 * fairly, where no line is said twice; leniently, where a plainer puzzle is better than none.
 */
export type Care = "strict" | "fair" | "retold" | "lenient";

/** What is said of kinds for the order in which they are tried. */
interface Order {
  /** Those that may hide a line whose matter the clue has told. */
  mayRetell(kind: Kind): boolean;
  /** Those of which a hunt should not have one more: a plainer puzzle of another is better. */
  isTooMany(kind: Kind): boolean;
  /** Those of which the hunt has had enough, but not too many. */
  spare: readonly Kind[];
  /** Those that come before the rest. */
  mustBe(kind: Kind): boolean;
  /** Those of which a plainer puzzle comes before what the hunt has had too often. */
  isPlain(kind: Kind): boolean;
  /** Those that the hunt has had too often. */
  others: readonly Kind[];
}

/** A kind that is drawn once for each of these draws, until one serves or the kind is found not to lend itself. */
export interface Pass {
  kind: Kind;
  care: Care;
  draws: readonly number[];
}

/** In which order kinds are tried, and with what care. */
export function passes(
  usual: readonly Kind[],
  { mustBe, isPlain, mayRetell, isTooMany, spare, others }: Order,
): Pass[] {
  const must = [...usual, ...spare, ...others].filter(mustBe);
  const might = usual.filter((kind) => !mustBe(kind));
  const pass = (some: readonly Kind[], care: Care): Pass[] =>
    some.map((kind) => ({ kind, care, draws }));
  const withCare = (some: readonly Kind[]) => [...pass(some, "strict"), ...pass(some, "fair")];
  const retold = (some: readonly Kind[]) => pass(some.filter(mayRetell), "retold");
  const more = others.filter((kind) => !isTooMany(kind));
  const tooMany = others.filter(isTooMany);
  return [
    ...withCare(must),
    ...pass(must.filter(isPlain), "lenient"),
    ...withCare(might),
    ...retold(might),
    ...withCare(spare),
    ...retold(spare),
    ...pass([...might, ...spare].filter(isPlain), "lenient"),
    ...withCare(more),
    ...pass([...usual, ...spare, ...more], "lenient"),
    ...withCare(tooMany),
    ...pass(tooMany, "lenient"),
  ];
}
