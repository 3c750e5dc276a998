import { bearingDeg } from "@ten-paces/geo";
import { townCalled } from "./known-towns.ts";
import { saysOf } from "./says-of.ts";
import type { KindSolver } from "./shelf.ts";

/** Arms from hanging down clockwise: a row for the lower arm, a letter for each place of the other; "." says nothing. */
const table = ["ABCDEFG", "HIKLMN", "OPQRS", "TUY.", ".JV", "WX", "Z"];
const steps = 36;

/** From the place, on the page that is true of it, by the towns' own points, whatever the map draws; without it from everywhere on the map, on every page. */
export const solveLookout: KindSolver<"lookout"> = ({ artefact, place, shelf }) => {
  const { towns, arms, milesWide } = artefact;
  const pages = (artefact.pages ?? [{ text: "", signals: artefact.signals }]).filter(
    ({ text }) => place === null || text === "" || saysOf(place, text),
  );
  if (place) {
    const points = new Map(
      towns.map(({ id, name }) => [
        id,
        townCalled(name, { near: place.point, milesWide }, shelf.library),
      ]),
    );
    return pages
      .map(({ signals }) =>
        read(signals, arms, (id) => {
          const point = points.get(id);
          return point ? bearingDeg(place.point, point) : null;
        }),
      )
      .filter((word) => shelf.isAnswer(word));
  }
  const byId = new Map(towns.map((town) => [town.id, town]));
  const found = new Set<string>();
  const spots = Array.from({ length: (steps + 1) ** 2 }, (_, i) => ({
    x: (1000 * (i % (steps + 1))) / steps,
    y: (1000 * Math.floor(i / (steps + 1))) / steps,
  }));
  for (const { signals } of pages)
    for (const { x, y } of [...towns, ...spots]) {
      const word = read(signals, arms, (id) => {
        const town = byId.get(id);
        if (town === undefined || (town.x === x && town.y === y)) return null;
        return (Math.atan2(town.x - x, y - town.y) * 180) / Math.PI;
      });
      if (shelf.isAnswer(word)) found.add(word);
    }
  return [...found];
};

/** The word that the arms make; "" where two are one, say nothing, or are told otherwise. */
function read(
  signals: readonly (readonly string[])[],
  told: readonly (readonly number[])[],
  bearingOf: (id: string) => number | null,
): string {
  let word = "";
  for (const [i, pair] of signals.entries()) {
    if (told.length > 0 && signals.length !== told.length) return "";
    const eighths = pair.map((id) => {
      const bearing = bearingOf(id);
      return bearing === null ? -1 : (Math.round(bearing / 45) + 8) % 8;
    });
    if (eighths.length !== 2 || eighths.includes(-1)) return "";
    const seen = told[i] ?? [];
    if (seen.length > 0 && !seen.every((each) => eighths.includes(each))) return "";
    const [low = 0, high = 0] = eighths.map((each) => (each + 4) % 8).sort((a, b) => a - b);
    const letter = table[low]?.[high - low - 1] ?? ".";
    if (letter === ".") return "";
    word += letter.toLowerCase();
  }
  return word;
}
