/**
 * From the story to the puzzles: {keeper} ("the ferryman", who goes with the place), {lengths} ("five, six
 * and four") and {place}.
 */
export const wayIn: readonly string[] = [
  "{keeper} has hidden the address of {place} in the three puzzles below: words of {lengths} letters, in that order.",
  "tell {keeper} three words of {lengths} letters, one from each puzzle below, and {place} is yours.",
  "{keeper} hands you three puzzles, and their answers, {lengths} letters long, are the address of {place}.",
  "the address of {place} is three words of {lengths} letters, and {keeper} has left a puzzle below for each.",
  "{keeper} will stamp your card for {place} when you have the three words, {lengths} letters long, that the puzzles below give.",
  "solve Word 1, 2 and 3 below for words of {lengths} letters, and {keeper} will let you into {place}.",
  "before you leave {place}, {keeper} wants three words of {lengths} letters: the puzzles below have them.",
  "below are three disguises, and under them words of {lengths} letters: that is how {keeper} signs for {place}.",
  "{keeper} keeps {place} locked with three words, {lengths} letters long, and the puzzles below are the key.",
  "three puzzles stand between you and {place}, says {keeper}, and their answers have {lengths} letters.",
  "ask {keeper} the way to {place}, and you get three puzzles for an answer: words of {lengths} letters.",
  "{keeper} once cut the address of {place} into three words ({lengths} letters) and put each into a puzzle below.",
  "there is a puzzle below for each word of {place}, and {keeper} counts {lengths} letters.",
  "{keeper} has a notebook open at {place}, with three puzzles in it for words of {lengths} letters.",
  "to sign the book at {place}, says {keeper}, you need words of {lengths} letters, one from each puzzle below.",
  "{keeper} passes you a folded paper marked “{lengths},” and on it are the three puzzles that spell {place}.",
  "what {keeper} calls {place} is three words of {lengths} letters, and you will find them in the puzzles below.",
  "{keeper} whistles three puzzles at you and will not say more than that {place} has words of {lengths} letters.",
  "read on for three puzzles from {keeper}, whose answers, {lengths} letters long, open {place}.",
  "write the three answers below, {lengths} letters long, one after another, and {keeper} will know you mean {place}.",
  "the words for {place} have {lengths} letters, and {keeper} has scattered them through the puzzles below.",
  "{keeper} grins and points at the puzzles below, which hold {place} in words of {lengths} letters.",
  "you may leave {place} when {keeper} has three words from you, of {lengths} letters, as the puzzles below give them.",
  "in the puzzles below {keeper} has put away the words of {place}, first to last, with {lengths} letters.",
  "three small machines stand below, built by {keeper} to hide {place} in words of {lengths} letters.",
  "{keeper} swears that the puzzles below are easy: three words, {lengths} letters, and {place} is solved.",
];

/** The same at places of death, grief and faith: nobody grins there, and nothing is a game. */
export const soberWayIn: readonly string[] = [
  "the address of {place} is three words of {lengths} letters, and the puzzles below give them in that order.",
  "three puzzles below give the words of {place}, which have {lengths} letters.",
  "Word 1, 2 and 3 below, of {lengths} letters, are the address of {place}.",
  "below are three puzzles, one for each word of {place}, with {lengths} letters.",
  "the words for {place} have {lengths} letters, one from each puzzle below.",
  "{place} has an address of three words, {lengths} letters long, and the puzzles below lead to them in order.",
  "each puzzle below leads to one word of {place}, and the words have {lengths} letters.",
  "to open {place}, find the words of {lengths} letters that the puzzles below give.",
  "what is asked of you at {place} is three words, {lengths} letters long, one from each puzzle below.",
  "the puzzles below give three words of {lengths} letters, and together they are the address of {place}.",
  "in the puzzles below are the words of {place}, first to last, with {lengths} letters.",
  "the three puzzles below have answers of {lengths} letters, and those are the address of {place}.",
];
