import { milesBetween } from "../bearings.ts";
import { linesOf } from "./lines.ts";
import type { Landmark, Mechanism, Scene, Surface } from "./mechanism.ts";
import { someOf, turnOf } from "./near-lines.ts";

/** How far from the middle of two towns a place may lie, as a share of the way between them. */
const slack = 0.07;
/** And how much nearer it may be to the one than to the other: whoever measures finds it "equally far". */
const mostUneven = 0.03;
const nearestMi = 24;
const farthestMi = 150;
/** Smaller towns are looked up and not known. */
const fewestPeople = 3_500;

/** Folds the map so that one town lies on another: the place is where the crease crosses their line. */
export const fold: Mechanism = {
  name: "fold",
  worth: 3,
  build(scene) {
    const { place } = scene;
    return midpoints(scene).flatMap(([a, b], k) =>
      linesOf(place).flatMap((line, i): Surface[] => {
        const base = {
          mechanism: "fold",
          uses: [`town:${a.name}`, `town:${b.name}`, line.key],
          works: `It lies close to the middle of the line from ${a.name} to ${b.name}.`,
        } as const;
        return someOf(
          [
            {
              ...base,
              text: `Fold the map so that ${a.name} lies on ${b.name}. ${line.text}`,
              turn: "fold the map",
            },
            {
              ...base,
              text: `${a.name} and ${b.name} could meet here, each going half the way. ${line.text}`,
              turn: "could meet",
            },
            {
              ...base,
              text: `Halfway, a crow bound from ${a.name} for ${b.name} might rest here. ${line.text}`,
              turn: "a crow bound",
            },
            {
              ...base,
              text: `${line.text} If you live in ${a.name} and your friend in ${b.name}, this is the fair place to meet.`,
              turn: "fair place",
            },
            {
              ...base,
              text: `Tie a string from ${a.name} to ${b.name}, and mark its middle. ${line.text}`,
              turn: "middle of a string",
            },
            ...(scene.gravity === "plain"
              ? [
                  {
                    ...base,
                    text: `A seesaw with ${a.name} on one end and ${b.name} on the other would rest on it. ${line.text}`,
                    turn: "seesaw",
                  },
                ]
              : []),
          ],
          2,
          turnOf(place) + i + k,
        );
      }),
    );
  },
};

/** Pairs of towns that have the place in their middle, best known first, three at most. */
export function midpoints({
  place,
  towns,
}: Pick<Scene, "place" | "towns">): [Landmark, Landmark][] {
  const near = towns
    .map((town) => ({ town, miles: milesBetween(town.point, place.point) }))
    .filter(
      ({ town, miles }) =>
        town.population >= fewestPeople && miles >= nearestMi / 2 && miles <= farthestMi / 2,
    );
  const found: { pair: [Landmark, Landmark]; known: number }[] = [];
  for (const [i, a] of near.entries())
    for (const b of near.slice(i + 1)) {
      const apart = milesBetween(a.town.point, b.town.point);
      if (apart < nearestMi || apart > farthestMi) continue;
      if (Math.abs(a.miles - b.miles) > mostUneven * apart) continue;
      const lat = (a.town.point.lat + b.town.point.lat) / 2;
      const lng = (a.town.point.lng + b.town.point.lng) / 2;
      if (milesBetween({ lat, lng }, place.point) > slack * apart) continue;
      found.push({ pair: [a.town, b.town], known: Math.min(a.town.population, b.town.population) });
    }
  return found
    .sort((a, b) => b.known - a.known)
    .slice(0, 3)
    .map(({ pair }) => pair);
}
