import { findCountyAt } from "@ten-paces/geo/counties";
import type { Town } from "../../gazetteer.ts";
import type { Library } from "../../library.ts";
import type { ArtefactOf } from "../artefact.ts";
import { firstWords, readingOrders } from "./first-word.ts";
import { findSpeaker, saysOf } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

type Tile = ArtefactOf<"groups">["tiles"][number];

const indexes = new WeakMap<Library, Map<string, Town[]>>();

function townsByName(library: Library): Map<string, Town[]> {
  const before = indexes.get(library);
  if (before) return before;
  const made = Map.groupBy(library.towns, ({ name }) => name);
  indexes.set(library, made);
  return made;
}

/** Sayings by the landmark of which they are told: the place's own four as they lie; without the place any four of one. */
export const solveGroups: KindSolver<"groups"> = (task) => {
  const { artefact, place, shelf, earlier } = task;
  const own = place === null ? [] : artefact.tiles.filter(({ text }) => saysOf(place, text));
  const found = own.length > 0 ? [own] : fours(artefact.tiles, shelf.library);
  if (found.length === 0) return solveTowns(task);
  const orders =
    artefact.chain === undefined
      ? [[0, 1, 2, 3]]
      : readingOrders(artefact.chain, firstWords(earlier), 4);
  return found
    .filter((four) => four.length === 4)
    .flatMap((four) =>
      orders.map((order) =>
        order
          .map((at) => four[at]?.letters ?? "")
          .join("")
          .toLowerCase(),
      ),
    )
    .filter((word) => shelf.isAnswer(word));
};

/** The tiles of each landmark that one of them leads to: "opened in 1935" leads to none, and is said of those that others led to. */
function fours(tiles: readonly Tile[], library: Library): Tile[][] {
  const led = new Set(tiles.flatMap(({ text }) => findSpeaker(library, text) ?? []));
  return [...led].map((of) => tiles.filter(({ text }) => saysOf(of, text)));
}

/** Tiles of towns, as older hunts have them, by county or state: the place's own group, by the alphabet or from the north. */
const solveTowns: KindSolver<"groups"> = ({ artefact, place, shelf, earlier }) => {
  const regionOf = (point: { lat: number; lng: number }, state: string, wide: boolean) =>
    wide ? state : (findCountyAt(point)?.fips ?? "");
  const index = townsByName(shelf.library);
  const towns = artefact.tiles
    .flatMap(({ text }) => index.get(text) ?? [])
    .sort((a, b) => b.population - a.population);
  const states = place === null ? [...new Set(towns.map(({ state }) => state))] : [place.stateCode];
  const readings: string[] = [];
  for (const wide of [false, true])
    for (const state of states) {
      const tiles = artefact.tiles.flatMap((tile) => {
        const town = towns.find(
          (each) => each.name === tile.text && (wide || each.state === state),
        );
        if (town === undefined) return [];
        return [{ ...tile, point: town.point, region: regionOf(town.point, town.state, wide) }];
      });
      const wanted =
        place === null
          ? [...new Set(tiles.map(({ region }) => region))]
          : [regionOf(place.point, place.stateCode, wide)];
      for (const region of wanted) {
        const group = tiles.filter((tile) => tile.region === region);
        if (group.length !== 4) continue;
        const spell = (sorted: typeof group): string =>
          sorted
            .map(({ letters }) => letters)
            .join("")
            .toLowerCase();
        const fromNorth = [...group].sort((a, b) => b.point.lat - a.point.lat);
        if (artefact.chain !== undefined) {
          for (const order of readingOrders(artefact.chain, firstWords(earlier), 4))
            readings.push(spell(order.flatMap((at) => fromNorth[at] ?? [])));
          continue;
        }
        readings.push(
          spell([...group].sort((a, b) => (a.text < b.text ? -1 : 1))),
          spell(fromNorth),
        );
      }
    }
  return readings.filter((word) => shelf.isAnswer(word));
};
