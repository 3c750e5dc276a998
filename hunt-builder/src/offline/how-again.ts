/** How a kind works, for who has met it in the same hunt; none where it works otherwise from one time to the next. */
export const howAgain: Readonly<Record<string, string>> = {
  doors:
    "As before: in each row one door is true of this place. Its letters count, from top to bottom.",
  switches:
    "As before: left where a lever is true of this place, right where it is true of another.",
  letter_path: "As before: walk a sentence that is true here, and read what is left over.",
  drop_quote: "As before: lift each letter within its column, and read the numbered boxes.",
  keyed_cipher: "As before: write the key under the letters, and turn each back by its key letter.",
  lamp_log: "As before: find the year that is asked for, and read that line by the table.",
  errata: "As before: the letters that were meant in the underlined words, from the top.",
  order: "As before: by age, from the left until the year of this place, from the right after it.",
  cryptogram: "As before: the same mask, the same letter, down to the signature.",
  nonogram: "As before: draw what the numbers ask for, and read its dark cells.",
  crossed_words: "As before: all clues are about this place, and the rings are the word.",
  map_path: "As before: from county to county, none of them twice, a letter in each.",
  bearings: "As before: from the marked flag along the ruler, a letter at the end of each leg.",
  lookout: "As before: press the map where this place lies, and read the arms by the table.",
};
