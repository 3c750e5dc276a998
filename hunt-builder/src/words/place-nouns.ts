import type { Place } from "../place.ts";
import { kindWords } from "./kinds.ts";

/** Where the name does not say the plain noun, a place is often a part or a neighbor of its kind. */
const looser: Readonly<Record<string, readonly [named: RegExp, otherwise: string]>> = {
  university: [/University|College|Institute|School|Academy/, "campus landmark"],
  canal: [/Canal/, "waterway landmark"],
  mine: [/Mine\b/, "mining landmark"],
  factory: [/Factory|Brewery|Distillery|Works|Furnace|Mill/, "industrial landmark"],
  railway: [/Rail|Train|Line|Cog|Incline/, "railroad landmark"],
  airfield: [/Airport|Airfield|Aerodrome|Field/, "aviation landmark"],
  museum: [
    /^(?!.*(?:National Monument|Historical? Park|Historic Site|Battlefield|Memorial))/,
    "site with a museum",
  ],
  house: [/House|Home|Mansion|Cottage|Castle|Hall|Plantation|Palace/, "historic house"],
  church: [/Church|Chapel|Cathedral|Basilica|Meeting/, "house of worship"],
  mill: [/Mill/, "mill site"],
  market: [/Market/, "marketplace"],
  station: [/Station|Depot|Terminal/, "railroad landmark"],
};

/** The plain noun for a place, without an article: "lighthouse", "campus landmark". */
export function nounOf({ kind, name }: Pick<Place, "kind" | "name">): string {
  const [named, otherwise] = looser[kind] ?? [];
  if (named === undefined || otherwise === undefined || named.test(name))
    return kindWords(kind).noun;
  return otherwise;
}
