import { findStateAt, metresToFeet, metresToMiles } from "@ten-paces/geo";
import type { Place, Point } from "../place.ts";
import type { Fault } from "./fault.ts";

/** The map's lines are rough, and piers, islands and light stations lie off them; as for data/places. */
const slackM = 3_000;
const slackAtSeaM = 25_000;
const atSea = new Set(["island", "lighthouse"]);
/** A stand is on land; the map cuts piers and points of land off. The checks of the library allow as much. */
const standSlackM = 1_700;
const standSlackOnPiersM = 3_200;
const onPiers = new Set(["island", "lighthouse", "beach", "bay", "ship", "dune", "fort"]);
const nearBorderM = 100;

type Finding = Pick<Fault, "weight" | "code" | "text">;

function slackOf(place: Place, standing: boolean): number {
  if (standing && place.stand) return onPiers.has(place.kind) ? standSlackOnPiersM : standSlackM;
  return atSea.has(place.kind) ? slackAtSeaM : slackM;
}

/**
 * Whether a square's center lies in its landmark's state, on land, and away from the state's line. The map
 * knows coasts and borders, to half a kilometre; it knows no lake and no river.
 * @param standing whether people are to stand there
 */
export function checkPosition(center: Point, place: Place, standing: boolean): Finding[] {
  const at = findStateAt(center);
  const slack = slackOf(place, standing);
  if (at === null)
    return [
      { weight: "error", code: "outside_state", text: "The square lies outside the country." },
    ];
  const away = `${metresToMiles(at.distanceToBorderM).toFixed(1)} miles`;
  if (at.state.code !== place.stateCode)
    return at.distanceToBorderM <= slack
      ? []
      : [
          {
            weight: "error",
            code: "outside_state",
            text: `The square lies ${away} inside ${at.state.name}, not in ${place.stateName}.`,
          },
        ];
  if (!at.inside && at.distanceToBorderM > slack)
    return [{ weight: "error", code: "off_shore", text: `The square lies ${away} off the shore.` }];
  if (at.inside && at.distanceToBorderM < nearBorderM)
    return [
      {
        weight: "warning",
        code: "near_border",
        text: `The square lies ${Math.round(metresToFeet(at.distanceToBorderM))} ft from the line of ${place.stateName}; see on the spot that it is on the right side of it, and on land.`,
      },
    ];
  return [];
}
