import { checkLibrary } from "./check-library.mjs";

export type Row = ReturnType<typeof sound>;

/** A row without a fault, in the middle of Kansas. */
export function sound() {
  return {
    id: "coronado-tower",
    name: "Coronado Tower",
    aliases: ["Coronado Lookout"],
    kind: "tower",
    town: "Lindsborg",
    county: "McPherson",
    at: [38.61234, -97.70123],
    sure: "exact",
    stand: {
      at: [38.61214, -97.70153],
      sure: "exact",
      where: "beside the door at the foot of the stone wall",
      asks: { ticket: "no", hours: "daylight", terrain: 2, walkM: 120 },
      ground: { who: "city", ask: "advised" },
    } as Record<string, unknown> | null,
    tags: ["made", "climbable"],
    years: [[1936, "was built"]] as [number, string][],
    people: [["Ann Smith", "designed it"]] as [string, string][],
    measure: { what: "outer wall", value: 30, unit: "ft", how: "tall" },
    facts: [
      "stands on a ridge where a party on horseback may have camped",
      "was raised by men out of work for a daily wage",
      "has a winding stair of an odd number of steps",
    ],
    veiled: [
      "a little keep for a knight who came without a king",
      "steps that wind until the grass becomes a sea",
    ],
    access: "Open daily.",
    safety: [] as string[],
  };
}

/** A second row 5 km off with sentences of its own. */
export function neighbor() {
  return {
    ...sound(),
    id: "swedish-mill",
    name: "Swedish Mill",
    aliases: [] as string[],
    kind: "mill",
    at: [38.56234, -97.68123],
    stand: null,
    tags: ["made", "working"],
    facts: [
      "ground wheat for settlers beside a slow river",
      "still turns its rollers for one weekend of spring",
      "keeps every belt that once drove its three floors",
    ],
    veiled: [
      "white dust in the beams, and a wheel that waits",
      "bread began here, before the ovens of the town",
    ],
  };
}

/** Five decimals, as in the files: JSON.stringify drops the zeros at their ends. */
export const written = (rows: unknown[]) =>
  JSON.stringify(rows).replace(
    /"at":\[(-?[\d.]+),(-?[\d.]+)\]/g,
    (_, lat, lng) => `"at": [${Number(lat).toFixed(5)}, ${Number(lng).toFixed(5)}]`,
  );

/** What the checker says of rows, without what it says of their small number. */
export function faultsOf(rows: unknown[], stem = "kansas"): string[] {
  return checkLibrary([{ stem, text: written(rows) }])
    .filter(({ place, what }) => place !== "-" || !/^(?:has|spreads)/.test(what))
    .map(({ what }) => what);
}

export function faultOf(change: (row: Row) => void): string[] {
  const row = sound();
  change(row);
  return faultsOf([row]);
}

/** Changes what a row's stand asks. */
export function ask(row: Row, change: object): void {
  const { stand } = row;
  if (stand) Object.assign(stand, { asks: { ...(stand.asks as object), ...change } });
}
