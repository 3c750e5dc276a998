/** A clue in plain words: {fact}, what it tells by a likeness. */
export const plainOfClue: readonly string[] = [
  "in plain words, the clue says that it {fact}",
  "the clue means that it {fact}",
  "what the clue turns over is that it {fact}",
  "behind the clue is this: it {fact}",
  "said without a riddle, it {fact}",
  "read the clue like this: it {fact}",
  "with its mask off, the clue says that it {fact}",
];

/** A line of the list in plain words: {image}, the line, and {fact}. */
export const plainOfLine: readonly string[] = [
  "“{image}” means that it {fact}",
  "“{image}”: it {fact}",
  "where the list says “{image},” it means that it {fact}",
  "“{image}” is a way to say that it {fact}",
];

/** The neighbor {other}, which the list tells by a likeness {image}. */
export const neighborFrames: readonly string[] = [
  "“{image}” is {other}",
  "“{image}”: that is {other}",
  "where the list says “{image},” it means {other}",
  "the neighbor with the riddle “{image}” is {other}",
];

/** The same at the end of the way: {town}, {kind} and the {fact} that its clue tells. */
export const thirdHintsPlain: readonly string[] = [
  "in {town} ask for the {kind}; said plainly, it {fact}",
  "the town is {town}, and what the clue hides about the {kind} is that it {fact}",
  "go to {town}, to the {kind}: the clue in plain words is that it {fact}",
  "you want the {kind} in {town}; the clue means that it {fact}",
  "once in {town}, look for the {kind}; behind the clue is that it {fact}",
  "{town}, then, and the {kind}: what the clue turns over is that it {fact}",
  "make for the {kind} in {town}, of which the clue says in its way that it {fact}",
  "ask your way in {town} to the {kind}; without the riddle, it {fact}",
  "{town} has the {kind} of the clue, which means that it {fact}",
  "look no farther than the {kind} in {town}: the clue says by a detour that it {fact}",
];

/** And the {fact} that a line of the list tells by a likeness, {image}. */
export const thirdHintsOfLine: readonly string[] = [
  "in {town} ask for the {kind}; “{image}” means that it {fact}",
  "go to {town}, to the {kind}: where the list says “{image},” it {fact}",
  "you want the {kind} in {town}. “{image}”: it {fact}",
  "the town is {town}, and of the {kind} there “{image}” says that it {fact}",
  "once in {town}, look for the {kind}; by “{image}” the list means that it {fact}",
  "{town}, then, and the {kind}. “{image}” is to say that it {fact}",
];
