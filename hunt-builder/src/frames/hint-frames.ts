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
  "search {where} for {kind}{when}",
  "ask yourself which {kind0}{when} {where} this could be",
  "you can rule out all but {kind}{when} {where}",
  "among the {kinds}{when} {where}, one is yours",
  "{where} there is {kind}{when} that answers the riddle",
  "the clue is said of {kind}{when} {where}",
  "call it {kind}{when}, {where}",
  "begin {where} and look for {kind}{when}",
  "{where}, look among the {kinds}{when}",
  "it takes {kind}{when} {where} to fit the clue",
  "mark it down as {kind}{when}, {where}",
  "the riddle is about {kind}{when} {where}",
];

/** Where the clue has said what it is: {one} is ", one of the 1880s", or nothing. */
export const knownFirstHints: readonly string[] = [
  "the {kind0} you want is {where}{one}",
  "look {where} for the {kind0}{one}",
  "somewhere {where}, the {kind0}{one}",
  "your {kind0} is {where}{one}",
  "the {kind0} of the riddle is {where}{one}",
  "search {where} for your {kind0}{one}",
  "start {where}: there is the {kind0}{one}",
  "{where} is the {kind0} that you are after{one}",
  "you will find the {kind0} {where}{one}",
  "begin {where} to look for the {kind0}{one}",
  "mark down the {kind0} {where}{one}",
];

/** For {far} ("about 12 miles north of Waco"); {C}, a sentence that adds something, follows. */
export const secondHints: readonly string[] = [
  "it lies {far}. {C}",
  "{far}: look there. {C}",
  "go {far}. {C}",
  "you will find it {far}. {C}",
  "look for it {far}. {C}",
  "put a finger on the map {far}. {C}",
  "set out for a point {far}. {C}",
  "in a straight line it is {far}. {C}",
  "the map has it {far}. {C}",
  "measured on the map, it is {far}. {C}",
  "search {far}. {C}",
  "{far} is where it lies. {C}",
  "look {far}. {C}",
  "make a mark on the map {far}. {C}",
  "a ruler on the map ends {far}. {C}",
  "by the map it is {far}. {C}",
  "the search ends {far}. {C}",
  "the way there ends {far}. {C}",
  "the spot to reach is {far}. {C}",
  "head for a spot {far}. {C}",
  "draw the line on the map: it ends {far}. {C}",
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
  "make for {town}, and there for the {kind} that {fact}",
  "{town} has it: the {kind} that {fact}",
  "it is the {kind} that {fact}, and the town is {town}",
  "your way ends in {town}, at the {kind} that {fact}",
  "nobody in {town} is at a loss for the {kind} that {fact}",
  "say in {town} that you want the {kind} that {fact}",
  "where in {town}? At the {kind} that {fact}",
  "{town}, then, and the {kind} that {fact}",
];

/** For {thing}, which a fact says that it is: "the last coal-fired ship of the lake". */
export const thirdHintsOfThing: readonly string[] = [
  "in {town} ask for {thing}",
  "you want {town}, and there {thing}",
  "go to {town} and ask for {thing}",
  "of what {town} has to show, choose {thing}",
  "once in {town}, ask for {thing}",
  "make for {town}, and there for {thing}",
  "{town} has it: {thing}",
  "it is {thing}, and the town is {town}",
  "your way ends in {town}, at {thing}",
  "{town}, then, and {thing}",
  "the people of {town} will send you to {thing}",
  "ask your way in {town} to {thing}",
];

/** For what {says} a sentence, such as a fact with a clause of its own or one that names the {kind} again; {a} is "a church". */
export const thirdHintsApart: readonly string[] = [
  "in {town} ask for {a}: {says}",
  "go to {town}, and there to {a}: {says}",
  "once in {town}, look for {a}: {says}",
  "you want {town}, and there {a}: {says}",
  "make for {town} and for {a} there: {says}",
  "your way ends in {town}, at {a}: {says}",
  "{town} has {a} that is yours: {says}",
  "of all that {town} has, take {a}: {says}",
  "the town is {town}, and you ask for {a}: {says}",
  "ask your way in {town} to {a}: {says}",
  "what you look for in {town} is {a}: {says}",
  "the people of {town} know {a} for this: {says}",
];

/** Where everything that it is known by has been told: what it is, and where to stand. */
export const bareThirdHints: readonly string[] = [
  "go to {town}: what you want there is the {kind}",
  "the town is {town}, and what you want in it is the {kind}",
  "in {town} ask for the {kind}",
  "once in {town}, look for the {kind}",
  "you want {town}, and there the {kind}",
  "ask your way to the {kind} in {town}",
  "look no farther than {town}, and there for the {kind}",
  "it is the {kind} in {town}",
  "the last leg leads to {town}, to the {kind}",
  "anybody in {town} can point you to the {kind}",
  "make for {town} and its {kind}",
  "{town}, then: find the {kind}",
  "in or by {town} stands the {kind} you have read of",
  "of all that {town} has, you want the {kind}",
];

/** For {n} ("a thousand"), which the people of the town are fewer than, or more. */
export const townSizes: Record<"small" | "large", readonly string[]> = {
  small: [
    "its town has fewer than {n} people",
    "not even {n} people live in its town",
    "fewer than {n} people call its town home",
    "the town that it belongs to has fewer than {n} people",
    "a town of fewer than {n} people has it",
  ],
  large: [
    "its city has more than {n} people",
    "more than {n} people live in its city",
    "a city of more than {n} people has it",
    "the city that it belongs to has more than {n} people",
  ],
};
