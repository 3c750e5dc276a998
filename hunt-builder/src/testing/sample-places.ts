import { parsePlaces } from "../library.ts";
import type { Place, PlaceRow, Stand, StandAsks } from "../place.ts";

/** A stand that asks nothing, and what else is said of it. */
export function standAt(
  at: [number, number],
  { asks = {}, ...rest }: Partial<Omit<Stand, "asks">> & { asks?: Partial<StandAsks> } = {},
): Stand {
  return {
    at,
    sure: "exact",
    where: "outside the main doors of the hall",
    asks: { ticket: "no", hours: "daylight", terrain: 1, walkM: 50, ...asks },
    ground: { who: "city", ask: "no" },
    ...rest,
  };
}

/** A made-up place of Kansas, in words that no other made-up place has. */
export function samplePlace(num: number, change: Partial<PlaceRow> = {}): Place {
  const at: [number, number] = [38.5 + (num % 10) * 0.02, -97.5 + Math.floor(num / 10) * 0.02];
  const row: PlaceRow = {
    id: `place-${num}`,
    name: `Zebulon Marker ${num}`,
    aliases: [],
    kind: ["statue", "fountain", "square", "courthouse", "library", "bridge"][num % 6] ?? "statue",
    town: "Lindsborg",
    county: "McPherson",
    at,
    sure: "exact",
    stand: standAt(at),
    tags: ["made"],
    years: [[1900 + num, "was dedicated"]],
    people: [],
    measure: { what: "column", value: 20 + num, unit: "ft", how: "tall" },
    facts: ["alpha", "beta", "gamma"].map(
      (word) => `bears the ${word} mark of guild number ${num} on its rim`,
    ),
    veiled: ["dawn", "dusk"].map(
      (word) => `${word} finds it where the ${"so ".repeat(num % 7)}patient wait`,
    ),
    access: "Open daily; free.",
    safety: [],
    ...change,
  };
  const [place] = parsePlaces([row], "kansas");
  if (place === undefined) throw new Error("no place");
  return place;
}
