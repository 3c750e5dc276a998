import { inWords } from "../../wording/numbers.ts";
import type { KindTask } from "./kind.ts";
import { isDeed } from "./order.ts";

export interface MeasuredLeg {
  /** Which leg, from 0; never the first, by which one sees whether the walk began right. */
  at: number;
  /** Beside the legs: whose figure its miles are. */
  chain: string;
  /** For whoever has solved it. */
  solved: string;
  /** The library's own words in it. */
  says: string;
}

/** Further than this nobody counts on or back from a figure. */
const mostOff = 20;

/** A leg whose miles are not in the book but a figure of the place, with what there is to add or take; null where it has none. */
export function measuredLeg(
  task: KindTask,
  legs: readonly { miles: number }[],
): MeasuredLeg | null {
  const ways = figuresOf(task).flatMap(({ figure, what, says }) =>
    [...legs.keys()].slice(1).map((at) => {
      const miles = legs[at]?.miles ?? 0;
      return { at, miles, off: miles - figure, figure, what, says };
    }),
  );
  const [best] = task.random
    .shuffle(ways)
    .filter(({ off }) => Math.abs(off) <= mostOff)
    .sort((a, b) => Math.abs(a.off) - Math.abs(b.off));
  if (best === undefined) return null;
  const { off, what, at, miles, figure, says } = best;
  const change = off === 0 ? "" : `, ${off > 0 ? "and" : "less"} ${inWords(Math.abs(off))}`;
  return {
    at,
    chain: `The miles that are blotted: ${what}${change}.`,
    solved: `The blotted miles are ${miles}: ${figure}${off === 0 ? "" : off > 0 ? ` and ${off}` : ` less ${-off}`}.`,
    says,
  };
}

/** Whether the place has a figure that a leg could be told by. */
export function hasFigure(task: KindTask): boolean {
  return figuresOf(task).length > 0;
}

function figuresOf({ place, guard, isSaid }: KindTask) {
  const years = place.years.map(([year, phrase]) => ({
    figure: year % 100,
    what: `the last two digits of the year in which this place ${phrase}`,
    says: phrase,
    isFit: isDeed.test(phrase) && !isSaid(String(year)),
  }));
  return years.filter(
    ({ what, says, isFit }) => isFit && !isSaid(says) && guard.findLeak(what) === null,
  );
}
