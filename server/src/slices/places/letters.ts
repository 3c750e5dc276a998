import type { GroundRecord, LetterSpot } from "@ten-paces/contract";
import type { Library, Stand } from "@ten-paces/hunt-builder";
import type { GroundRow } from "./own-sql.ts";
import type { SpotRow } from "./sql.ts";

const keepers: Record<Stand["ground"]["who"], string> = {
  city: "The city",
  county: "The county",
  state: "The state",
  federal: "The federal government",
  church: "A congregation",
  college: "A college",
  company: "A company or a society",
  tribe: "A tribal nation",
  unknown: "Not known",
};

/** A stand as an operator reads it, its keeper in words. */
export function presentStand({ at, where, ground }: Stand) {
  const who = keepers[ground.who];
  return {
    at: { lat: at[0], lng: at[1] },
    where,
    ground: ground.name ? `${who}, ${ground.name}` : who,
    ask: ground.ask,
  };
}

/** What is noted of a keeper, without whose place it is of. */
export function presentRecord({
  askedOn,
  answer,
  goodUntil,
  contact,
  note,
}: GroundRow): GroundRecord {
  return { askedOn, answer, goodUntil, contact, note };
}

/**
 * The spots of a hunt by who keeps their ground, each keeper once, in the order of the squares. Two spots are of one
 * keeper where the library names it, or where it is the same city or county; else each has a letter of its own.
 */
export function lettersOf(
  spots: readonly SpotRow[],
  library: Library,
  records: ReadonlyMap<string, GroundRow>,
): { keeper: string; spots: LetterSpot[] }[] {
  const letters = new Map<string, { keeper: string; spots: LetterSpot[] }>();
  for (const { num, placeId, name, town, lat, lng, surveyed, stand } of spots) {
    const place = placeId === null ? null : library.findPlace(placeId);
    const known = place?.stand ? presentStand(place.stand) : null;
    const record = placeId === null ? undefined : records.get(placeId);
    const spot: LetterSpot = {
      squareNum: num,
      placeId,
      name,
      town,
      stateCode: place?.stateCode ?? "",
      where: stand?.where ?? known?.where ?? "",
      // The pin of an unsurveyed square was moved off where one stands.
      at: known && !surveyed ? known.at : { lat, lng },
      ask: known?.ask ?? "advised",
      record: record ? presentRecord(record) : null,
    };
    const key = keyOf(place?.stand?.ground, place, num);
    const letter = letters.get(key) ?? { keeper: known?.ground ?? keepers.unknown, spots: [] };
    letter.spots.push(spot);
    letters.set(key, letter);
  }
  return [...letters.values()];
}

function keyOf(
  ground: Stand["ground"] | undefined,
  place: { town: string; county: string; stateCode: string } | null,
  num: number,
): string {
  if (ground?.name) return `${ground.who} ${ground.name}`;
  if (ground?.who === "city" && place) return `city ${place.town}, ${place.stateCode}`;
  if (ground?.who === "county" && place) return `county ${place.county}, ${place.stateCode}`;
  return `square ${num}`;
}
