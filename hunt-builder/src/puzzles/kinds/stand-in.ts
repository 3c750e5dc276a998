/** What may follow a noun, so that it ends there. */
const after =
  /^(?:$|[,;]| (?:of|in|on|at|by|with|for|from|to|over|under|that|which|who|where|when|while|and|or|as|was|is|are|were|has|had|have|into|through|across|beside|behind|between|before|after|above|below|around|along|near|beneath|without|so|but|until|since|like|than|against|toward|inside|outside|upon|up|down|out)\b)/;

/** Words between an article and a thing that say how it is, and are no thing themselves. */
const plain =
  "(?:red|white|black|blue|green|gray|yellow|brown|pink|pale|dark|bright|old|older|oldest|new|newer|young|small|smaller|smallest|little|large|larger|largest|great|greatest|big|bigger|biggest|tall|taller|tallest|high|higher|highest|low|long|longer|longest|short|shorter|wide|narrow|deep|deeper|deepest|round|square|oval|flat|steep|hollow|giant|huge|tiny|single|double|twin|first|second|third|last|only|other|Greek|Roman|Gothic|French|Spanish|Dutch|German|Italian|English|Moorish|Chinese|Japanese|Egyptian|Victorian|wooden|golden|gilded|painted|carved|covered|hidden|sunken|broken|lost|stolen|borrowed|famous|grand|fine|lone|empty|quiet|bronze|marble|granite|iron|brass|brick|wrought-iron|cast-iron|revolving|rotating|leaning|hanging|floating|winding|spiral|plain|rough|crooked|pointed|eight-sided|blind|rare|strange|curious|natural|native|private|public|royal|former|live|real|whole)";

const preposition =
  "(?:of|in|on|at|by|with|for|from|to|over|under|into|through|across|beside|behind|between|before|after|above|below|around|along|near|beneath|without|like|against|toward|upon|off|as)";
const holding =
  "(?:has|had|keeps|holds|sells|sold|makes|made|grew|grows|shows|houses|carries|carried|bears|wears|lost|hosts|draws|serves)";
const number =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand|several|many|few|some|both)";

const other = new Set(["people", "women", "geese", "oxen", "mice", "teeth", "feet"]);

function isMany(word: string): boolean {
  return other.has(word) || /[^sui]s$/.test(word);
}

const adjective = new RegExp(
  `\\b(?:a|an|the|its|their|his|her|another|${number})(?: ${plain}){1,2} $`,
);
const counted = new RegExp(`\\b${number} $`);
const bare = new RegExp(`(?:^|\\b(?:${preposition}|${holding}) )$`);

/** How far a clue goes on behind the word. */
const tail = /^.*?(?=[,;]| (?:so that|which|until|because|although|though|while|whose)\b|$)/;

/** A line with a word that stands for the one left out. */
export interface StoodIn {
  text: string;
  /** Whether the one left out is sure to be a thing, so that the line alone will do: "a Greek one". */
  isThing: boolean;
}

/**
 * "keeps a Greek one from an earlier building": null where the sentence does not lend itself.
 * @param clue the line, "____" where the word was
 */
export function standIn(clue: string, word: string): StoodIn | null {
  const [before = "", behind = ""] = clue.split("____");
  if (!after.test(behind)) return null;
  const many = isMany(word);
  const end = tail.exec(behind)?.[0] ?? "";
  const put = (head: string, stand: string, isThing: boolean): StoodIn => ({
    text: `${head}${stand}${end}`,
    isThing,
  });
  if (adjective.test(before)) return put(before, many ? "ones" : "one", true);
  if (/(?:^|\W)an? $/.test(before))
    return many ? null : put(before.replace(/an? $/, ""), "one", true);
  if (/\b(?:another|each|every) $/.test(before)) return many ? null : put(before, "one", true);
  if (counted.test(before)) return many ? put(before, "of these", true) : null;
  if (/\bthe $/.test(before)) return put(before.slice(0, -4), many ? "these" : "this", false);
  if (!bare.test(before) || (before === "" && !many)) return null;
  return put(before, many ? "these" : "this", false);
}
