import { metresPerMile, mostPinOffsetM } from "@ten-paces/geo";
import { milesBetween } from "../bearings.ts";
import type { SquareDraft } from "../hunt.ts";
import type { Place } from "../place.ts";
import { feetAt, standOf, standSentence } from "../stands/stand-of.ts";
import type { Fault } from "./fault.ts";

/** The pin is set to the center of its square, and distances are rounded. */
const snapM = 5;
/** A surveyor may move a square this far off the library's point, however often it is done. */
const mostSurveyedMi = 3;

/** Whether people can stand at a physical square, whether it lies there, and whether hint 3 says where. */
export function checkStand(
  square: SquareDraft,
  place: Place,
): (Pick<Fault, "weight" | "code" | "text"> & { part: string })[] {
  const stand = standOf(place);
  if (stand === null)
    return [
      {
        weight: "error",
        code: "no_stand",
        text: `Nobody can stand at ${place.name}; it is for digital hunts only.`,
        part: "placeId",
      },
    ];
  const awayMi = milesBetween(feetAt(place), square.center);
  const mostMi = square.surveyed
    ? mostSurveyedMi
    : (mostPinOffsetM(stand.sure) + snapM) / metresPerMile;
  const found: ReturnType<typeof checkStand> = [];
  if (awayMi > mostMi)
    found.push({
      weight: "error",
      code: "off_stand",
      text: `The square lies ${Math.round(awayMi * metresPerMile)} m from where one stands at ${place.name}, ${Math.round(mostMi * metresPerMile)} m at most.`,
      part: "center",
    });
  const sentence = standSentence(stand);
  if (!square.surveyed && sentence !== "" && !square.hint3.trimEnd().endsWith(sentence))
    found.push({
      weight: "error",
      code: "stand_untold",
      text: `Hint 3 must end in where to stand: “${sentence}”`,
      part: "hint3",
    });
  return found;
}
