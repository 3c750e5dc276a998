import { findStateAt, metresToFeet, metresToMiles } from "@ten-paces/geo";
import type { Place, Point } from "../place.ts";
import type { Fault } from "./validate.ts";

/** The map's lines are rough, and piers, islands and light stations lie off them; as for data/places. */
const slackM = 3_000;
const slackAtSeaM = 25_000;
const atSea = new Set(["island", "lighthouse"]);
const nearBorderM = 100;

type Finding = Pick<Fault, "weight" | "code" | "text">;

/** Whether a square's center lies in its landmark's state, on land, and away from the state's line. */
export function checkPosition(center: Point, place: Place): Finding[] {
  const at = findStateAt(center);
  const slack = atSea.has(place.kind) ? slackAtSeaM : slackM;
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
