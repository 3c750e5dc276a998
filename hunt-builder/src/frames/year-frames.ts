/** For {phrase} ("was dedicated") and {year}. */
export const yearFrames: readonly string[] = [
  "it {phrase} in {year}",
  "in {year} it {phrase}",
  "{year} was the year it {phrase}",
  "the year to remember is {year}, when it {phrase}",
  "look under {year}, when it {phrase}",
  "which of them {phrase} in {year}?",
  "turn the calendar back to {year}, when it {phrase}",
  "the almanac for {year} would note that it {phrase}",
  "a date for your notes is {year}, when it {phrase}",
  "count from {year}, when it {phrase}",
  "the year on the page is {year}, when it {phrase}",
  "somebody still has the program from {year}, when it {phrase}",
  "one line of its calendar reads {year}, when it {phrase}",
  "start the clock in {year}, when it {phrase}",
];

/** For {phrase} and {span} ("in the 1880s"). */
export const spanFrames: readonly string[] = [
  "it {phrase} {span}",
  "{span} it {phrase}",
  "it was {span} that it {phrase}",
  "look {span} for the year it {phrase}",
  "sometime {span} it {phrase}",
  "the year in which it {phrase} falls {span}",
  "newspapers {span} could have told you that it {phrase}",
  "an old-timer remembers only that it {phrase} {span}",
  "not to be too exact, it {phrase} {span}",
];

/** For {phrase}, {n} ("twelve years") and {when} ("after Texas joined the Union"). */
export const statehoodFrames: readonly string[] = [
  "it {phrase} {n} {when}",
  "{n} {when}, this place {phrase}",
  "count {n} {when}, and you have the year in which it {phrase}",
  "the year in which it {phrase} came {n} {when}",
  "reckon from statehood, and it {phrase} {n} {when}",
  "by the state's own clock it {phrase} {n} {when}",
];

/** For {phrase} and {sum}: digits of the year added up. */
export const digitSumFrames: readonly string[] = [
  "the digits of the year in which it {phrase} add up to {sum}",
  "add up the digits of the year in which it {phrase}, and you get {sum}",
  "take the year in which it {phrase}, add its digits, and find {sum}",
  "{sum} is the sum of the digits of the year in which it {phrase}",
  "whoever adds the digits of the year in which it {phrase} arrives at {sum}",
  "to check the year in which it {phrase}, add its digits and look for {sum}",
];

/** For {phrase}, {n} ("31 years"), {order} ("after") and {event} ("the first walk on the Moon"). */
export const eventFrames: readonly string[] = [
  "it {phrase} {n} {order} {event}",
  "{n} {order} {event}, this place {phrase}",
  "find the year of {event}, and it {phrase} {n} {order} that",
  "start from {event}: it {phrase} {n} {order} that year",
  "look up {event}, count {n}, and you have the year in which it {phrase}",
  "the year in which it {phrase} came {n} {order} {event}",
  "between {event} and the year in which it {phrase} lie {n}",
];

/** For {first}, {second} (phrases of two dates) and {n} ("twelve years"). */
export const pairFrames: readonly string[] = [
  "{n} after it {first}, it {second}",
  "two of its dates lie {n} apart: it {first}, and then it {second}",
  "between the year in which it {first} and the year in which it {second} lie {n}",
  "it {first}, and {n} later it {second}",
  "it {second} exactly {n} after it {first}",
];

/** For {phrase}, {n} ("twelve years"), {order} ("before"), {other} (a name) and {otherPhrase}. */
export const comparisonFrames: readonly string[] = [
  "it {phrase} {n} {order} {other} {otherPhrase}",
  "{n} {order} {other} {otherPhrase}, yours {phrase}",
  "you need another date first: {other} {otherPhrase}, and yours {phrase} {n} {order} that",
  "look up when {other} {otherPhrase}, for yours {phrase} {n} {order} that year",
  "take the year in which {other} {otherPhrase}, and yours {phrase} {n} {order} it",
  "set two dates side by side: yours {phrase} {n} {order} {other} {otherPhrase}",
];
