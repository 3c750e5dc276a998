import type { Gazetteer, Town } from "./gazetteer.ts";

interface Sorted {
  byState: Map<string, Town[]>;
  /** Towns with a name of one word, which an acrostic can use. */
  spellable: Town[];
}

const sortedOf = new WeakMap<Gazetteer, Sorted>();

/** The towns of a state; made once per gazetteer. */
export function townsOf(gazetteer: Gazetteer, stateCode: string): readonly Town[] {
  return sorted(gazetteer).byState.get(stateCode) ?? [];
}

/** Towns of 4,000 people or more with a name of one plain word. */
export function spellableTowns(gazetteer: Gazetteer): readonly Town[] {
  return sorted(gazetteer).spellable;
}

function sorted(gazetteer: Gazetteer): Sorted {
  const before = sortedOf.get(gazetteer);
  if (before) return before;
  const byState = new Map<string, Town[]>();
  for (const town of gazetteer.towns) {
    const list = byState.get(town.state);
    if (list) list.push(town);
    else byState.set(town.state, [town]);
  }
  const spellable = gazetteer.towns.filter(
    (town) => town.population >= 4000 && /^[A-Z][a-z]{3,}$/.test(town.name),
  );
  const made = { byState, spellable };
  sortedOf.set(gazetteer, made);
  return made;
}
