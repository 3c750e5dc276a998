import type { Difficulty } from "../hunt.ts";
import { milesText, townsToNameBy } from "../material/whereabouts.ts";
import type { Place, Surroundings } from "../place.ts";
import { saysTown } from "../says-town.ts";
import { countyInWords } from "../wording/counties.ts";
import { inWords } from "../wording/numbers.ts";
import type { Workbench } from "./workbench.ts";

/** A phrase after "it is", and the key of the material that says the same. */
export interface Where {
  text: string;
  key?: string;
}

/** Where to look, as nearly as the level allows; never the town itself. */
export function pickWhere(bench: Workbench, level: Difficulty): Where {
  const { place, surroundings, random } = bench.task;
  const near = level === "EASY" && place.stock !== "NATIONAL";
  const options = [
    ...random.shuffle(near ? [inCounty(place), ...nearTowns(place, surroundings)] : []),
    ...random.shuffle(
      place.stock === "NATIONAL"
        ? nationalWhere(place, level)
        : stateWhere(place, surroundings, level),
    ),
  ].filter(({ text }) => bench.guard.findLeak(text) === null && !saysTown(text, place));
  return options[0] ?? { text: "on our map" };
}

function nationalWhere(place: Place, level: Difficulty): Where[] {
  const name = place.stateName;
  if (place.stateCode === "DC")
    return [{ text: level === "EASY" ? "in the nation's capital" : "where no state line runs" }];
  if (level === "EASY") return [{ text: `in ${name}` }];
  if (level === "MEDIUM") return [{ text: `in a state that begins with ${name.charAt(0)}` }];
  const letters = name.replaceAll(/[^A-Za-z]/g, "").length;
  return [{ text: `in a state of ${inWords(letters)} letters` }];
}

function stateWhere(place: Place, around: Surroundings, level: Difficulty): Where[] {
  const capital = around.fromCapital;
  if (level === "HARD")
    return [{ text: `in ${place.stateName}` }, { text: `somewhere in ${place.stateName}` }];
  if (capital === null) return [{ text: "close to the capital" }];
  const key = "region";
  return [
    { text: `${capital.direction} of the capital`, key },
    { text: `to the ${capital.direction} of ${capital.capital}`, key },
  ];
}

/** In its county. */
export function inCounty(place: Place): Where {
  return { text: `in ${countyInWords(place.stateCode, place.county)}`, key: "county" };
}

/** So many miles from towns people know, best known first. */
export function nearTowns(place: Place, around: Surroundings): Where[] {
  return townsToNameBy(place, around)
    .filter((town) => town.distanceMi < 90)
    .slice(0, 3)
    .map((town) => ({
      text: `${milesText(town.distanceMi)} ${town.direction} of ${town.name}`,
      key: `town:${town.name}`,
    }));
}
