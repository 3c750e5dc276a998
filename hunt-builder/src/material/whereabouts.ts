import type { NearTown, Place, Surroundings } from "../place.ts";
import { areaNoun, countyInWords } from "../wording/counties.ts";
import { counted } from "../wording/numbers.ts";
import { isTownOfItsOwn } from "../words/quarters.ts";
import type { Material } from "./material.ts";

/** "about 12 miles"; "just over a mile", "less than a mile" near by. */
export function milesText(miles: number): string {
  if (miles < 1) return "less than a mile";
  if (miles < 1.5) return "about a mile";
  return `about ${counted(Math.round(miles), "mile")}`;
}

/** What can be said of where a place is. */
export function whereaboutsOf(place: Place, around: Surroundings): Material[] {
  return [
    ...towns(place, around),
    ...sizes(place, around),
    ...capital(around),
    ...county(place, around),
  ];
}

/**
 * Towns people know, best known and nearest first: not its own, not the capital (which has sentences
 * of its own), and small ones only where there is nothing else.
 */
export function townsToNameBy(place: Place, around: Surroundings): NearTown[] {
  const capital = around.fromCapital?.capital;
  const others = around.towns.filter(
    (town) =>
      !town.name.includes(place.town) &&
      isTownOfItsOwn(town.name) &&
      town.name !== capital &&
      town.distanceMi >= 3,
  );
  const pull = (town: NearTown): number => town.population / (town.distanceMi + 25);
  const near = others.filter((town) => town.distanceMi < 90);
  const known = [50_000, 25_000, 12_000]
    .map((least) => near.filter((town) => town.population >= least))
    .find((list) => list.length >= 3);
  return (known ?? others).sort((a, b) => pull(b) - pull(a));
}

function towns(place: Place, around: Surroundings): Material[] {
  const large = townsToNameBy(place, around).slice(0, 4);
  const made: Material[] = large.slice(0, 3).map((town) => ({
    source: "town",
    key: `town:${town.name}`,
    level: "EASY",
    slots: { town: town.name, distance: milesText(town.distanceMi), direction: town.direction },
  }));
  const [one, two, three] = large;
  for (const [a, b] of [
    [one, two],
    [two, three],
  ] as const)
    if (a && b && a.direction !== b.direction && Math.abs(a.distanceMi - b.distanceMi) > 1)
      made.push({
        source: "crossing",
        key: "crossing",
        level: "MEDIUM",
        slots: {
          town: a.name,
          distance: milesText(a.distanceMi),
          town2: b.name,
          distance2: milesText(b.distanceMi),
        },
      });
  return made;
}

/** A census counts anew every ten years: towns that are nearly as large are not compared. */
const clearlyLarger = 1.2;

/** Where the place's town stands among those around it, by their people. */
function sizes(place: Place, around: Surroundings): Material[] {
  const own = around.towns.find(({ name }) => name === place.town);
  if (own === undefined) return [];
  const others = around.towns
    .filter(({ name }) => isTownOfItsOwn(name) && !name.includes(place.town))
    .sort((a, b) => a.population - b.population);
  const smaller = others.filter(({ population }) => population * clearlyLarger < own.population);
  const larger = others.filter(({ population }) => population > own.population * clearlyLarger);
  return smaller
    .slice(-2)
    .reverse()
    .flatMap((low, i): Material[] => {
      const high = larger[i] ?? larger[0];
      return high === undefined
        ? []
        : [
            {
              source: "size",
              key: "size",
              level: "MEDIUM",
              slots: { smaller: low.name, larger: high.name },
            },
          ];
    });
}

function capital({ fromCapital }: Surroundings): Material[] {
  if (fromCapital === null) return [];
  const { capital: town, distanceMi, direction } = fromCapital;
  return [
    {
      source: "town",
      key: `town:${town}`,
      level: "EASY",
      slots: { town, distance: milesText(distanceMi), direction },
    },
  ];
}

function county(place: Place, around: Surroundings): Material[] {
  const bare = place.county;
  const named = countyInWords(place.stateCode, bare);
  const made: Material[] = [
    { source: "county", key: "county", level: "EASY", slots: { county: named } },
  ];
  // Hawaii's counties have the sea between them; a county around a city may share the city's name.
  const neighbors =
    place.stateCode === "HI"
      ? []
      : around.neighborCounties
          .filter((name) => !name.includes(bare) && !bare.includes(name) && name !== place.town)
          .slice(0, 2);
  const unit = areaNoun(place.stateCode, bare);
  const line = unit === "area" ? "line" : `${unit} line`;
  for (const name of neighbors)
    made.push({
      source: "neighbor",
      key: "neighbor",
      level: "MEDIUM",
      slots: { neighbor: countyInWords(place.stateCode, name), unit, line },
    });
  return made;
}
