/** For {kind} ("a lighthouse"), {when} (" of the 1880s", or nothing) and {where} ("in the south of Marin County"). */
export const firstHints: readonly string[] = [
  "{kind}{when} {where}",
  "{where}, {kind}{when}",
  "{kind}{when}, {where}",
  "{where}: {kind}{when}",
  "look {where} for {kind}{when}",
  "look for {kind}{when} {where}",
  "think of {kind}{when} {where}",
  "have a look {where} for {kind}{when}",
];

/** Where the clue has said what it is, or that may not be said: {where} alone, and {kind0}. */
export const knownFirstHints: readonly string[] = [
  "{where}",
  "look {where}",
  "you will find it {where}",
  "search {where}",
  "the place is {where}",
  "it lies {where}",
];

/** Where the clue leads from {other}, another place. */
export const startHints: readonly string[] = [
  "begin at {other}",
  "start from {other}",
  "first find {other}",
  "{other} comes first",
  "the way begins at {other}",
  "go to {other} first",
  "set out from {other}",
];

/** For {far} ("about 12 miles north of Waco"), where the clue says its thought in plain words. */
export const markHints: readonly string[] = [
  "{far}",
  "it lies {far}",
  "look {far}",
  "find it {far}",
  "search {far}",
  "it stands {far}",
];

/**
 * The end of the way, by the shapes that a hunt takes in turn: {in} ("on" for an island) {town}, and what is wanted there, as
 * one would {ask} for it: "the church with a ceiling of pressed tin".
 */
export const thirdHints: Readonly<Record<string, readonly string[]>> = {
  ask: [
    "{in} {town}, ask for {ask}",
    "go to {town} and ask for {ask}",
    "{in} {town}, ask the way to {ask}",
  ],
  look: [
    "{in} {town}, look for {ask}",
    "go to {town} to look for {ask}",
    "go to {town}; look for {ask}",
  ],
  want: [
    "what you want {in} {town} is {ask}",
    "you want {ask}, {in} {town}",
    "the town is {town}; the place is {ask}",
  ],
  end: [
    "your way ends {in} {town}, at {ask}",
    "go to {town}, and there to {ask}",
    "it leads you to {town}, and to {ask}",
  ],
  show: [
    "{in} {town}, have somebody point out {ask}",
    "say {in} {town} that you are looking for {ask}",
    "{in} {town}, people can tell you where to find {ask}",
  ],
};
