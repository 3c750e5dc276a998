import type { Place } from "../../place.ts";
import type { ArtefactOf } from "../artefact.ts";
import { townCalled } from "./known-towns.ts";
import type { KindSolver } from "./shelf.ts";

interface Flag {
  id: string;
  letter: string;
  /** Miles to the east and to the north of anywhere. */
  east: number;
  north: number;
}

const quarters: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270 };
/** As far from a leg's end, of the map's width, and as far aside of a leg without its miles. */
const snap = 0.045;
const askew = 5;
const milesOfDegree = 69.1;

/** Walks the legs from the flag nearest to the place, on the drawing and over the ground; without it from every flag. */
export const solveBearings: KindSolver<"bearings"> = ({ artefact, place, shelf }) => {
  const { towns, milesWide, start } = artefact;
  const blotted = place && milesOf(artefact.chain ?? "", place);
  const drawn = towns.map(({ id, letter, x, y }) => ({
    id,
    letter: letter ?? "",
    east: (x * milesWide) / 1000,
    north: (-y * milesWide) / 1000,
  }));
  const answers = (flags: readonly Flag[], from: string | undefined): string[] =>
    walk(artefact, flags, from, blotted).filter((word) => shelf.isAnswer(word));
  if (place === null)
    return start === undefined
      ? drawn.flatMap(({ id }) => answers(drawn, id))
      : answers(drawn, start);
  const { lat, lng } = place.point;
  const ground = towns.flatMap(({ id, letter, name }): Flag[] => {
    const point = townCalled(name, { near: place.point, milesWide }, shelf.library);
    if (point === null) return [];
    const narrow = Math.cos((((lat + point.lat) / 2) * Math.PI) / 180);
    const lngs = ((point.lng - lng + 540) % 360) - 180;
    return [
      {
        id,
        letter: letter ?? "",
        east: lngs * narrow * milesOfDegree,
        north: (point.lat - lat) * milesOfDegree,
      },
    ];
  });
  const [nearest] = ground.toSorted(
    (a, b) => Math.hypot(a.east, a.north) - Math.hypot(b.east, b.north),
  );
  const from = start ?? nearest?.id;
  const overGround = answers(ground, from);
  return answers(drawn, from).filter((word) => overGround.includes(word));
};

/** The miles that are not in the book, by the place's own year; null where it has none of that kind. */
function milesOf(chain: string, { years }: Place): number | null {
  const read = /in which this place (.*?)(?:, (and|less) ([a-z-]+))?\.$/.exec(chain);
  if (read === null) return null;
  const [, phrase, way, off] = read;
  const year = years.find(([, each]) => each === phrase)?.[0];
  const by = numerals.indexOf(off ?? "");
  if (year === undefined || (way !== undefined && by < 0)) return null;
  return (year % 100) + (way === undefined ? 0 : way === "and" ? by : -by);
}

const numerals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** What all ways spell that the legs allow. */
function walk(
  { legs, milesWide }: ArtefactOf<"bearings">,
  flags: readonly Flag[],
  from: string | undefined,
  blotted: number | null,
): string[] {
  const start = flags.find(({ id }) => id === from);
  let ways = start ? [{ at: start, text: "" }] : [];
  for (const leg of legs) {
    const read = /^(?:due ([NESW])|([NS]) (\d+)° ([EW])) (\?|\d+) mi$/.exec(leg);
    if (read === null) return [];
    const [, due, pole = "N", turned, side, chain] = read;
    const sense = (pole === "N") === (side === "E") ? 1 : -1;
    const bearing = due ? (quarters[due] ?? 0) : (quarters[pole] ?? 0) + sense * Number(turned);
    const angle = (bearing * Math.PI) / 180;
    const miles = chain === "?" ? (blotted ?? 0) : Number(chain);
    ways = ways.flatMap(({ at, text }) => {
      const ends =
        chain === "?" && blotted === null
          ? flags.filter((flag) => flag !== at && offBy(at, flag, bearing) <= askew)
          : nearestTo(
              {
                east: at.east + miles * Math.sin(angle),
                north: at.north + miles * Math.cos(angle),
              },
              flags,
              snap * milesWide,
            );
      return ends.map((flag) => ({ at: flag, text: text + flag.letter.toLowerCase() }));
    });
  }
  return ways.map(({ text }) => text);
}

function offBy(from: Flag, to: Flag, bearing: number): number {
  const seen = (Math.atan2(to.east - from.east, to.north - from.north) * 180) / Math.PI;
  return Math.abs(((seen - bearing + 900) % 360) - 180);
}

function nearestTo(
  end: { east: number; north: number },
  flags: readonly Flag[],
  within: number,
): Flag[] {
  const away = (flag: Flag): number => Math.hypot(flag.east - end.east, flag.north - end.north);
  const [best] = flags.toSorted((a, b) => away(a) - away(b));
  return best && away(best) <= within ? [best] : [];
}
