import type { Attack, SquareDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Place } from "../place.ts";
import { measureClause } from "../wording/units.ts";
import { kindWords } from "../words/kinds.ts";
import {
  createSearchIndex,
  type Document,
  type Query,
  type SearchIndex,
  type Standing,
} from "./search-index.ts";

/** Runs the retrieval attack on squares. Made once per library. */
export interface Searchability {
  /** How surely a query finds a place: rank among all documents and score in 0..1. */
  attack(query: string, place: Place): Omit<Attack, "stage">;
  /** The five stages of a square: clue, with the list, after hint 1, 2 and 3. */
  stages(
    square: Pick<SquareDraft, "clue" | "clues" | "hint1" | "hint2" | "hint3">,
    place: Place,
  ): Attack[];
}

/**
 * What the attacker knows: a document per landmark of the whole library (names, kind, town, county,
 * state, dates, people, measure, facts) and one per town. Veiled lines are left out: they are our
 * own riddles and stand in no public source; `withVeiled` puts them in, for the report.
 */
export function createSearchability(library: Library, withVeiled = false): Searchability {
  const documents: Document[] = [
    ...library.places.map((place) => ({ id: place.id, text: textOf(place, withVeiled) })),
    ...library.towns
      .filter((town) => town.population >= 10_000)
      .map((town, i) => ({
        id: `town:${i}`,
        text: `${town.name} ${town.name} town city ${stateOf(library, town.state)}`,
      })),
  ];
  const index: SearchIndex = createSearchIndex(documents);
  const start = (place: Place): Query => {
    const query = index.query();
    // The attacker knows which hunt is played, so its state goes into every query.
    if (place.stock !== "NATIONAL") query.add(place.stateName);
    return query;
  };
  const found = (query: Query, place: Place): Omit<Attack, "stage"> => {
    const standing = query.standing(place.id);
    return { rank: standing.rank, of: standing.of, score: scoreOf(standing) };
  };
  return {
    attack(text, place) {
      const query = start(place);
      query.add(text);
      return found(query, place);
    },
    stages(square, place) {
      const texts: [Attack["stage"], string][] = [
        ["clue", square.clue.mainClue],
        ["list", square.clues.map((clue) => clue.text).join(" ")],
        ["hint1", square.hint1],
        ["hint2", square.hint2],
        ["hint3", square.hint3],
      ];
      const query = start(place);
      return texts.map(([stage, text]) => {
        query.add(text);
        return { stage, ...found(query, place) };
      });
    },
  };
}

/**
 * Score of a standing. First: 0.5 for a tie up to 1 where the best other document has half the
 * points or fewer. Behind: 0.9 / rank, times its share of the winner's points, so at most 0.45 on
 * rank 2, 0.3 on rank 3, 0.18 on rank 5; nothing below rank 30. It rises with every place gained
 * and every point of margin.
 */
export function scoreOf({ rank, points, rival }: Standing): number {
  if (points === 0 || rank > 30) return 0;
  const score =
    rank === 1
      ? 0.5 + Math.min(0.5, Math.max(0, 1 - rival / points))
      : (0.9 / rank) * Math.min(1, points / rival);
  return Math.round(score * 1000) / 1000;
}

function textOf(place: Place, withVeiled: boolean): string {
  const { noun } = kindWords(place.kind);
  return [
    place.name,
    place.name,
    ...place.aliases,
    noun,
    place.town,
    place.county,
    "county",
    place.stateName,
    ...place.facts,
    ...place.years.map(([year, phrase]) => `${phrase} ${year}`),
    ...place.people.map(([name, deed]) => `${name} ${deed}`),
    measureClause(place.measure),
    place.access,
    ...(withVeiled ? place.veiled : []),
  ].join(" ");
}

function stateOf(library: Library, code: string): string {
  return library.gazetteer.states.find((each) => each.code === code)?.name ?? "";
}
