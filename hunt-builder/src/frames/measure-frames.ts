/** For {its} ("its dome is about 302 feet high"). */
export const measureFrames: readonly string[] = [
  "{its}",
  "by the tape, {its}",
  "for those who measure things: {its}",
  "the figure to check is this one: {its}",
  "somebody has measured, and {its}",
  "a number to go by: {its}",
  "on paper, {its}",
  "if you care for figures, {its}",
  "put down this figure: {its}",
  "whoever counts and measures will find that {its}",
  "bring a tape if you doubt that {its}",
  "one figure in the books: {its}",
  "the engineers' line reads that {its}",
];

/** For {what} ("its dome"), {asked} ("how many feet high"), {a}, {b}, {c}: a × b + c. */
export const sumFrames: readonly string[] = [
  "{a} times {b}, with {c} added, tells {asked}",
  "multiply {a} by {b} and add {c} to learn {asked}",
  "to know {asked}, take {a} times {b} and then {c} more",
  "{asked} comes out when you work {a} times {b}, plus {c}",
  "the books say {asked}; we say only that it is {a} times {b}, and {c} over",
  "start with {b}, multiply by {a}, add {c}, and you know {asked}",
  "the number {c} added to {a} times {b} tells {asked}",
];

/** For {asked} and {n}: the number's double. */
export const doubleFrames: readonly string[] = [
  "the number that tells {asked} comes to half of {n}",
  "double the figure for {asked} and you have {n}",
  "halve {n}, and the result tells {asked}",
  "{n} is exactly double the number that tells {asked}",
  "two times the figure for {asked} makes {n}",
  "ask {asked}, and the answer is half of {n}",
];

/** For {its}: lengths told in ten-foot squares. */
export const squaresFrames: readonly string[] = [
  "{thing} comes to about {n} squares of ten feet",
  "lay about {n} of our ten-foot squares in a row to match {thing}",
  "{thing} would take about {n} of our ten-foot squares, one after another",
  "about {n} ten-foot squares, set edge to edge, equal {thing}",
  "pace it out in ten-foot squares, about {n} of them, and you have {thing}",
  "stack or lay about {n} squares of ten feet each, and you have {thing}",
];
