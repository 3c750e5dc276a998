import type { Place } from "../../../place.ts";
import type { Framing } from "./framing.ts";

/** What a hunt's page says of a story, in the state of one of its places. */
export function toldOfState(
  about: string,
  { stock, stateName }: Pick<Place, "stock" | "stateName">,
): string {
  return about.replace("{state}", stock === "NATIONAL" ? "America" : stateName);
}

const fewestAtHome = 1;

/**
 * The framings of a last square in the order in which a hunt takes them: those that are at home among its places
 * first, and each time another begins, so that hunts next to each other on a page are told differently.
 */
export function toldIn(
  framings: readonly Framing[],
  places: readonly Place[],
  turn: number,
): Framing[] {
  const turned = framings
    .map((_, i) => framings[(i + turn) % framings.length])
    .filter((each) => each !== undefined);
  const isAtHome = ({ suits }: Framing): boolean =>
    places.filter(({ kind }) => suits.includes(kind)).length >= fewestAtHome;
  const inOrder = [...turned.filter(isAtHome), ...turned.filter((each) => !isAtHome(each))];
  // Few hunts have a railway; every other round a story is told in its turn all the same.
  const [own] = turned;
  const isOwnTurn = Math.floor(turn / Math.max(1, framings.length)) % 2 === 1;
  return isOwnTurn && own ? [own, ...inOrder.filter((each) => each !== own)] : inOrder;
}
