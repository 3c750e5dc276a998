import type { HuntDraft, SquareDraft } from "../hunt.ts";
import type { Library } from "../library.ts";
import type { Place, Stand } from "../place.ts";
import { type Excess, excessesOf, fewestMonths } from "../stands/limits.ts";
import { standOf } from "../stands/stand-of.ts";
import { counted } from "../wording/numbers.ts";
import type { Fault } from "./fault.ts";

interface Standing {
  square: SquareDraft;
  place: Place;
  stand: Stand;
}

/** Whether the squares of a physical hunt together ask no more than a hunt of its difficulty may. */
export function checkStands(hunt: HuntDraft, library: Library): Fault[] {
  const standing = hunt.squares.flatMap((square): Standing[] => {
    const place = library.findPlace(square.placeId);
    const stand = place && standOf(place);
    return place && stand ? [{ square, place, stand }] : [];
  });
  const stands = standing.map(({ stand }) => stand);
  const faults = excessesOf(stands, hunt.difficulty, hunt.squares.length).map((excess): Fault => {
    const asking = excess.squares.flatMap((i) => standing[i] ?? []);
    const { square } = asking.at(-1) ?? {};
    const last = square === undefined ? -1 : hunt.squares.indexOf(square);
    const field = last < 0 ? "" : `squares.${last}.placeId`;
    return { where: "hunt", field, weight: "error", code: excess.code, text: told(excess, asking) };
  });
  const toAsk = standing.filter(({ stand }) => stand.ground.ask === "needed");
  if (toAsk.length > 0)
    faults.push({
      where: "hunt",
      field: "",
      weight: "warning",
      code: "keepers_to_ask",
      text: `The keepers of ${numbers(toAsk)} want to be asked before people are sent there.`,
    });
  return faults;
}

function told({ code, most }: Excess, asking: readonly Standing[]): string {
  const which = numbers(asking);
  const atMost = most === 0 ? "none may" : `${most} may`;
  switch (code) {
    case "too_many_tickets":
      return `At ${which} one pays to get in; in this hunt ${atMost} ask for that.`;
    case "too_hard":
      return `The way to ${which} is harder than this hunt may ask: terrain ${most} at most.`;
    case "too_many_opening_hours":
      return `At ${which} one stands only at certain hours; in this hunt ${atMost} have them.`;
    case "too_many_ferries":
      return `One comes to ${which} by ferry; in this hunt ${atMost} ask for that.`;
    case "too_many_seasons":
      return `Parts of the year are closed at ${which}; in this hunt ${atMost} have a season.`;
    case "no_common_season":
      return `All squares are open together for less than ${counted(fewestMonths, "month")} of the year; ${which} have a season.`;
  }
}

function numbers(standing: readonly Standing[]): string {
  const all = standing.map(({ square }) => square.sequenceNum).join(", ");
  return `${standing.length === 1 ? "square" : "squares"} ${all}`;
}
