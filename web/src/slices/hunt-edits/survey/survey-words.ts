import type { RefusalCode, surveySquare } from "@ten-paces/contract";
import type { PositionTrouble } from "../../field-aids/position-source.ts";

/** What to do after a refusal; what was refused is said by the server's own sentence. */
export function adviceFor(code: RefusalCode<typeof surveySquare>): string {
  switch (code) {
    case "not_physical":
      return "Digital squares are solved at a desk and need no survey.";
    case "too_inaccurate":
      return "Step away from walls and trees, hold still, and wait for the number to fall.";
    case "too_far":
      return "Go to the landmark, then survey it from there.";
    case "outside":
      return "Squares exist in the 50 states and the District of Columbia only.";
    case "wrong_state":
      return "Stand at the landmark itself, on its own side of the state's line.";
    case "address_taken":
      return "Two squares of a hunt never share an address.";
    case "frozen":
      return "Squares of a hunt that is over stay where they were.";
    case "stale":
      return "Close this window, look at the square again, and survey it then.";
    case "surveyed_since":
      return "Look at what is there now. Survey it again only where you know better.";
    case "phrase_refused":
      return "Say it otherwise, then send it again.";
    case "photo_unusable":
      return "A new picture is made small and bare of metadata by this page.";
    case "already_started":
      return "The pin stays where the first hunters found it.";
  }
}

/** Why there is no position, and what to do about it. */
export const NO_POSITION: Record<PositionTrouble, string> = {
  denied:
    "This site may not know where you are. Allow the precise location in the browser's settings for this site, then try again.",
  unavailable:
    "Your device found no position. Step into the open, check that location services are on, and try again.",
  unsupported:
    "This browser cannot tell where you are. Open this page on a phone, over a secure connection (https).",
};
