/** For {person}, one or several, and {deed} ("designed it"). */
export const personFrames: readonly string[] = [
  "{person} {deed}",
  "it was {person} who {deed}",
  "ask who {deed}, and the answer is {person}",
  "look up {person}, who {deed}",
  "read up on {person}, who {deed}",
  "you may read there of {person}, who {deed}",
  "its story cannot leave out {person}, who {deed}",
  "one chapter of its story belongs to {person}, who {deed}",
  "follow the trail of {person}, who {deed}",
  "remember {person}, who {deed}",
  "the index will send you to {person}, who {deed}",
  "if you know who {deed}, you know {person}",
];

/** For {initials} ("R. P.") and {deed}. */
export const initialFrames: readonly string[] = [
  "somebody with the initials {initials} {deed}",
  "the one who {deed} would have signed {initials}",
  "{initials} are the initials of the one who {deed}",
  "a trunk lettered {initials} could belong to the one who {deed}",
  "find who {deed}, and check the initials {initials}",
  "whoever {deed} went by the initials {initials}",
  "the one who {deed} would have initialed it {initials}",
  "a letter signed {initials} could have come from the one who {deed}",
  "a handkerchief marked {initials} would suit the one who {deed}",
];

/** For {n} (letters, in words), {letter} and {deed}. */
export const surnameFrames: readonly string[] = [
  "the one who {deed} had a last name of {n} letters, the first of them {letter}",
  "find the one who {deed}: the last name has {n} letters and begins with {letter}",
  "whoever {deed} had a last name that starts with {letter} and runs to {n} letters",
  "leave {n} blanks, the first of them {letter}, for the last name of the one who {deed}",
  "the last name of the one who {deed} has {n} letters and opens with {letter}",
  "look up who {deed}, and count {n} letters in the last name, from {letter} on",
];
