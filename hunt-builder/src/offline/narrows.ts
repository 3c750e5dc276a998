import { milesBetween } from "../bearings.ts";
import type { Material } from "../material/material.ts";
import type { Place } from "../place.ts";
import type { Workbench } from "./workbench.ts";

/** A rung of the map must leave at most this share of the stock's places. */
const mostLeft = 0.6;
/** Miles by which a distance in round miles may be off. */
const slackMi = 3;

/**
 * Whether a line leaves clearly fewer of the stock's places than there are. What a row says of itself holds of
 * it alone (data/places/README.md); what the map or the calendar says is counted.
 */
export function narrows({ task }: Workbench, material: Material): boolean {
  const { stockmates, place } = task;
  const test = testOf(material, place);
  if (test === null || stockmates.length < 8) return true;
  return stockmates.filter(test).length <= mostLeft * stockmates.length;
}

function testOf(
  { source, slots, years }: Material,
  place: Place,
): ((other: Place) => boolean) | null {
  switch (source) {
    case "county":
      return (other) => other.county === place.county;
    case "town":
    case "crossing":
      // Whoever lies as near as this to the place fits the circles around it.
      return (other) => milesBetween(other.point, place.point) <= slackMi + 4;
    case "interval":
    case "term":
      return (other) =>
        other.years.some(([year]) => year >= (years?.[0] ?? 0) && year <= (years?.[1] ?? 0));
    case "decade":
      return (other) =>
        other.years.some(([year]) => slots.span?.includes(String(Math.floor(year / 10) * 10)));
    default:
      return null;
  }
}
