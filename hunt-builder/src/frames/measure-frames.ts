/** For {its} ("its dome is about 302 feet high"), lengths and counts alike. */
export const measureFrames: readonly string[] = [
  "{its}",
  "by the numbers, {its}",
  "if numbers help, {its}",
  "on paper, {its}",
  "for your tally: {its}",
  "a number to go by: {its}",
  "the figure on file says that {its}",
  "one figure in the books: {its}",
  "the statistician in our party adds that {its}",
  "hold this number up against your candidates: {its}",
  "somebody has taken the trouble to find out that {its}",
  "a figure worth keeping: {its}",
  "the man with the clipboard says that {its}",
  "as to size and number, {its}",
  "the fact sheet has one number, and it is that {its}",
];

/** For {n} (a number), {sign} ("less"), {turn} ("subtract"), {event} ("the year Texas joined the Union") and {asked}. */
export const yearSumFrames: readonly string[] = [
  "{event}, {sign} {n}, tells you {asked}",
  "take {event}, {turn} {n}, and you know {asked}",
  "{turn} {n} {from} {event}, and the result tells you {asked}",
  "find {event}, then {turn} {n}: that is {asked}",
  "to learn {asked}, {turn} {n} {from} {event}",
  "work out {asked}: {turn} {n} {from} {event}",
  "begin with {event}, {turn} {n}, and there you have {asked}",
];

/** For {what} ("main span"), {more} ("about 210 feet longer") and {theirs} ("the deck of …"). */
export const measureComparisonFrames: readonly string[] = [
  "its {what} is {more} than {theirs}",
  "look up {theirs}, for the {what} you want is {more}",
  "set beside {theirs}, the {what} you want is {more}",
  "you need another figure first: its {what} is {more} than {theirs}",
  "compare it with {theirs}, and the {what} you want is {more}",
];

/** The same for counts: {what} ("bowl"), {more} ("about 2,100 more seats") and {theirs}. */
export const countComparisonFrames: readonly string[] = [
  "its {what} has {more} than {theirs}",
  "look up {theirs}, for the {what} you want has {more}",
  "set beside {theirs}, the {what} you want has {more}",
  "you need another figure first: its {what} has {more} than {theirs}",
  "compare it with {theirs}, and the {what} you want has {more}",
];

/** For {thing} ("the height of its tower") and {n}: lengths told in ten-foot squares. */
export const squaresFrames: readonly string[] = [
  "{thing} comes to about {n} squares of ten feet",
  "about {n} of our ten-foot squares in a row would match {thing}",
  "{thing} would take about {n} of our ten-foot squares, one after another",
  "about {n} ten-foot squares, set edge to edge, equal {thing}",
  "count ten-foot squares, about {n} of them, and you have {thing}",
];
