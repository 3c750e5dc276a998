/** Ends an easy clue with what sort of place it is: {kind} ("a lighthouse"), {kind0} ("lighthouse"). */
export const kindFrames: readonly string[] = [
  "you want {kind}",
  "it is {kind}",
  "look for {kind}",
  "{kind}, then",
  "which {kind0} is it?",
  "go and find {kind}",
  "the place is {kind}",
  "{kind} answers to it",
  "only one {kind0} will do",
  "find the {kind0}",
  "name the {kind0}",
  "so: {kind}",
  "think of {kind}",
  "seek {kind}",
];
