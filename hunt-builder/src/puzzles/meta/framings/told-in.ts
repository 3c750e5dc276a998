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
  const turnedBy = (list: readonly Framing[]): Framing[] => {
    const from = turn % Math.max(1, list.length);
    return [...list.slice(from), ...list.slice(0, from)];
  };
  const isAtHome = ({ suits }: Framing): boolean =>
    places.filter(({ kind }) => suits.includes(kind)).length >= fewestAtHome;
  // They take turns among themselves: one would else be told in place of each before it that is not at home.
  const home = framings.filter(isAtHome);
  const inOrder = [...turnedBy(home), ...turnedBy(framings.filter((each) => !home.includes(each)))];
  // Few hunts have a railway; every other round a story is told in its turn all the same.
  const [own] = turnedBy(framings);
  const isOwnTurn = Math.floor(turn / Math.max(1, framings.length)) % 2 === 1;
  return isOwnTurn && own ? [own, ...inOrder.filter((each) => each !== own)] : inOrder;
}
