import type { SquareTask } from "../clue-writer.ts";
import { type Candidate, candidatesOf } from "../mechanisms/all.ts";
import type { Landmark, Scene } from "../mechanisms/mechanism.ts";
import type { Place, Surroundings } from "../place.ts";
import { townsOf } from "../towns-by-state.ts";
import { isTownOfItsOwn } from "../words/quarters.ts";
import { gravityOf } from "../words/solemn.ts";

interface Known {
  /** Whether strangers were known, beside which a spot can be proven. */
  isProven: boolean;
  /** The places of the hunt that it was asked for. */
  apart: readonly Place[];
  made: readonly Candidate[];
}

const known = new WeakMap<Surroundings, Known>();

/** Every clue that can be proven of a task's place; made once for a place. */
export function candidatesFor(task: SquareTask): readonly Candidate[] {
  const before = known.get(task.surroundings);
  const isProven = task.strangers !== undefined;
  const { huntmates: apart } = task;
  if (before?.isProven === isProven && (!isProven || before.apart === apart)) return before.made;
  const made = candidatesOf(sceneOf(task));
  known.set(task.surroundings, { isProven, apart, made });
  return made;
}

/** What the mechanisms see of a place. */
export function sceneOf({
  place,
  surroundings,
  stockmates,
  gazetteer,
  strangers,
  huntmates,
}: Pick<
  SquareTask,
  "place" | "surroundings" | "stockmates" | "gazetteer" | "strangers" | "huntmates"
>): Scene {
  const towns = townsOf(gazetteer, place.stateCode);
  const near = surroundings.towns.filter(
    ({ name }) => !name.includes(place.town) && isTownOfItsOwn(name),
  );
  const scene = { place, gravity: gravityOf(place), stockmates, towns: placed(near, towns, place) };
  return strangers === undefined ? scene : { ...scene, strangers, apart: huntmates };
}

function placed(
  near: Surroundings["towns"],
  towns: readonly (Landmark & { state: string })[],
  place: Place,
): Landmark[] {
  const wanted = new Set(near.map(({ name }) => name));
  const called = towns.filter(({ name }) => wanted.has(name));
  return near.flatMap((each) => {
    const found = called.find(
      (town) => town.name === each.name && town.population === each.population,
    );
    return found && found.state === place.stateCode ? [found] : [];
  });
}
