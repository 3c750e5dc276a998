/** For {person} and {deed} ("designed it"). */
export const personFrames: readonly string[] = [
  "{person} {deed}",
  "one name belongs to it: {person} {deed}",
  "credit where it is due: {person} {deed}",
  "among the people in its story, {person} {deed}",
  "it has a human side, for {person} {deed}",
  "remember the name {person}, for that is who {deed}",
  "ask who {deed}, and the answer is {person}",
  "{person} is the one who {deed}",
  "somewhere in the index stands {person}, who {deed}",
  "you may meet the name {person} there, and no wonder: {person} {deed}",
  "a biography of {person} would mention it, for {person} {deed}",
  "on the list of names that matter stands {person}, who {deed}",
];

/** For {initials} ("R. P.") and {deed}. */
export const initialFrames: readonly string[] = [
  "somebody with the initials {initials} {deed}",
  "the one who {deed} would have signed {initials}",
  "{initials} are the initials of the one who {deed}",
  "a monogram, {initials}, belongs to the one who {deed}",
  "find who {deed}, and check the initials {initials}",
  "whoever {deed} went by the initials {initials}",
  "carve {initials} on a bench for the one who {deed}",
  "a letter signed {initials} could have come from the one who {deed}",
];

/** For {n} (letters, in words), {letter} and {deed}. */
export const surnameFrames: readonly string[] = [
  "the one who {deed} had a last name of {n} letters, the first of them {letter}",
  "{n} letters, beginning with {letter}: that is the last name of the one who {deed}",
  "whoever {deed} has left a last name that starts with {letter} and runs to {n} letters",
  "fill in {n} blanks, the first with {letter}, for the last name of the one who {deed}",
  "count {n} letters in the last name of the one who {deed}; it opens with {letter}",
  "the last name of the one who {deed} opens with {letter} and takes {n} letters to write",
];
