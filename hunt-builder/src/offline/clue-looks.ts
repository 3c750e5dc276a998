import { firstWordsOf } from "../leaks.ts";
import { tellingsOf } from "../material/telling.ts";
import type { Candidate } from "../mechanisms/all.ts";
import { wordCount } from "../mechanisms/lines.ts";
import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import { saysKind } from "../words/says-kind.ts";
import { type Beat, beatOf } from "./beat.ts";
import { knownTerms } from "./overlap.ts";

/** Whether a clue tells one thing twice: a likeness, and the fact that it is made of. */
export function tellsTwice({ look, uses }: Candidate, place: Place): boolean {
  look.tellsTwice ??= uses.length > 1 && areTwoAlike(uses, place);
  return look.tellsTwice;
}

/** Whether two of these keys tell one thing of the place. */
function areTwoAlike(keys: readonly string[], place: Place): boolean {
  const tellings = tellingsOf(place);
  for (let i = 0; i + 1 < keys.length; i++) {
    const same = tellings.get(keys[i] ?? "");
    if (same === undefined) continue;
    for (let j = i + 1; j < keys.length; j++) if (same.has(keys[j] ?? "")) return true;
  }
  return false;
}

export function wordsIn({ look, text }: Candidate): number {
  look.words ??= wordCount(text);
  return look.words;
}

/** Words that hardly anybody hears at the front of a sentence; the next one is what one hears. */
const unheard =
  /^(?:a|an|the|it|its|he|she|they|his|her|their|in|on|at|of|for|from|one|two|you|there|here)$/;

/** What one hears a clue begin with. */
export function openingOf({ look, text }: Candidate): string {
  look.opening ??= openingIn(text);
  return look.opening;
}

function openingIn(text: string): string {
  const [first = "", second = ""] = firstWordsOf(text, 2);
  return unheard.test(first) ? `${first} ${second}` : first;
}

export function beatIn({ look, text }: Candidate): Beat {
  look.beat ??= beatOf(text);
  return look.beat;
}

/** Terms by which search could find the place. */
export function foundBy({ look, text }: Candidate, place: Place): number {
  if (look.found === undefined) {
    const known = knownTerms(place);
    look.found = termsOf(text).filter((term) => known.has(term)).length;
  }
  return look.found;
}

export function saysOwnKind({ look, text }: Candidate, place: Place): boolean {
  look.saysKind ??= saysKind(place, text);
  return look.saysKind;
}
