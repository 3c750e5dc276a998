/** Ends an easy clue with what sort of place it is: {kind} ("a lighthouse"), {kind0} ("lighthouse"). */
export const kindFrames: readonly string[] = [
  "you want {kind}",
  "it is {kind}",
  "look for {kind}",
  "{kind}, then",
  "which {kind0} is it?",
  "go and find {kind}",
  "all this is said of {kind}",
  "the place is {kind}",
  "{kind} answers to it",
  "find {kind} of which it is true",
  "ask yourself which {kind0} that is",
  "only one {kind0} will do",
  "{kind} is what you are after",
  "it takes {kind} to be that",
];
