import type { Attack, Difficulty, HuntVariant, SquareDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import { measureClause } from "../wording/units.ts";
import { kindWords } from "../words/kinds.ts";
import type { Document, Kept, Query, Read, Standing } from "./query.ts";
import { createSearchIndex } from "./search-index.ts";
import { readSynonyms } from "./synonyms.ts";

/** Runs the retrieval attack on squares. Made once per library. */
export interface Searchability {
  /** How surely what is shown finds a place, by words or by meaning, whichever is worse: rank and score in 0..1. */
  attack(shown: string | readonly string[], place: Place): Omit<Attack, "stage">;
  /** The score alone, which costs less. */
  score(shown: string, place: Place): number;
  /** How much a text says that few places say of themselves: the less, the more of them it could be said of. */
  weight(text: string): number;
  /** Of a text with some lines after it, how surely both find a place; what lines add to it is asked of many. */
  scores(text: string, place: Place): (lines: readonly string[]) => number;
  /**
   * The stages of a square: the clue alone, as it opens, with the whole list, after hint 1, 2 and 3.
   * @param upTo the last stage that is wanted
   */
  stages(
    square: Pick<SquareDraft, "clue" | "clues" | "hint1" | "hint2" | "hint3">,
    place: Place,
    hunt: { variant: HuntVariant; difficulty: Difficulty },
    upTo?: UpTo,
  ): Attack[];
}

/** How far search is tried on a square: as far as its score counts, or on all that it shows in the end. */
export type UpTo = "opening" | "hint3";

/**
 * What the attacker knows: a document per landmark of the whole library (names, kind, town, county, state, dates,
 * people, measure, facts, and our own riddle lines as far as the square does not use them) and one per town. By words,
 * and by meaning: then terms count that WordNet gives as synonyms. The worse of the two is the score.
 */
export function createSearchability(library: Library): Searchability {
  const documents: Document[] = [
    ...library.places.map((place) => ({ id: place.id, text: documentOf(place) })),
    ...library.towns
      .filter((town) => town.population >= 10_000)
      .map((town, i) => ({
        id: `town:${i}`,
        text: `${town.name} ${town.name} town city ${stateOf(library, town.state)}`,
      })),
  ];
  const index = createSearchIndex(documents, readSynonyms());
  let read = new Map<string, Read>();
  let readBefore = new Map<string, Read>();
  /** Lines are tried again and again in the writing of a square. */
  const readOf = (text: string): Read => {
    const before = read.get(text);
    if (before) return before;
    const made = readBefore.get(text) ?? index.read(text);
    if (read.size >= mostRead) {
      readBefore = read;
      read = new Map();
    }
    read.set(text, made);
    return made;
  };
  let riddles: { place: Place; of: readonly Riddle[] } | null = null;
  /** One place is asked for many times on end. */
  const riddlesRead = (place: Place): readonly Riddle[] => {
    if (riddles?.place !== place)
      riddles = {
        place,
        of: riddlesOf(place).map(({ text, madeOf }) => ({
          read: readOf(text),
          madeOf: madeOf.map(readOf),
        })),
      };
    return riddles.of;
  };
  /**
   * Our own riddle lines that a text is made of, and those that a row's clue was made of: the world does not have them,
   * and the player has them anyway.
   */
  const riddlesUsed = (place: Place, query: Query): Read[] => {
    const used = new Set<Read>();
    for (const { read: own, madeOf } of riddlesRead(place))
      if (query.shared(own) >= own.length * mostlyUsed) {
        used.add(own);
        for (const each of madeOf) used.add(each);
      }
    return [...used];
  };
  const stateNames = new Map<string, Kept>();
  /** The attacker knows which hunt is played, so its state goes into every query. */
  const stateName = (place: Place): Kept | undefined => {
    if (place.stock === "NATIONAL") return undefined;
    const before = stateNames.get(place.stateName);
    if (before) return before;
    const query = index.query();
    query.addTerms(readOf(place.stateName));
    const kept = query.keep();
    stateNames.set(place.stateName, kept);
    return kept;
  };
  /** The worse of a search by words and one by meaning, or null where so many others or more stand before the place. */
  const found = (query: Query, place: Place, most: number): Omit<Attack, "stage"> | null => {
    const standings = query.standings(place.id, riddlesUsed(place, query), most);
    if (standings === null) return null;
    const { words, meaning } = standings;
    const [byWords, byMeaning] = [scoreOf(words), scoreOf(meaning)];
    return byMeaning > byWords
      ? { rank: meaning.rank, of: meaning.of, score: byMeaning, by: "meaning" }
      : { rank: words.rank, of: words.of, score: byWords, by: "words" };
  };
  const inFull = (query: Query, place: Place): Omit<Attack, "stage"> => {
    const made = found(query, place, Number.POSITIVE_INFINITY);
    if (made === null) throw new Error(`${place.id} stands nowhere`);
    return made;
  };
  return {
    attack(text, place) {
      const query = index.query(stateName(place));
      for (const each of typeof text === "string" ? [text] : text) query.add(readOf(each));
      return inFull(query, place);
    },
    score(text, place) {
      const query = index.query(stateName(place));
      query.add(readOf(text));
      return found(query, place, lastCounted)?.score ?? 0;
    },
    weight: (text) => index.weight(readOf(text)),
    scores(text, place) {
      const query = index.query(stateName(place));
      query.add(readOf(text));
      const kept = query.keep();
      return (lines) => {
        const longer = index.query(kept);
        for (const line of lines) longer.add(readOf(line));
        return found(longer, place, lastCounted)?.score ?? 0;
      };
    },
    stages(square, place, hunt, upTo = "hint3") {
      const open = square.clues.filter((line) => isOpenAtOnce(line, hunt));
      const later = square.clues.filter((line) => !isOpenAtOnce(line, hunt));
      const stages: [Attack["stage"], readonly string[]][] = [
        ["clue", [square.clue.mainClue]],
        ["opening", open.map(({ text }) => text)],
      ];
      if (upTo === "hint3")
        stages.push(
          ["list", later.map(({ text }) => text)],
          ["hint1", [square.hint1]],
          ["hint2", [square.hint2]],
          ["hint3", [square.hint3]],
        );
      const query = index.query(stateName(place));
      let last: Omit<Attack, "stage"> | null = null;
      return stages.map(([stage, texts]) => {
        for (const text of texts) query.add(readOf(text));
        if (last === null || texts.length > 0) last = inFull(query, place);
        return { stage, ...last };
      });
    },
  };
}

/** The score of a square: what it shows when it opens, and its clue for who reads nothing else; the worse counts. */
export function openingScore(attacks: readonly Attack[]): number {
  return Math.max(
    0,
    ...attacks
      .filter(({ stage }) => stage === "clue" || stage === "opening" || stage === "model")
      .map(({ score }) => score),
  );
}

/** As many texts again are kept of those that were read before these. */
const mostRead = 2_000;
const mostlyUsed = 0.6;

/** A line of our own, and the lines that it was made of. */
interface Riddle {
  read: Read;
  madeOf: readonly Read[];
}

function riddlesOf({ veiled, clues }: Place): { text: string; madeOf: readonly string[] }[] {
  return [
    ...veiled.map((text) => ({ text, madeOf: [] })),
    ...(clues ?? []).map(({ text, uses }) => ({
      text,
      madeOf: uses.flatMap((key) =>
        key.startsWith("image:") ? (veiled[Number(key.slice("image:".length))] ?? []) : [],
      ),
    })),
  ];
}

/** The last rank that counts. */
const lastCounted = 30;

/**
 * Score of a standing. First: 0.5 for a tie up to 1 where the best other document has half the
 * points or fewer. Behind: 0.9 / rank, times its share of the winner's points, so at most 0.45 on
 * rank 2, 0.3 on rank 3, 0.18 on rank 5; nothing below rank 30. It rises with every place gained
 * and every point of margin.
 */
export function scoreOf({ rank, points, rival }: Standing): number {
  if (points === 0 || rank > lastCounted) return 0;
  const score =
    rank === 1
      ? 0.5 + Math.min(0.5, Math.max(0, 1 - rival / points))
      : (0.9 / rank) * Math.min(1, points / rival);
  return Math.round(score * 1000) / 1000;
}

/** What can be known of a place, as one text to search. */
export function documentOf(place: Place): string {
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
    ...riddlesOf(place).map(({ text }) => text),
  ].join(" ");
}

function stateOf(library: Library, code: string): string {
  return library.gazetteer.states.find((each) => each.code === code)?.name ?? "";
}
