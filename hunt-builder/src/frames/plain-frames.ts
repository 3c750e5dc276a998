/** A clue in plain words: {fact}, what it tells by a likeness. */
export const plainOfClue: readonly string[] = [
  "in plain words: it {fact}",
  "what the clue turns over is this: it {fact}",
  "behind the clue stands a plain fact: it {fact}",
  "said without a riddle, it {fact}",
  "read the clue like this: it {fact}",
  "with its mask off, the clue says: it {fact}",
  "why the clue speaks so: it {fact}",
  "here is what the clue plays with: it {fact}",
  "what lies under the riddle: it {fact}",
  "straight out, and not as the clue has it: it {fact}",
];

/** The neighbor {other}, which the list tells by a likeness {image}. */
export const neighborFrames: readonly string[] = [
  "“{image}” is {other}",
  "“{image}”: that is {other}",
  "where the list says “{image},” look for {other}",
  "the neighbor with the riddle “{image}” is {other}",
];

/** A {line} of the list that is said of another place. */
export const struckLines: readonly string[] = [
  "cross out “{line}” in the list: that is another place",
  "of the list, leave out “{line}”",
  "“{line}” is true of another place and not of this",
  "do not go by “{line}”: it leads elsewhere",
  "one line is about another place: “{line}”",
  "“{line}” is there to mislead you",
  "no line is wrong, but “{line}” is said of another place",
];

/** The end of the way: {town}, {kind} and the {fact} that its clue tells by a likeness. */
export const thirdHintsPlain: readonly string[] = [
  "in {town} ask for the {kind}; said plainly, it {fact}",
  "the town is {town}, and this is what the clue hides about the {kind}: it {fact}",
  "go to {town}, to the {kind}. The clue in plain words: it {fact}",
  "you want the {kind} in {town}. What stands behind the clue: it {fact}",
  "once in {town}, look for the {kind}. Without the riddle, it {fact}",
  "{town}, then, and the {kind}. What the clue turns over: it {fact}",
  "make for the {kind} in {town}. Why the clue speaks so: it {fact}",
  "ask your way in {town} to the {kind}. Without a riddle, it {fact}",
  "{town} has the {kind} of the clue, and here is the fact: it {fact}",
  "look no farther than the {kind} in {town}. Now the clue without its mask: it {fact}",
];

/** And the {fact} that a line of the list tells by a likeness, {image}. */
export const thirdHintsOfLine: readonly string[] = [
  "in {town} ask for the {kind}. “{image}” in plain words: it {fact}",
  "go to {town}, to the {kind}: where the list says “{image},” it {fact}",
  "you want the {kind} in {town}. “{image}”: it {fact}",
  "the town is {town}. “{image}” is said of the {kind} there: it {fact}",
  "once in {town}, look for the {kind}. Why “{image}”? It {fact}",
  "{town}, then, and the {kind}. “{image}” is to say this: it {fact}",
];

/** The same of a line that may not be open yet, and is not quoted before it is. */
export const thirdHintsOfLaterLine: readonly string[] = [
  "in {town} ask for the {kind}; said plainly, where a line of its list is a riddle, it {fact}",
  "go to {town}, to the {kind}. What its list says in a riddle, in plain words: it {fact}",
  "you want the {kind} in {town}. Its list has a riddle for this plain fact: it {fact}",
  "the town is {town}. Of the {kind} there the list will say it less plainly: it {fact}",
  "once in {town}, look for the {kind}. In plain words, and not those of its list, it {fact}",
  "{town}, then, and the {kind}. A riddle of the list means this in plain words: it {fact}",
];
