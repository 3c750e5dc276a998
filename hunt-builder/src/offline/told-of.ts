import type { Place } from "../place.ts";
import type { Told } from "../puzzles/artefact.ts";
import { truthsOf } from "../puzzles/kinds/truths.ts";
import { termsOf } from "../search/terms.ts";

/** What a solved square tells of its place, and of its clue. */
export function toldOf(place: Place, works: string | null = null): Told {
  const [year] = place.years[0] ?? [];
  return {
    year: year ?? null,
    county: place.county,
    story: storyOf(place),
    ...(works !== null && { works }),
  };
}

/** What is told of a place line by line, nothing twice: of two that share two telling words the first stands. */
function storyOf(place: Place): string[] {
  const story: { text: string; terms: readonly string[] }[] = [];
  for (const { text } of truthsOf(place)) {
    const terms = [...new Set(termsOf(text))];
    const isTwice = story.some(
      (other) => terms.filter((term) => other.terms.includes(term)).length > 1,
    );
    if (!isTwice) story.push({ text, terms });
  }
  return story.map(({ text }) => text);
}
