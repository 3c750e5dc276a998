import type { Place, Point } from "../place.ts";

/** Degrees from one end of a state to the other, below which nobody speaks of its parts. */
const fewestDegrees = 1.2;
/** A hunt that is as long as this much of its state goes across it. */
const mostOfState = 0.5;
/** As far in, of a state's length, as a hunt at an end of it and the middle of such a hunt reach, and where the middle begins. */
const endReach = 0.36;
const endMiddle = 0.3;
const midBegins = 0.25;

/** Latitudes around a hunt's own at which its state's width is taken, as shares of the state's length. */
const nearBy: readonly number[] = [-0.15, -0.08, 0, 0.08, 0.15];

/** Where a hunt lies along one side of its state: at an end, in the middle, at an end and in the middle; "" where nobody would say. */
type Lie = "low" | "middle" | "high" | "low and middle" | "middle and high" | "";

/** What people call a part, where it is not what a compass would call it. */
const called: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TN: { "in central Tennessee": "in middle Tennessee" },
};

/**
 * Parts whose names mean something else to those who live there: the east of Maryland is the shore across the bay, northern
 * Virginia the suburbs of the capital, northern Texas the plain around Dallas; and Denver lies where the compass has the
 * northeast of Colorado, which is the prairie.
 */
const otherwiseMeant: Readonly<Record<string, RegExp>> = {
  CO: /northeast/,
  MD: /north|south|east|west/,
  MI: /north/,
  MN: /southeast/,
  NY: /south|east|north/,
  TX: /north/,
  VA: /^in northern|^in northeastern/,
};

/**
 * The part of a state that all places of a hunt lie in: "in northern Utah", "across Iowa"; null where it has no name.
 * @param lines of the state, as closed rings
 */
export function partOfState(
  places: readonly Place[],
  lines: readonly (readonly Point[])[],
): string | null {
  const [first] = places;
  if (first === undefined || lines.length === 0) return null;
  const { stateCode, stateName: name } = first;
  const lats = spanOf(lines.flat().map(({ lat }) => lat));
  const own = spanOf(places.map(({ point }) => point.lat));
  const wide = spanOf(places.map(({ point }) => point.lng));
  const lngs = spanOf(
    nearBy.flatMap((share) => crossed(lines, (own.least + own.most) / 2 + share * lats.length)),
  );
  // A state is crossed along its longer side.
  const narrow = Math.cos((lats.least * Math.PI) / 180);
  const [side, whole] =
    lats.length > narrow * lngs.length ? [own.length, lats.length] : [wide.length, lngs.length];
  if (whole >= fewestDegrees && side >= mostOfState * whole) return `across ${name}`;
  // Between Alaska's lands lie others' seas and mountains, and no part has a plain name.
  if (stateCode === "AK") return null;
  // It lies aslant, and people know but its north and its south.
  if (stateCode === "CA") {
    if (own.most < midCalifornia) return `in southern ${name}`;
    return own.least > midCalifornia ? `in northern ${name}` : null;
  }
  // What the compass calls its middle.
  if (stateCode === "TX" && own.least > aboveWaco && wide.least > westOfFortWorth)
    return `in northern ${name}`;
  const part = partOf(lieOf(own, lats), lieOf(wide, lngs));
  // Of a state as small as Rhode Island nobody has a middle.
  const isSmall = lats.length < fewestDegrees && lngs.length < fewestDegrees;
  if (part === "" || (part === "center" && isSmall)) return null;
  const said = inPart(part, name);
  if (otherwiseMeant[stateCode]?.test(said)) return null;
  return called[stateCode]?.[said] ?? said;
}

function lieOf(part: Span, whole: Span): Lie {
  if (whole.length < fewestDegrees) return "middle";
  const least = (part.least - whole.least) / whole.length;
  const most = (part.most - whole.least) / whole.length;
  const middle = (least + most) / 2;
  if (most <= endReach && middle <= endMiddle) return "low";
  if (least >= 1 - endReach && middle >= 1 - endMiddle) return "high";
  if (least >= midBegins && most <= 1 - midBegins) return "middle";
  if (most <= 1 - midBegins) return "low and middle";
  return least >= midBegins ? "middle and high" : "";
}

/** "southwest", "west and center", "center". */
function partOf(row: Lie, column: Lie): string {
  const isWide = (lie: Lie): boolean => lie === "" || lie.includes("and");
  if (isWide(row) && isWide(column)) return "";
  const ends = { low: ["south", "west"], high: ["north", "east"] } as const;
  const endOf = (lie: Lie, i: 0 | 1): string =>
    lie === "low" || lie === "high" ? ends[lie][i] : "";
  const both = endOf(row, 0) + endOf(column, 1);
  if (both !== "") return both;
  // In the middle of one side it goes from an end of the other to the middle.
  if (isWide(row))
    return row === "" ? "" : `${row.startsWith("low") ? "south" : "north"} and center`;
  if (isWide(column))
    return column === "" ? "" : `${column.startsWith("low") ? "west" : "east"} and center`;
  return "center";
}

/** "in western and central Ohio"; "in the west of West Virginia", which nobody calls western. */
function inPart(part: string, name: string): string {
  const isNamedByCompass = /^(?:North|South|West) /.test(name);
  if (isNamedByCompass)
    return part === "center"
      ? `in the middle of ${name}`
      : `in the ${part.replace("center", "middle")} of ${name}`;
  const adjectives = part
    .split(" and ")
    .map((each) => (each === "center" ? "central" : `${each}ern`));
  return `in ${adjectives.join(" and ")} ${name}`;
}

/** Where lines cross a latitude. */
function crossed(lines: readonly (readonly Point[])[], lat: number): number[] {
  return lines.flatMap((ring) =>
    ring.flatMap((b, i) => {
      const a = ring.at(i - 1);
      if (a === undefined || a.lat > lat === b.lat > lat) return [];
      return [a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)];
    }),
  );
}

/** The latitude of Fresno. */
const midCalifornia = 36.7;
/** Where people begin to speak of northern Texas, and where they end. */
const aboveWaco = 32;
const westOfFortWorth = -99;

interface Span {
  least: number;
  most: number;
  length: number;
}

function spanOf(values: readonly number[]): Span {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { least, most, length: most - least };
}
