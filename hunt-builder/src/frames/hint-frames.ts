/** For {kind} ("a lighthouse"), {kinds}, {when} (" of the 1880s", or nothing) and {where} ("in Marin County"). */
export const firstHints: readonly string[] = [
  "{kind}{when} {where}",
  "look {where} for {kind}{when}",
  "what you want is {kind}{when} {where}",
  "{where} you want {kind}{when}",
  "think of {kind}{when} {where}",
  "it is {kind}{when}, somewhere {where}",
  "start {where}, with {kind}{when} in mind",
  "you are after {kind}{when} {where}",
  "somewhere {where}, {kind}{when}",
  "one of the {kinds}{when} {where}",
  "search {where}; it is {kind}{when}",
  "ask yourself which {kind0}{when} {where} this could be",
];

/** For {far} ("about 12 miles north of Waco"); {C}, a sentence that adds something, follows. */
export const secondHints: readonly string[] = [
  "it lies {far}. {C}",
  "{far}. {C}",
  "go {far}. {C}",
  "you will find it {far}. {C}",
  "{far}, as the crow flies. {C}",
  "put a finger on the map {far}. {C}",
  "set out for a point {far}. {C}",
  "aim {far}. {C}",
  "the map has it {far}. {C}",
  "measure it off: {far}. {C}",
  "try {far}. {C}",
  "{far} it waits. {C}",
];

/** Nearly telling: {town}, {kind} (no article) and {fact}; where to stand follows. */
export const thirdHints: readonly string[] = [
  "in {town} ask for the {kind} that {fact}",
  "go to {town} and ask for the {kind} that {fact}",
  "ask in {town} which {kind} {fact}",
  "in {town} they know the {kind} that {fact}",
  "anybody in {town} can point out the {kind} that {fact}",
  "ask your way in {town} to the {kind} that {fact}",
  "the town is {town}, and the {kind} to ask for {fact}",
  "you want {town}, and the {kind} there that {fact}",
  "of what {town} has to show, choose the {kind} that {fact}",
  "in or by {town} find the {kind} that {fact}",
  "once in {town}, ask for the {kind} that {fact}",
  "the people of {town} will send you to the {kind} that {fact}",
];

/** Where everything that it is known by has been told: what it is, and where to stand. */
export const bareThirdHints: readonly string[] = [
  "go to {town}: what you want there is the {kind}",
  "the town is {town}, and what you want in it is the {kind}",
  "in {town} ask for the {kind}",
  "once in {town}, look for the {kind}",
  "you want {town}, and there the {kind}",
  "ask your way to the {kind} in {town}",
];
