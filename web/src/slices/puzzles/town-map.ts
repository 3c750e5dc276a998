import { winds } from "./short-words.ts";

/** A point of a drawn map, 0 to 1000 to the right and down. */
export interface Spot {
  x: number;
  y: number;
}

export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  anchor: "start" | "end" | "middle";
}

/** Height of a name in points of the map, and the width of a letter of it. */
export const letterHeight = 34;
const letterWidth = 20;
/** Half the width of a dot with the air around it. */
export const dotMarker = 14;

interface Named extends Spot {
  id: string;
  name: string;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Names of towns where they cover no other; the first of the list have the first choice, some find no room. */
export function labelsOf(
  towns: readonly Named[],
  marker: number,
  all: readonly Named[] = towns,
): Label[] {
  const taken: Box[] = all.map(({ x, y }) => [x - marker, y - marker, x + marker, y + marker]);
  return towns.flatMap(({ id, name, x, y }): Label[] => {
    const width = name.length * letterWidth;
    const beside = marker + 6;
    const choices: (readonly [Label["anchor"], number, number, Box])[] = [
      ["start", x + beside, y + 11, [x + beside, y - 17, x + beside + width, y + 17]],
      ["end", x - beside, y + 11, [x - beside - width, y - 17, x - beside, y + 17]],
      ["middle", x, y - beside - 2, boxAbout(x, y - beside - 14, width)],
      ["middle", x, y + beside + 24, boxAbout(x, y + beside + 14, width)],
    ];
    const free = choices.find(
      ([, , , box]) =>
        box[0] >= 0 && box[2] <= 1000 && box[1] >= 0 && box[3] <= 1000 && !taken.some(meets(box)),
    );
    if (free === undefined) return [];
    const [anchor, atX, atY, box] = free;
    taken.push(box);
    return [{ id, text: name, x: atX, y: atY, anchor }];
  });
}

function boxAbout(x: number, y: number, width: number): Box {
  return [x - width / 2, y - 17, x + width / 2, y + 17];
}

function meets(a: Box): (b: Box) => boolean {
  return (b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Degrees clockwise from north, 0 up to but not 360. */
export function directionOf(from: Spot, to: Spot): number {
  return ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
}

/** Eighths of a turn from north, 0 to 7. */
export function eighthOf(from: Spot, to: Spot): number {
  return Math.round(directionOf(from, to) / 45) % 8;
}

/** "x,y" as it is kept on the device; null where it is no spot of the map. */
export function spotFrom(text: string | undefined): Spot | null {
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(text ?? "") ?? [];
  if (x === undefined || y === undefined) return null;
  return { x: Math.min(1000, Number(x)), y: Math.min(1000, Number(y)) };
}

/** "3 miles northeast of Dover". */
export function whereabouts(spot: Spot, towns: readonly Named[], milesWide: number): string {
  const away = (town: Named): number => Math.hypot(town.x - spot.x, town.y - spot.y);
  const [near] = towns.toSorted((a, b) => away(a) - away(b));
  if (near === undefined) return "";
  const miles = Math.round((away(near) * milesWide) / 1000);
  if (miles === 0) return `in ${near.name}`;
  return `${miles} ${miles === 1 ? "mile" : "miles"} ${winds[eighthOf(near, spot)]} of ${near.name}`;
}

/** Miles of a bar that is about a fifth of the map. */
export function scaleMiles(milesWide: number): number {
  return [5, 10, 20, 50, 100].find((miles) => miles >= milesWide / 7) ?? 100;
}

/** The flags of ships and railroads: two arms in eighths of a turn from straight up, as the reader sees them. */
export const flags: readonly (readonly [letter: string, one: number, other: number])[] = [
  ["A", 4, 5],
  ["B", 4, 6],
  ["C", 4, 7],
  ["D", 4, 0],
  ["E", 4, 1],
  ["F", 4, 2],
  ["G", 4, 3],
  ["H", 5, 6],
  ["I", 5, 7],
  ["J", 0, 2],
  ["K", 5, 0],
  ["L", 5, 1],
  ["M", 5, 2],
  ["N", 5, 3],
  ["O", 6, 7],
  ["P", 6, 0],
  ["Q", 6, 1],
  ["R", 6, 2],
  ["S", 6, 3],
  ["T", 7, 0],
  ["U", 7, 1],
  ["V", 0, 3],
  ["W", 1, 2],
  ["X", 1, 3],
  ["Y", 7, 2],
  ["Z", 2, 3],
];
