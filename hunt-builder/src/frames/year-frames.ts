/** For {phrase} ("was dedicated") and {year}. */
export const yearFrames: readonly string[] = [
  "it {phrase} in {year}",
  "in {year} it {phrase}",
  "mark {year} in the margin: that is when it {phrase}",
  "look under {year}, when it {phrase}",
  "the date to remember is {year}, when it {phrase}",
  "the record says that it {phrase} in {year}",
  "start from {year}, the year in which it {phrase}",
  "one date will do: it {phrase} in {year}",
  "its page of the chronicle is {year}, for then it {phrase}",
  "a date for your notes: in {year} it {phrase}",
  "put {year} beside its name, since it {phrase} then",
  "the calendar on the wall read {year} when it {phrase}",
  "ask for the year {year}, in which it {phrase}",
];

/** For {phrase} and {span} ("in the 1880s", "in the last quarter of the nineteenth century"). */
export const spanFrames: readonly string[] = [
  "it {phrase} {span}",
  "{span} it {phrase}",
  "not to be too exact, it {phrase} {span}",
  "as to when it {phrase}, {span} is near enough",
  "somebody remembers that it {phrase} {span}",
  "its story has a chapter {span}, when it {phrase}",
  "roughly dated: it {phrase} {span}",
  "the newspapers could have noted {span} that it {phrase}",
];

/** For {phrase}, {n} ("twelve years") and {when} ("after Texas joined the Union"). */
export const statehoodFrames: readonly string[] = [
  "it {phrase} {n} {when}",
  "{n} {when}, it {phrase}",
  "count {n} {when} and you have the year in which it {phrase}",
  "do the sum: it {phrase} {n} {when}",
  "the year in which it {phrase} came {n} {when}",
  "reckon from statehood: it {phrase} {n} {when}",
];

/** For {phrase} and {sum}: digits of the year added up. */
export const digitSumFrames: readonly string[] = [
  "the year in which it {phrase} has digits that come to {sum}",
  "add up the digits of the year in which it {phrase} and you get {sum}",
  "write down the year in which it {phrase}, add its digits, and find {sum}",
  "{sum} is the sum of the digits of the year in which it {phrase}",
  "whoever adds the digits of the year in which it {phrase} arrives at {sum}",
  "in the year in which it {phrase}, the digits together make {sum}",
];

/** For {phrase}, {short} (number of years) and {mark} ("2000"). */
export const shortOfFrames: readonly string[] = [
  "the year in which it {phrase} falls {short} years short of {mark}",
  "add {short} to the year in which it {phrase} and you reach {mark}",
  "take {short} from {mark} and you have the year in which it {phrase}",
  "between the year in which it {phrase} and the year {mark} lie exactly {short} years",
  "{mark} came {short} years after it {phrase}",
  "subtract the year in which it {phrase} from {mark}, and {short} is left",
];

/** For {first}, {second} (phrases of two dates) and {n} ("twelve years"). */
export const pairFrames: readonly string[] = [
  "{n} after it {first}, it {second}",
  "two of its dates lie {n} apart: first it {first}, then it {second}",
  "between the year in which it {first} and the year in which it {second} lie {n}",
  "it {first}, and {n} later it {second}",
  "leave {n} between two lines of your notes: it {first}, it {second}",
  "it {second} no sooner than {n} after it {first}",
];

/** For {phrase}, {n} ("twelve years"), {order} ("before"), {other} (a name) and {otherPhrase}. */
export const comparisonFrames: readonly string[] = [
  "it {phrase} {n} {order} {other} {otherPhrase}",
  "for comparison take {other}: yours {phrase} {n} {order} that one {otherPhrase}",
  "you need another date first: {other} {otherPhrase}, and yours {phrase} {n} {order} that",
  "a date by way of another: {other} {otherPhrase}, and {n} {order} that, yours {phrase}",
  "look up when {other} {otherPhrase}, for yours {phrase} {n} {order} that year",
  "{n} {order} {other} {otherPhrase}, yours {phrase}",
];
