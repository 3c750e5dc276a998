import type { Gazetteer, Town } from "./gazetteer.ts";

interface Sorted {
  byState: Map<string, Town[]>;
  /** Towns with a name of one word, which an acrostic can use: "2a" → those with an a in second place. */
  byLetter: Map<string, Town[]>;
}

const sortedOf = new WeakMap<Gazetteer, Sorted>();

/** How many times the people of its namesake a town of the same state has whose bare name is taken for it. */
const plainlyMeant = 5;

/** The towns of a state of which the bare name says which one is meant; made once per gazetteer. */
export function townsOf(gazetteer: Gazetteer, stateCode: string): readonly Town[] {
  return sorted(gazetteer).byState.get(stateCode) ?? [];
}

/**
 * Towns of 4,000 people or more with a name of one plain word, whose nth letter is this one.
 * @param nth from 1 to 3
 */
export function townsSpelling(gazetteer: Gazetteer, nth: number, letter: string): readonly Town[] {
  return sorted(gazetteer).byLetter.get(`${nth}${letter}`) ?? [];
}

function sorted(gazetteer: Gazetteer): Sorted {
  const before = sortedOf.get(gazetteer);
  if (before) return before;
  const byLetter = new Map<string, Town[]>();
  for (const town of gazetteer.towns) {
    if (town.population < 4000 || !/^[A-Z][a-z]{3,}$/.test(town.name)) continue;
    for (const nth of [1, 2, 3]) {
      const key = `${nth}${town.name.charAt(nth - 1).toLowerCase()}`;
      const list = byLetter.get(key);
      if (list) list.push(town);
      else byLetter.set(key, [town]);
    }
  }
  const byState = new Map<string, Town[]>();
  for (const [state, towns] of Map.groupBy(gazetteer.towns, (town) => town.state))
    byState.set(state, plainlyNamed(towns));
  const made = { byState, byLetter };
  sortedOf.set(gazetteer, made);
  return made;
}

/** "Five miles from Johnsonburg" sends people forty miles wrong where a state has a second one. */
function plainlyNamed(towns: readonly Town[]): Town[] {
  const namesakes = Map.groupBy(towns, (town) => town.name);
  return towns.filter((town) =>
    (namesakes.get(town.name) ?? []).every(
      (other) => other === town || town.population >= plainlyMeant * other.population,
    ),
  );
}
